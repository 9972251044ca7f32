import type { Boot } from '@umkreis/contract/boot.ts';
import { previewQuery, type MapView } from '@umkreis/contract/preview.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { editorsMark, editorsParameter } from '@umkreis/contract/editors-visits.ts';
import { createTracker, type Track } from '@umkreis/metrics/tracker.ts';

export interface Session {
  boot: Boot;
  id: string;
  track: Track;
  isInIframe: boolean;
  isKiosk: boolean;
  /** The dashboard frames the page and sends it the branch that it shows. */
  isPreview: boolean;
  onView?(view: MapView): void;
}

const workPages = [routes.dashboard.to(), routes.authCallback.to()].map((path) => path.replace(/\/$/, ''));
/** A page of people who work for a guide. */
export const isWork = (pathname: string) =>
  workPages.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** Editors' own visits are not counted; the mark is kept for each host. */
function isEditorsBrowser(): boolean {
  try {
    return localStorage.getItem(editorsMark) !== null;
  } catch {
    return false;
  }
}

/** The dashboard leads to the map of a branch, which is on another host, with `?editor`: it leaves the address. */
function markEditor(query: URLSearchParams): void {
  if (!query.has(editorsParameter)) return;
  query.delete(editorsParameter);
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  try {
    localStorage.setItem(editorsMark, '1');
  } catch {
    /* private mode: the visit counts */
  }
}

/** What is settled once at the start of the page: session id, iframe, kiosk. */
export function createSession(boot: Boot): Session {
  const query = new URLSearchParams(location.search);
  markEditor(query);
  const id = crypto.randomUUID();
  const record = createTracker({
    url: `${boot.apiRoot}/metrics/`,
    sessionId: id,
    branchShortId: boot.branch?.shortId ?? null,
  });
  const isPreview = query.has(previewQuery) && isFramedByOwnOrigin();
  // a dashboard is work, not a visit: its pages count for no branch and not for the main site
  const track: Track = (action) => {
    if (!isPreview && !isWork(location.pathname) && !isEditorsBrowser()) record(action);
  };
  const isInIframe = window.self !== window.top && !query.has('ignoreiframe');
  const isKiosk = (boot.branch?.hasKiosk ?? false) && query.has('iskiosk');
  track({
    metric_key: 'app_start',
    quo_version: boot.product.version,
    referrer: document.referrer,
    browser_language: navigator.language,
    quo_plattform: 'web',
    window_size: `${window.innerWidth}x${window.innerHeight}`,
    user_agent: navigator.userAgent,
  });
  if (isKiosk) track({ metric_key: 'app_iskiosk' });
  return { boot, id, track, isInIframe, isKiosk, isPreview };
}

function isFramedByOwnOrigin(): boolean {
  try {
    return window.parent !== window && window.parent.location.origin === location.origin;
  } catch {
    return false;
  }
}
