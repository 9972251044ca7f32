import { useState } from 'react';
import type { BulkChange } from '@umkreis/contract/bulk.ts';
import { bulkMessages } from '../messages/bulk.ts';
import { editorMessages } from '../../place/messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useBranchZone } from '../../dates/branch-zone.ts';
import { startOfDay } from '../../dates/format-date.ts';

interface Props {
  count: number;
  onClose(): void;
  onApply(change: BulkChange): void;
}

/** Marks the places as reviewed, or sets their next review date. */
export function ReviewDialog({ count, onClose, onApply }: Props) {
  const t = useMessages(bulkMessages);
  const { cancel } = useMessages(editorMessages);
  const timeZone = useBranchZone();
  const [isReviewed, setReviewed] = useState(true);
  const [day, setDay] = useState('');
  const apply = () => onApply({ isReviewed, ...(day && { dateReviewDue: startOfDay(day, timeZone).toISOString() }) });
  return (
    <Dialog open onClose={onClose} title={t.changeReview} closeLabel={cancel}>
      <fieldset className="grid gap-1">
        <legend className="sr-only">{t.changeReview}</legend>
        {[true, false].map((value) => (
          <label key={String(value)} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <input
              type="radio"
              name="review"
              checked={isReviewed === value}
              onChange={() => setReviewed(value)}
              className="size-4 accent-accent"
            />
            {value ? t.reviewed : t.reviewMoved}
          </label>
        ))}
      </fieldset>
      <TextField
        type="date"
        label={isReviewed ? t.nextReview : t.reviewDue}
        hint={isReviewed ? t.nextReviewHint : undefined}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <div className="flex justify-end gap-2 pt-2">
        <Button onClick={onClose}>{cancel}</Button>
        <Button kind="primary" disabled={!isReviewed && !day} onClick={apply}>
          {t.apply({ n: count })}
        </Button>
      </div>
    </Dialog>
  );
}
