import { basemapPartMark } from '@umkreis/contract/offline.ts';
import { kioskPrefix } from '../storage/kiosk-prefix.ts';

/**
 * Deletes all traces of a visitor: playing media and camera streams, typed and selected text, scroll
 * positions, and storage, except the kiosk's own entries. Open dialogs disappear when the map is created
 * again.
 */
export function forgetVisitor(): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) {
    media.pause();
    if (!(media.srcObject instanceof MediaStream)) continue;
    for (const track of media.srcObject.getTracks()) track.stop();
    media.srcObject = null;
  }
  for (const form of document.forms) form.reset();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  getSelection()?.removeAllRanges();
  scrollTo(0, 0);
  // One mark per loaded basemap range would accumulate for weeks.
  performance.clearMarks(basemapPartMark);
  clearStorage();
}

function clearStorage(): void {
  try {
    sessionStorage.clear();
    for (const name of Object.keys(localStorage)) if (!name.startsWith(kioskPrefix)) localStorage.removeItem(name);
  } catch {
    /* what is refused to the page keeps nothing either */
  }
}
