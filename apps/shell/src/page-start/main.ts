import { recordEarlyUse } from './record-early-use.ts';
import { reportMissingScripts } from './report-missing-scripts.ts';
import { showEarlyResults } from './show-early-results.ts';
import { startShellAfterMap } from './start-shell-after-map.ts';

// Runs in the head of a page with a map, before its style sheets, which would delay it.
if (window.self !== window.top) document.documentElement.dataset.framed = '';
recordEarlyUse();
reportMissingScripts();
showEarlyResults();
startShellAfterMap();
