import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import { branchUrl } from '@umkreis/contract/branch-origin.ts';
import { editorsParameter } from '@umkreis/metrics/editors-browser.ts';
import { previewQuery, type PreviewNews, type ShowPreview } from '@umkreis/contract/preview.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { branchMessages } from './messages/branch.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import type { PreviewState } from './start-part.tsx';

/** Debounce of preview updates, ms. Dragging in the colour picker changes the value many times. */
const PAUSE_MS = 150;

/** The branch's real map in an iframe, with the unsaved changes applied. */
export function BranchPreview({ branch, onSeen }: { branch: Branch; onSeen(state: PreviewState): void }) {
  const t = useMessages(branchMessages);
  const { boot } = useDashboard();
  const language = useLanguage();
  const frame = usePreviewFrame(branch, onSeen);
  const [isFramed, setFramed] = useState(false);
  return (
    <section aria-label={t.preview} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-base font-title">{t.preview}</h2>
        <span className="ml-auto" />
        <Chip pressed={!isFramed} onClick={() => setFramed(false)}>
          {t.asGuide}
        </Chip>
        <Chip pressed={isFramed} onClick={() => setFramed(true)}>
          {t.asFrame}
        </Chip>
      </div>
      <iframe
        key={`${isFramed} ${language}`}
        ref={frame}
        title={t.preview}
        src={`${routes.map.to()}?${previewQuery}&lang=${language}${isFramed ? '' : '&ignoreiframe'}`}
        className="h-[32rem] w-full rounded-card border-0 bg-sunken ring-1 ring-line lg:h-[calc(100dvh-14rem)] lg:min-h-96"
      />
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-soft">
        <span>{t.previewHint}</span>
        <a href={`${branchUrl(branch, boot.product)}?${editorsParameter}`} target="_blank" rel="noreferrer">
          {t.openMap}
        </a>
      </p>
    </section>
  );
}

/** Sends the unsaved branch to the frame, and hears from it. */
function usePreviewFrame(branch: Branch, onSeen: (state: PreviewState) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const send = useEffectEvent(() => {
    const { shortId, mapCenter, mapBoundaries } = branch;
    const message: ShowPreview = {
      umkreisPreview: 'show',
      branch,
      start: JSON.stringify([shortId, mapCenter, mapBoundaries]),
    };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  });
  const hear = useEffectEvent((event: MessageEvent<PreviewNews | undefined>) => {
    if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return;
    const news = event.data;
    if (news?.umkreisPreview === 'ready') {
      setReady(true);
      send();
    } else if (news?.umkreisPreview === 'view') {
      const { clientWidth, clientHeight } = frame.current!;
      onSeen({ view: news.view, size: [clientWidth, clientHeight] });
    }
  });
  useEffect(() => {
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [branch, isReady]);
  return frame;
}
