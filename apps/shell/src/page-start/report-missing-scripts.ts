/**
 * Marks the page if one of its scripts cannot be loaded: the style sheet then hides what only the app could do, and
 * shows that the map needs scripts.
 */
export function reportMissingScripts(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) document.documentElement.dataset.scriptless = '';
    },
    { capture: true },
  );
}
