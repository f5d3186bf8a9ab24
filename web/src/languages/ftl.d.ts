/** A catalogue, as the build makes it of a file of Fluent messages. */
declare module "*.ftl" {
  const messages: Record<string, import("@fluent/bundle").Message["value"]>;
  export default messages;
}
