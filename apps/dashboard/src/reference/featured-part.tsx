import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from './messages/reference.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatDay } from '../dates/format-date.ts';
import { LoadError } from '../layout/load-error.tsx';
import { PlacePicker } from '../media/place-picker.tsx';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { useBranchLanguages } from '../content/use-branch-languages.ts';

/** Places on the home page, newest first. */
export function FeaturedPart() {
  const t = useMessages(referenceMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth, me, language } = useDashboard();
  const { data, error, mutate } = useRead(apiUrl(boot, 'GET /featured/'));
  const write = useWrite();
  const languageOf = useBranchLanguages();
  const [isChoosing, setChoosing] = useState(false);
  const [day, setDay] = useState('');
  const own = data?.filter(({ branchShortId }) => me.branchShortIds.includes(branchShortId));
  const run = (work: () => Promise<unknown>) =>
    void write.run(async () => {
      await work();
      await mutate();
    });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-sm text-ink-soft">{t.featureHint}</p>
        <WriteNote write={write} />
        <Button kind="primary" icon="star" className="ml-auto" onClick={() => setChoosing(true)}>
          {t.feature}
        </Button>
      </div>
      <Card className="overflow-hidden">
        {error && !data ? (
          <LoadError error={error} onRetry={() => void mutate()} />
        ) : !own ? (
          <SkeletonRows rows={5} label={common.loading} />
        ) : own.length === 0 ? (
          <EmptyState icon="star" title={t.noFeatured} text={t.noFeaturedText} />
        ) : (
          <ul>
            {own.map(({ featuredId, itemId, branchShortId, title, city, dateFeatured }) => (
              <li key={featuredId} className="flex items-center gap-3 border-t border-line px-3 py-1 first:border-0">
                <Link
                  to={dashboardRoutes.place.to(itemId)}
                  lang={languageOf(branchShortId)}
                  className="min-w-0 flex-1 truncate text-sm"
                >
                  {title || common.untitled}
                </Link>
                <span className="hidden truncate text-xs text-ink-soft sm:inline">{city}</span>
                <span className="tabular shrink-0 text-xs text-ink-soft">
                  {formatDay(dateFeatured, language)} {dateFeatured.slice(0, 4)}
                </span>
                <IconButton
                  icon="close"
                  label={t.unfeature({ name: title })}
                  onClick={() =>
                    run(() => callApi(boot, 'DELETE /featured/{featuredId}', { path: { featuredId }, auth }))
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Dialog open={isChoosing} onClose={() => setChoosing(false)} title={t.feature} closeLabel={t.close}>
        <TextField type="date" label={t.featuredDay} value={day} onChange={({ target }) => setDay(target.value)} />
        <PlacePicker
          onPick={({ id }) => {
            setChoosing(false);
            run(() =>
              callApi(boot, 'POST /featured/', { body: { itemId: id, ...(day && { dateFeatured: day }) }, auth }),
            );
          }}
        />
      </Dialog>
    </>
  );
}
