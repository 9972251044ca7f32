import { basemapPartMark } from '@umkreis/contract/offline.ts';
import { kioskPrefix } from '../identity/kept-identity.ts';

/**
 * Leaves nothing of who stood here: what plays or films, what is typed or marked, how far the page is scrolled, and
 * what the device keeps, but for what the kiosk knows of itself. What is open goes with the map, which is made anew.
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
  // one for each part of the basemap that was read, for weeks
  performance.clearMarks(basemapPartMark);
  forgetKept();
}

function forgetKept(): void {
  try {
    sessionStorage.clear();
    for (const name of Object.keys(localStorage)) if (!name.startsWith(kioskPrefix)) localStorage.removeItem(name);
  } catch {
    /* what is refused to the page keeps nothing either */
  }
}
