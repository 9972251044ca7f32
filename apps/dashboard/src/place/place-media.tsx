import { useRef, useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import { itemMediumKeys, type DashboardMedium } from '@umkreis/contract/media.ts';
import { dashboardMessages } from '../messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from '../messages/media.ts';
import { mediaReuseMessages } from '../messages/media-reuse.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { reorderMedia, type Reordered } from './reorder-media.ts';
import { useDashboard } from '../shared/dashboard-context.tsx';
import { LoadError } from '../shared/load-error.tsx';
import { MediumDialog } from '../media/medium-dialog.tsx';
import { MediumTile } from '../media/medium-tile.tsx';
import { UploadZone } from '../media/upload-zone.tsx';
import { useLibrary } from '../media/use-library.tsx';
import { useRefreshMedia } from '../media/use-refresh-media.ts';

const MOST = 100;

/** The pictures of a place in the order in which visitors see them. */
export function PlaceMedia({ itemId, isReadOnly }: { itemId: string; isReadOnly: boolean }) {
  const t = useMessages(mediaMessages);
  const reuse = useMessages(mediaReuseMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth } = useDashboard();
  const { data, error, mutate } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /items/media/', { query: { itemId, pageSize: MOST } }),
  );
  const refresh = useRefreshMedia(itemId);
  const [opened, setOpened] = useState<DashboardMedium>();
  const [isMoving, setMoving] = useState(false);
  const [moved, setMoved] = useState<Reordered>('moved');
  const media = data?.media ?? [];
  const main = media.find((medium) => medium.kind !== itemMediumKeys.logo);

  const name = (medium: DashboardMedium) => medium.title || medium.alt || t.untitled;
  const [announcement, say] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const library = useLibrary(itemId);
  const move = async (from: number, to: number) => {
    if (isMoving) return;
    const medium = media[from]!;
    const focused = list.current?.contains(document.activeElement) ? document.activeElement?.id : undefined;
    setMoving(true);
    const outcome = await reorderMedia(media, from, to, (id, sortOrder) =>
      callApi(boot, 'PUT /items/media/{id}', { path: { id }, body: { sortOrder }, auth }),
    );
    setMoved(outcome);
    await mutate().catch(() => undefined);
    setMoving(false);
    say(outcome === 'moved' ? reuse.moved(name(medium), to + 1, media.length) : '');
    refresh();
    // Reordering the DOM removes the focus from the tile's buttons.
    if (focused) requestAnimationFrame(() => document.getElementById(focused)?.focus());
  };
  return (
    <Card className="p-4">
      <section aria-label={t.pictures} className="grid gap-4">
        <h2 className="text-base font-title">{t.pictures}</h2>
        {error && !data ? (
          <LoadError error={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <SkeletonRows rows={2} label={common.loading} />
        ) : (
          media.length === 0 && <p className="text-sm text-ink-soft">{t.noneOfPlace}</p>
        )}
        {moved !== 'moved' && (
          <p role="alert" className="text-sm text-danger">
            {moved === 'undone' ? t.moveUndone : t.moveMixed}
          </p>
        )}
        {media.length > 0 && (
          <ul ref={list} className="grid grid-cols-2 gap-4 sm:grid-cols-3">
            {media.map((medium, index) => (
              <MediumTile
                key={medium.id}
                medium={medium}
                isReadOnly={isReadOnly}
                badge={medium === main ? t.main : undefined}
                onOpen={() => setOpened(medium)}
                {...(!isReadOnly &&
                  media.length > 1 && { order: { list: itemId, index, onMove: (from, to) => void move(from, to) } })}
              >
                {!isReadOnly && media.length > 1 && (
                  <span className="flex justify-between">
                    <IconButton
                      icon="chevronLeft"
                      id={`earlier-${medium.id}`}
                      label={t.moveEarlier(name(medium))}
                      aria-disabled={isMoving}
                      disabled={index === 0}
                      onClick={() => void move(index, index - 1)}
                    />
                    <IconButton
                      icon="chevronRight"
                      id={`later-${medium.id}`}
                      label={t.moveLater(name(medium))}
                      aria-disabled={isMoving}
                      disabled={index === media.length - 1}
                      onClick={() => void move(index, index + 1)}
                    />
                  </span>
                )}
              </MediumTile>
            ))}
          </ul>
        )}
        {!isReadOnly && media.length > 1 && <p className="text-xs text-ink-soft">{reuse.order}</p>}
        <output className="sr-only">{announcement}</output>
        {!isReadOnly && (
          <>
            <UploadZone itemId={itemId} />
            <span>
              <Button size="small" icon="image" onClick={library.open}>
                {reuse.fromLibrary}
              </Button>
            </span>
            {library.picker}
          </>
        )}
        {opened && <MediumDialog medium={opened} onClose={() => setOpened(undefined)} />}
      </section>
    </Card>
  );
}
