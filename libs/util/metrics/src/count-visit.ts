import type { Boot } from '@umkreis/contract/boot.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { isEditorsBrowser } from './editors-browser.ts';
import { createTracker, type Track } from './tracker.ts';

const workPages = [routes.dashboard.to(), routes.authCallback.to()].map((path) => path.replace(/\/$/, ''));
/** A page for staff and editors. */
export const isWork = (pathname: string) =>
  workPages.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/**
 * Starts to record a session. Dashboard pages, editors' own visits and previews are not recorded.
 * @param sessionId of this page load
 */
export function countVisit(
  boot: Pick<Boot, 'apiRoot' | 'branch' | 'product'>,
  { sessionId, isKiosk, isPreview }: { sessionId: string; isKiosk: boolean; isPreview: boolean },
): Track {
  const record = createTracker({
    url: `${boot.apiRoot}/metrics/`,
    sessionId,
    branchShortId: boot.branch?.shortId ?? null,
  });
  const track: Track = (action) => {
    if (!isPreview && !isWork(location.pathname) && !isEditorsBrowser()) record(action);
  };
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
  return track;
}
