/** Opens a URL in a tab without access to this page. @returns false if the frame must not open tabs */
export function openTab(url: string): boolean {
  // With `noopener`, `open` returns null in any case.
  const tab = window.open(url, '_blank');
  if (!tab) return false;
  try {
    tab.opener = null;
  } catch {
    /* it is out of reach already */
  }
  return true;
}
