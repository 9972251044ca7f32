import type { Boot } from '@umkreis/contract/boot.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { createTracker, type Track } from '@umkreis/metrics/tracker.ts';

export interface Session {
  boot: Boot;
  id: string;
  track: Track;
  isInIframe: boolean;
  isKiosk: boolean;
}

const workPages = [routes.dashboard.to(), routes.authCallback.to()].map((path) => path.replace(/\/$/, ''));
const isWork = (pathname: string) => workPages.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** What is settled once at the start of the page: session id, iframe, kiosk. */
export function createSession(boot: Boot): Session {
  const query = new URLSearchParams(location.search);
  const id = crypto.randomUUID();
  const record = createTracker({
    url: `${boot.apiRoot}/metrics/`,
    sessionId: id,
    branchShortId: boot.branch?.shortId ?? null,
  });
  // a dashboard is work, not a visit: its pages count for no branch and not for the main site
  const track: Track = (action) => {
    if (!isWork(location.pathname)) record(action);
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
  return { boot, id, track, isInIframe, isKiosk };
}
