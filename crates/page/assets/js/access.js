// For those who play by keyboard or by ear.

import "./describe.js";
import "./news.js";
import "./roving.js";
