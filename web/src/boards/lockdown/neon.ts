/** The colour of each place's sign, by its number; 0 is no place. */
export const NEON = ["#ffffff", "#4be8ff", "#5dffa0", "#86b4ff", "#ff9a4d", "#ff5db8", "#ffe3b0"] as const;
