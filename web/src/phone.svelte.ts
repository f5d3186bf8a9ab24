/** Whether the page is as narrow as a phone: then things stand in other places. The same width stands in the styles. */

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 760px");
