import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { language } from "./language.svelte";

const place = document.getElementById("app");
void language.begin().then(() => place && mount(App, { target: place }));
