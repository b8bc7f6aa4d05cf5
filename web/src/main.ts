import { mount } from "svelte";
import "@fontsource/limelight/latin-400.css";
import "@fontsource/special-elite/latin-400.css";
import "@fontsource-variable/inter/wght.css";
import "./styles/tokens.css";
import "./styles/room.css";
import App from "./App.svelte";
import { preferences } from "./lib/preferences.svelte";
import { preferredLanguage, words } from "./lib/words.svelte";
import { startWorker } from "./people/worker";

preferences.apply();
await words.speak(preferredLanguage());
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
startWorker();
