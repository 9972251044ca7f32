/** Opens an address in a tab that can't reach back. @returns false where the frame must not open any */
export function openTab(url: string): boolean {
  // with `noopener` nobody would say whether it opened
  const tab = window.open(url, '_blank');
  if (!tab) return false;
  try {
    tab.opener = null;
  } catch {
    /* it is out of reach already */
  }
  return true;
}
