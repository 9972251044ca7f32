import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { useRef, useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import type { DashboardMedium } from '@umkreis/contract/media.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from '../media/messages/media.ts';
import { mediaReuseMessages } from '../media/messages/media-reuse.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { MediumDialog } from '../media/medium-dialog.tsx';
import { MediumTile } from '../media/medium-tile.tsx';
import { UploadZone } from '../media/upload-zone.tsx';
import { useLibrary } from '../media/use-library.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { useMediaOrder } from './use-media-order.ts';

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
  const [opened, setOpened] = useState<DashboardMedium>();
  const media = data?.media ?? [];
  const main = media.find((medium) => medium.kind !== itemMediumKeys.logo);

  const name = (medium: DashboardMedium) => medium.title || medium.alt || t.untitled;
  const library = useLibrary(itemId);
  const list = useRef<HTMLUListElement>(null);
  const { move, isMoving, moved, announcement } = useMediaOrder(itemId, media, { list, name, reload: mutate });
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
                  <MoveButtons
                    medium={medium}
                    name={name(medium)}
                    index={index}
                    count={media.length}
                    isMoving={isMoving}
                    onMove={(to) => void move(index, to)}
                  />
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
              <Button size="small" icon={rareIcons.image} onClick={library.open}>
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
