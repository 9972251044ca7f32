import { earlyFieldId } from '@umkreis/contract/page-frame/early-use.ts';
import { appRequestedEvent, appRequestedMark } from '@umkreis/contract/page-frame/app-request.ts';

/** Deadline for loading the shell after the map was created, ms. */
const FROM_MAP = 2000;
/** Deadline for loading the shell after the start script, which waits for the map library, ms. */
const FROM_SCRIPT = 6000;

const page = document.documentElement;
const linksOf = (selector: string) => [...document.querySelectorAll<HTMLLinkElement>(`link${selector}`)];

/**
 * Starts the shell once the first map is idle and painted, since starting both at once delays both; the page has a
 * search field and a list of its own until then. User input, a failed map and deadlines start it earlier, but not the
 * search field, since the page shows results itself. Its files are links with the unknown `rel` value `later`, which
 * browsers ignore: they are fetched then, so that they don't take a slow line from the map. Style sheets are applied
 * together with the shell, since they cause a layout. Does nothing on a page that loads the shell by itself.
 */
export function startShellAfterMap(): void {
  const mapScript = loadOf((target) => target.id === 'start');
  const requested = shellRequested(mapScript);
  void requested.then(announceApp);
  void requested.then(fetchFiles);
  void Promise.all([mapScript, requested]).then(fetchFiles).then(applyStyles).then(runShell);
}

/** The engine starts at the same moment. */
function announceApp(): void {
  page.dataset[appRequestedMark] = '';
  dispatchEvent(new Event(appRequestedEvent));
}

/** Resolves when the page has loaded a file, or could not. */
const loadOf = (isMeant: (target: Element) => boolean) =>
  new Promise<string>((resolve) => {
    for (const type of ['load', 'error'])
      document.addEventListener(
        type,
        ({ target }) => target instanceof Element && isMeant(target) && resolve(type),
        true,
      );
  });

/** Resolves when a performance mark is set. */
const marked = (mark: string) =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName(mark).length > 0) resolve();
    }).observe({ entryTypes: ['mark'] });
  });

/** Resolves when the shell should start. */
const shellRequested = (mapScript: Promise<string>) =>
  new Promise<unknown>((go) => {
    void marked('umkreis:map-idle').then(() => requestAnimationFrame(() => setTimeout(go)));
    void marked('umkreis:no-map').then(go);
    for (const type of ['pointerdown', 'keydown', 'focusin', 'wheel'])
      addEventListener(type, (event) => needsApp(event) && go(type), { capture: true });
    void mapScript.then((how) => {
      if (how === 'error') return go(how);
      setTimeout(go, FROM_SCRIPT);
      whenMapIsCreated(() => setTimeout(go, Math.max(FROM_MAP, performance.now())));
    });
  });

/** Whether an input needs the app: in the search field, only Enter. */
const needsApp = (event: Event) =>
  !(event.target instanceof Element && event.target.id === earlyFieldId) ||
  (event instanceof KeyboardEvent && event.key === 'Enter');

function whenMapIsCreated(then: () => void): void {
  if (page.dataset.map) return then();
  const observer = new MutationObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe(page, { attributeFilter: ['data-map'] });
}

const loads = new Map<HTMLLinkElement, Promise<unknown>>();

/** Fetches a file of the shell or of the app once. @returns resolves when it is loaded, or could not be */
function fetchFile(link: HTMLLinkElement): Promise<unknown> {
  const load =
    loads.get(link) ??
    new Promise((resolve) => {
      link.onload = link.onerror = resolve;
      link.rel = 'preload';
    });
  loads.set(link, load);
  return load;
}

/** Fetches all files that are not fetched yet. @returns resolves when all are loaded */
function fetchFiles(): Promise<unknown> {
  for (const link of linksOf('[rel=later]')) void fetchFile(link);
  return Promise.all(loads.values());
}

const applyStyles = () =>
  Promise.all(
    linksOf('[data-style]').map(
      (link) =>
        new Promise((resolve) => {
          const sheet = document.createElement('link');
          sheet.onload = sheet.onerror = resolve;
          sheet.rel = 'stylesheet';
          sheet.href = link.href;
          link.after(sheet);
        }),
    ),
  );

function runShell(): void {
  for (const { href } of linksOf('[data-shell]')) {
    const script = document.createElement('script');
    script.src = href;
    script.async = false;
    document.head.append(script);
  }
}
