/** In a release of the shell: the script that runs first in a page with a map, written into the page by the edge. */
export const frameScriptFile = 'page-frame.js';
/** In a release of the shell: the style of such a page until style sheets are loaded, also written into the page. */
export const frameStyleFile = 'page-frame.css';
