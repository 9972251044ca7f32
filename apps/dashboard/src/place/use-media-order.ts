import { useState, type RefObject } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { DashboardMedium } from '@umkreis/contract/media.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaReuseMessages } from '../media/messages/media-reuse.ts';
import { reorderMedia, type Reordered } from './reorder-media.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { useRefreshMedia } from '../media/use-refresh-media.ts';

interface Options {
  list: RefObject<HTMLUListElement | null>;
  name(medium: DashboardMedium): string;
  /** Loads the media again. */
  reload(): Promise<unknown>;
}

/** Changes the order of a place's media; `announcement` reports the last change to screen readers. */
export function useMediaOrder(itemId: string, media: readonly DashboardMedium[], { list, name, reload }: Options) {
  const reuse = useMessages(mediaReuseMessages);
  const { boot, auth } = useDashboard();
  const refresh = useRefreshMedia(itemId);
  const [isMoving, setMoving] = useState(false);
  const [moved, setMoved] = useState<Reordered>('moved');
  const [announcement, say] = useState('');
  const move = async (from: number, to: number) => {
    if (isMoving) return;
    const medium = media[from]!;
    const focused = list.current?.contains(document.activeElement) ? document.activeElement?.id : undefined;
    setMoving(true);
    const outcome = await reorderMedia(media, from, to, (id, sortOrder) =>
      callApi(boot, 'PUT /items/media/{id}', { path: { id }, body: { sortOrder }, auth }),
    );
    setMoved(outcome);
    await reload().catch(() => undefined);
    setMoving(false);
    say(outcome === 'moved' ? reuse.moved({ name: name(medium), place: to + 1, count: media.length }) : '');
    refresh();
    // Reordering the DOM removes the focus from the tile's buttons.
    if (focused) requestAnimationFrame(() => document.getElementById(focused)?.focus());
  };
  return { move, isMoving, moved, announcement };
}
