import { appRequestedEvent, appRequestedMark } from '@umkreis/contract/page-frame/app-request.ts';

/** A map created later than this after navigation is on a slow connection or device, ms. */
const SLOW = 1500;
/** Deadline for loading the shell after the map was created, ms. */
const FROM_MAP = 2000;
/** Deadline for loading the shell after the start script, which waits for the map library, ms. */
const FROM_SCRIPT = 6000;

/** Files fetched at the same time while the map loads */
const LANES = 2;

const page = document.documentElement;
const linksOf = (selector: string) => [...document.querySelectorAll<HTMLLinkElement>(`link${selector}`)];

/**
 * Starts the shell once the first map is idle and painted, since starting both at once delays both; on a slow
 * connection as soon as its places are drawn. User input, a failed map and deadlines start it earlier. Its files are
 * links with the unknown `rel` value `later`, which browsers ignore: they are fetched after the map library, while the
 * map is created and its directory is requested. Style sheets are applied together with the shell, since they cause a
 * layout. Does nothing on a page that loads the shell by itself.
 */
export function startShellAfterMap(): void {
  const mapScript = loadOf((target) => target.id === 'start');
  void loadOfLibrary().then(fetchInBackground);
  const requested = shellRequested(mapScript);
  void requested.then(announceApp);
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

/** Resolves when all modules of the map library are loaded. */
const loadOfLibrary = () =>
  new Promise<void>((resolve) => {
    let count = 0;
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof HTMLLinkElement && 'library' in target.dataset) count += 1;
        if (count > 0 && count === linksOf('[data-library]').length) resolve();
      },
      true,
    );
  });

/** Resolves when the shell should start. */
function shellRequested(mapScript: Promise<string>): Promise<unknown> {
  return new Promise<unknown>((go) => {
    let isSlow = false;
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) {
        if (name === 'umkreis:map-idle' || (name === 'umkreis:places-drawn' && isSlow))
          requestAnimationFrame(() => setTimeout(go));
        if (name === 'umkreis:no-map') go(name);
      }
    }).observe({ entryTypes: ['mark'] });
    for (const type of ['pointerdown', 'keydown', 'focusin', 'wheel'])
      addEventListener(type, go, { once: true, capture: true });
    void mapScript.then((how) => {
      if (how === 'error') return go(how);
      setTimeout(go, FROM_SCRIPT);
      whenMapIsCreated(() => {
        isSlow = performance.now() > SLOW;
        setTimeout(go, Math.max(FROM_MAP, performance.now()));
      });
    });
  });
}

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

/** Fetches the files two at a time: more would take most of a slow line from the map's tiles. */
function fetchInBackground(): void {
  const next = () => {
    const [link] = linksOf('[rel=later]');
    if (link) void fetchFile(link).then(next);
  };
  for (let lane = 0; lane < LANES; lane++) next();
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
