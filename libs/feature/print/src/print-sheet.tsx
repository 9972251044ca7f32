import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useRef, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { QrCode } from '@umkreis/guide-core/qr-code/qr-code.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { demoMessages } from '@umkreis/i18n/demo.ts';
import { useContentLanguage, useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { printMessages } from './messages/print.ts';
import { placeTitle } from '@umkreis/places/place-names.ts';
import { useNow } from '@umkreis/guide-core/time/guide-time.ts';
import { searchQueryAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { placeAtom } from '@umkreis/guide-core/selected/selected-atoms.ts';
import { isListOpenAtom } from '@umkreis/guide-core/my-list/opened-list-atom.ts';
import { listAtom } from '@umkreis/guide-core/address/opened-atoms.ts';
import { columnsOf, mapSize, paperMargin, paperSize, pxOf, type Paper } from './paper.ts';
import type { PrintParts } from './print-parts.ts';
import { printOnly } from './page-style.ts';
import { PrintBar } from './print-bar.tsx';
import { PrintedCard } from './printed-card.tsx';
import { PrintedLegend } from './printed-legend.tsx';
import { PrintedList } from './printed-list.tsx';
import { PrintedMapFigure } from './printed-map-figure.tsx';
import { useListTitle } from './use-list-title.ts';
import { useOnTop } from './use-on-top.ts';
import { usePrintedList } from './use-printed-list.ts';
import { usePrintedMap } from './use-printed-map.ts';

/** Light colours, regardless of the theme */
const daylight = {
  '--ink': '#1f1b29',
  '--ink-soft': '#5a5466',
  '--line': '#e4e0ea',
  '--changing': '#b54708',
  colorScheme: 'light',
} as CSSProperties;

/** The current screen as a sheet of paper: map, legend, card and list, with a button back to the page. */
export function PrintSheet({ MyList, onClose }: PrintParts & { onClose(): void }) {
  const contentLanguage = useContentLanguage();
  const { boot, timeZone } = useGuide();
  const { branch, main, product } = boot;
  const t = useMessages(printMessages);
  const tGuide = useMessages(guideMessages);
  const { demo } = useMessages(demoMessages);
  const pick = usePick();
  const language = useLanguage();
  const place = useAtomValue(placeAtom);
  const { paper, setPaper, inner, map, hasList, setHasList, listTitle, list, isMyList } = useSheet(place !== null);
  const now = useNow();
  const url = location.href;
  const dialog = useRef<HTMLDialogElement>(null);
  useOnTop(dialog, onClose);

  const guideTitle = branch?.title ?? product.name;
  const title = place ? placeTitle(place, pick) : hasList ? listTitle : t.map({ title: guideTitle });
  const isListed = !hasList || isMyList || list.data !== null || list.error !== null;
  const day = dateFormat(language, { dateStyle: 'long', timeZone }).format(now);
  const columns = columnsOf(paper);
  const sources = (branch?.isDemo ?? main.isDemo) ? demo : branch?.attribution || main.attribution;

  return createPortal(
    <dialog
      open
      ref={dialog}
      aria-label={t.sheet}
      tabIndex={-1}
      data-printed=""
      className="fixed inset-0 z-50 m-0 block size-full max-h-none max-w-none overflow-auto overscroll-contain border-0 bg-sunken p-0 text-ink print:static print:h-auto print:overflow-visible print:bg-white"
    >
      <PrintBar
        paper={paper}
        onPaper={setPaper}
        hasList={hasList}
        onList={setHasList}
        news={map === null ? t.drawing : isListed ? t.ready : t.listing}
        isReady={map !== null && isListed}
        onClose={onClose}
      />
      <article
        lang={language}
        style={{ ...daylight, width: `${paperSize(paper).width}mm`, padding: `${paperMargin}mm` }}
        className="mx-auto my-6 bg-white text-ink shadow-float print:m-0 print:!w-auto print:!p-0 print:shadow-none"
      >
        <header className="flex items-start justify-between gap-6 pb-3">
          <div className="min-w-0">
            <p className="text-[10pt] text-ink-soft">
              {[guideTitle, t.printedOn({ day })].filter((text) => text !== title).join(' · ')}
            </p>
            <h1 lang={contentLanguage} className="text-[20pt] leading-tight font-title hyphens-auto">
              {title}
            </h1>
            <p className="pt-1 text-[9pt] break-all text-ink-soft">{url}</p>
          </div>
          <div className="w-[24mm] shrink-0 [&_svg]:!m-0 [&_svg]:!size-[24mm] [&_svg]:!p-0">
            <QrCode text={url} label={t.qrCode} />
          </div>
        </header>
        <PrintedMapFigure map={map} size={inner} label={t.map({ title: guideTitle })} sources={sources} />
        {map && map !== 'failed' && <PrintedLegend categoryIds={map.categoryIds} columns={columns} />}
        {place && <PrintedCard place={place} title={title} />}
        {hasList && isMyList && (
          <Suspense fallback={null}>
            <MyList title={listTitle} columns={columns} />
          </Suspense>
        )}
        {hasList && list.data && <PrintedList list={list.data} title={listTitle} columns={columns} />}
        {hasList && list.error && !list.data && (
          <p role="alert" className="pt-4 text-[10pt]">
            {t.listFailed} <span className="text-ink-soft">{tGuide.offlineText}</span>
          </p>
        )}
      </article>
    </dialog>,
    document.body,
  );
}

/** What is printed, and on which paper. */
function useSheet(hasPlace: boolean) {
  const query = useAtomValue(searchQueryAtom);
  const isListOpen = useAtomValue(listAtom);
  const isMyList = useAtomValue(isListOpenAtom) && query === null;
  const [paper, setPaper] = useState<Paper>({ format: 'A4', isLandscape: false });
  const [hasList, setHasList] = useState(query !== null || isListOpen || isMyList);
  const listTitle = useListTitle();
  const list = usePrintedList(hasList && !isMyList);
  const inner = mapSize(paper, !hasPlace && !hasList);
  const map = usePrintedMap(pxOf(inner.width), pxOf(inner.height));
  useEffect(() => printOnly(paper), [paper]);
  return { paper, setPaper, inner, map, hasList, setHasList, listTitle, list, isMyList };
}
