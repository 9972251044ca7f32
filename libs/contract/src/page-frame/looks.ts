/**
 * Class names of elements that the edge renders before the app is loaded and that the app renders again in the same
 * place, so that both look the same. They are classes of Tailwind: each surface compiles them (`tokens.css` names this
 * folder as a source), and so does the style sheet in the page of the edge (`apps/shell/src/page-start/frame.css`).
 */

/** Position of the search field above the map */
export const searchPlaceLook = {
  bar: 'pointer-events-none absolute inset-x-0 top-[var(--overlay-top)] z-20 flex flex-col sm:flex-row sm:items-start',
  box: 'pointer-events-auto p-3 pb-1.5 sm:w-[calc(var(--container-column)+1.5rem)] sm:shrink-0 sm:pr-0',
};

export const searchFieldLook = {
  form: 'flex h-12 items-center gap-1 rounded-card bg-paper pr-1 focus-within:ring-2 focus-within:ring-accent',
  /** Above the map */
  floating: 'shadow-float',
  /** In a panel */
  outlined: 'ring-1 ring-line-strong',
  input:
    'h-full w-full min-w-0 bg-transparent px-2 text-base outline-none will-change-transform [&::-webkit-search-cancel-button]:hidden',
};

export const iconButtonLook = 'grid size-11 shrink-0 place-items-center rounded-control';

export const menuButtonLook = {
  /** Without a logo: an icon button */
  plain: 'ml-0.5',
  withLogo: 'ml-0.5 flex h-11 shrink-0 items-center gap-1.5 rounded-control pl-2.5',
  logo: 'h-7 min-w-0 flex-1 object-contain object-left',
};
/** Stroke path on a 24×24 grid */
export const menuIconPath = 'M4 6h16M4 12h16M4 18h16';

/** Free space of a map above, between and below search field and panel */
export const mapSpaceLook = '[--below-panel:2.25rem] [--overlay-top:0px] [--panel-top:4.5rem]';

/** The panel next to a wide map, and as a sheet above the map of a phone */
export const panelLook = {
  /** Only on wide screens */
  column:
    'sm:absolute sm:top-[calc(var(--overlay-top)+var(--panel-top))] sm:left-3 sm:z-10 sm:max-h-[calc(100%-var(--overlay-top)-var(--panel-top)-var(--kiosk-bottom,0px)-var(--below-panel))] sm:w-column sm:overflow-x-hidden sm:overflow-y-auto sm:overscroll-contain sm:rounded-card sm:bg-paper sm:shadow-float',
  sheet: 'fixed inset-x-0 bottom-0 z-20 flex flex-col rounded-t-2xl bg-paper shadow-float',
  handle: 'mx-auto grid h-6 w-full place-items-center rounded-t-2xl',
  handleMark: 'h-1 w-9 rounded-full bg-line-strong/60',
  header: 'sticky top-0 z-10 flex items-start gap-1 border-b border-line bg-paper py-2 pr-1.5 pl-4',
  heading: 'min-w-0 flex-1 py-1',
  title: 'py-1.5 text-base',
  count: 'tabular text-sm text-ink-soft',
};

/** A list of places */
export const placeListLook = {
  list: 'divide-y divide-line',
  row: 'flex w-full items-start gap-3 px-4 py-2.5 text-left transition-colors hover:bg-hover',
  /** A row with a button at its end, which touch screens always show */
  withAction: 'pointer-coarse:pr-14',
  symbol: 'pt-0.5',
  text: 'min-w-0 flex-1',
  title: 'line-clamp-2 text-base leading-snug font-semibold hyphens-auto',
  line: 'line-clamp-1 text-sm text-ink-soft',
};

/** Parts of the server-rendered page that the app has in another form */
export const frameLook = {
  page: 'fixed inset-0 text-ink',
  /** Around the panel: the sheet at its middle stop, nothing on wide screens */
  sheet: 'h-[50dvh] sm:contents',
  sheetContent: 'max-sm:min-h-0 max-sm:flex-1 max-sm:overflow-y-auto max-sm:overscroll-contain',
  handle: 'shrink-0 sm:hidden',
};
