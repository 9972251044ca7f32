import { memo, Suspense } from 'react';
import { openerMessages } from '@umkreis/i18n/dialog-buttons.ts';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useQueryValue } from '@umkreis/guide-core/address/use-query-value.ts';
import { useRunningContests } from './use-running-contests.ts';

const ContestDetails = lazyPart(
  () => import('./contest-details.tsx'),
  ({ default: Details }) => Details,
);

/** The contest in the URL (`contest`) with its form. Render it once per screen. */
export const ContestDialog = memo(function ContestDialog() {
  const t = useMessages(openerMessages);
  const tGuide = useMessages(guideMessages);
  const pick = usePick();
  const [nanoId, openContest] = useQueryValue('contest');
  const { contests, isLoading } = useRunningContests();
  const contest = contests.find((one) => one.nanoId === nanoId);
  const loading = <SkeletonRows rows={2} label={tGuide.loading} />;
  return (
    <Dialog
      open={nanoId !== null}
      onClose={() => openContest(null, { closes: true })}
      title={contest ? pick(contest.title) : t.contests}
      closeLabel={tGuide.close}
    >
      {contest ? (
        <Suspense fallback={loading}>
          <ContestDetails key={contest.id} contest={contest} />
        </Suspense>
      ) : isLoading ? (
        loading
      ) : (
        <EmptyState icon="ticket" title={t.contestOver} text={t.contestOverText} />
      )}
    </Dialog>
  );
});
