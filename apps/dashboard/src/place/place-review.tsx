import { useState } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { EditedItem } from '@umkreis/contract/item-write.ts';
import { editorMessages } from './messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { useBranchZone } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatDate } from '../dates/format-date.ts';
import { useNow } from '../dates/use-now.ts';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';

const DAY_MS = 86_400_000;

/** The next review date of a place, and a button that marks it as reviewed. */
export function PlaceReview({
  item,
  isReadOnly,
  onChanged,
}: {
  item: EditedItem;
  isReadOnly: boolean;
  onChanged(): void;
}) {
  const t = useMessages(editorMessages);
  const { boot, auth, language } = useDashboard();
  const timeZone = useBranchZone(item.branchShortId);
  const now = useNow();
  const write = useWrite();
  const [next, setNext] = useState<string>();
  const review = item.itemReviews;
  const day = (instant: string) => formatDate(instant, language, timeZone);
  const isOverdue = review && !review.isCompleted && Date.parse(review.dateDue) + DAY_MS <= now.getTime();
  const complete = () =>
    review &&
    write.run(async () => {
      const { next: following } = await callApi(boot, 'PUT /items/reviews/{reviewId}', {
        path: { reviewId: review.id },
        body: { isCompleted: true },
        auth,
      });
      setNext(following?.dateDue);
      onChanged();
    });
  return (
    <section aria-label={t.review} className="grid gap-2">
      <h2 className="text-base font-title">{t.review}</h2>
      <p className={isOverdue ? 'text-sm font-medium text-danger' : 'text-sm text-ink-soft'}>
        {!review || review.isCompleted
          ? t.reviewNone
          : isOverdue
            ? t.reviewOverdue({ day: day(review.dateDue) })
            : t.reviewDue({ day: day(review.dateDue) })}
      </p>
      {review && !review.isCompleted && !isReadOnly && (
        <Button
          size="small"
          icon="check"
          className="justify-self-start"
          busy={write.state === 'busy'}
          onClick={() => void complete()}
        >
          {t.reviewDone}
        </Button>
      )}
      <WriteNote write={write} done={next && t.reviewNext({ day: day(next) })} />
    </section>
  );
}
