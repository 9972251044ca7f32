/** Keys that, with Ctrl or Cmd, print, save or open something, show the source, or zoom the page. */
const blockedKeys = new Set(['p', 's', 'o', 'u', '+', '-', '=', '0']);

const prevent = (event: Event) => event.preventDefault();

function preventKey(event: KeyboardEvent): void {
  if ((event.ctrlKey || event.metaKey) && blockedKeys.has(event.key.toLowerCase())) event.preventDefault();
}

function preventZoom(event: WheelEvent): void {
  if (event.ctrlKey) event.preventDefault();
}

/**
 * Blocks what a visitor can do with the browser instead of the kiosk: its menu, printing, saving, and zooming the page.
 * The map still zooms, since it listens to the same events. Other keys, such as those that close the window, are
 * blocked by the browser's kiosk mode only.
 * @returns allows it again
 */
export function blockBrowserActions(): () => void {
  addEventListener('contextmenu', prevent, true);
  addEventListener('dragstart', prevent, true);
  addEventListener('keydown', preventKey, true);
  addEventListener('wheel', preventZoom, { capture: true, passive: false });
  return () => {
    removeEventListener('contextmenu', prevent, true);
    removeEventListener('dragstart', prevent, true);
    removeEventListener('keydown', preventKey, true);
    removeEventListener('wheel', preventZoom, { capture: true });
  };
}
