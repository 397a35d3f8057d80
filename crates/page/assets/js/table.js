// Keeps a table up to date, lets things travel, and knows some keys. Without it every button still works as a form.

import "./clock.js";
import { table } from "./dom.js";
import { settle } from "./draw.js";
import "./explain.js";
import "./forms.js";
import "./keys.js";
import "./links.js";
import { listen } from "./live.js";
import "./notify.js";
import "./replay.js";
import "./share.js";

const here = table();
if (here) {
  settle(here);
  listen();
}
