import type { Boot } from '@umkreis/contract/boot.ts';
import { previewQuery, type MapView } from '@umkreis/contract/preview.ts';
import { countVisit } from '@umkreis/metrics/count-visit.ts';
import { markByAddress } from '@umkreis/metrics/editors-browser.ts';
import type { Track } from '@umkreis/metrics/tracker.ts';

export interface Session {
  boot: Boot;
  id: string;
  track: Track;
  isInIframe: boolean;
  isKiosk: boolean;
  /** The dashboard shows the page in a frame and sends it the branch to display. */
  isPreview: boolean;
  onView?(view: MapView): void;
}

/** Creates the session at the start of the page: id, frame and kiosk mode. */
export function createSession(boot: Boot): Session {
  const query = new URLSearchParams(location.search);
  markByAddress(query);
  const id = crypto.randomUUID();
  const isPreview = query.has(previewQuery) && isFramedByOwnOrigin();
  const isInIframe = window.self !== window.top && !query.has('ignoreiframe');
  const isKiosk = (boot.branch?.hasKiosk ?? false) && query.has('iskiosk');
  const track = countVisit(boot, { sessionId: id, isKiosk, isPreview });
  return { boot, id, track, isInIframe, isKiosk, isPreview };
}

function isFramedByOwnOrigin(): boolean {
  try {
    return window.parent !== window && window.parent.location.origin === location.origin;
  } catch {
    return false;
  }
}
