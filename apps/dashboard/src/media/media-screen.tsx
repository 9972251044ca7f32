import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import type { DashboardMedium } from '@umkreis/contract/media.ts';
import type { ItemMediumKey } from '@umkreis/contract/medium-keys.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from './messages/media.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { LoadingBar } from '@umkreis/ui/loading-bar.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { Pagination } from '../list-screen/pagination.tsx';
import { MediaFilters } from './media-filters.tsx';
import { MediumDialog } from './medium-dialog.tsx';
import { MediumTile } from './medium-tile.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { useMediaSearch } from './use-media-search.ts';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-4';

/** The pictures of the person's branches. */
export function MediaScreen() {
  const t = useMessages(mediaMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth, me } = useDashboard();
  const [search, change] = useMediaSearch();
  const [isUploading, setUploading] = useState(false);
  const [opened, setOpened] = useState<DashboardMedium>();
  const { data, error, isLoading, mutate } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /items/media/', {
      query: {
        text: search.text,
        page: search.page,
        ...(search.branch && { branch: Number(search.branch) }),
        ...(search.kind && { kind: Number(search.kind) as ItemMediumKey }),
        ...(search.use && { use: 'unused' }),
      },
    }),
  );
  const isReadOnly = me.role === 'viewer';
  const isFiltered = Boolean(search.text || search.branch || search.kind || search.use);
  const uploadButton = !isReadOnly && (
    <Button kind="primary" icon="upload" onClick={() => setUploading(true)}>
      {t.upload}
    </Button>
  );
  return (
    <Page
      title={common.navMedia}
      note={data && <output>{t.count({ n: data.total })}</output>}
      action={data && (data.total > 0 || isFiltered) ? uploadButton : undefined}
    >
      <LoadingBar active={isLoading} label={common.loading} />
      <MediaFilters search={search} onChange={change} />
      {error && !data ? (
        <Card>
          <LoadError error={error} onRetry={() => void mutate()} />
        </Card>
      ) : !data ? (
        <output aria-label={common.loading} className={grid}>
          {Array.from({ length: 8 }, (_, at) => (
            <Skeleton key={at} className="aspect-[4/3] !rounded-card" />
          ))}
        </output>
      ) : data.media.length === 0 ? (
        <Card>
          {isFiltered ? (
            <EmptyState
              title={t.noMatch}
              text={t.noMatchText}
              action={
                <Button onClick={() => change({ text: '', branch: '', kind: '', use: '' })}>
                  {common.clearFilters}
                </Button>
              }
            />
          ) : (
            <EmptyState icon={rareIcons.image} title={t.noMedia} text={t.noMediaText} action={uploadButton} />
          )}
        </Card>
      ) : (
        <ul aria-label={t.pictures} className={grid}>
          {data.media.map((medium) => (
            <MediumTile
              key={medium.id}
              medium={medium}
              showPlace
              isReadOnly={isReadOnly}
              onOpen={() => setOpened(medium)}
            />
          ))}
        </ul>
      )}
      {data && <Pagination page={data.page} pageCount={data.pageCount} onPage={(page) => change({ page })} />}
      {isUploading && <UploadDialog onClose={() => setUploading(false)} />}
      {opened && <MediumDialog medium={opened} linkToPlace onClose={() => setOpened(undefined)} />}
    </Page>
  );
}
