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
import { TextArea } from '@umkreis/ui/text-area.tsx';
import { UndoNote } from '../write/undo-note.tsx';
import { useUndoableWrite } from '../write/use-undoable-write.ts';

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
  const write = useUndoableWrite(onChanged);
  const [note, setNote] = useState('');
  const review = item.itemReviews;
  const day = (instant: string) => formatDate(instant, language, timeZone);
  const isOverdue = review && !review.isCompleted && Date.parse(review.dateDue) + DAY_MS <= now.getTime();
  const complete = async ({ id }: NonNullable<typeof review>) => {
    const path = { reviewId: id };
    const written = note.trim();
    let next: string | undefined;
    const isDone = await write.run(
      async () => {
        const body = { isCompleted: true, ...(written && { note: written }) };
        next = (await callApi(boot, 'PUT /items/reviews/{reviewId}', { path, body, auth })).next?.dateDue;
      },
      () => (next ? t.reviewNext({ day: day(next) }) : t.saved),
      async () => {
        await callApi(boot, 'POST /items/reviews/{reviewId}/reopen', { path, auth });
        setNote(written);
      },
    );
    if (isDone) setNote('');
  };
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
        <>
          <TextArea
            label={t.reviewNote}
            hint={t.reviewNoteHint}
            rows={1}
            isGrowing
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button
            size="small"
            icon="check"
            className="justify-self-start"
            busy={write.state === 'busy'}
            onClick={() => void complete(review)}
          >
            {t.reviewDone}
          </Button>
        </>
      )}
      <UndoNote write={write} />
      <EarlierNotes notes={item.reviewNotes ?? []} day={day} />
    </section>
  );
}

interface NotesProps {
  notes: NonNullable<EditedItem['reviewNotes']>;
  /** Formats an instant as a day */
  day(instant: string): string;
}

function EarlierNotes({ notes, day }: NotesProps) {
  const t = useMessages(editorMessages);
  if (notes.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm">
      <h3 className="text-xs font-medium text-ink-soft">{t.reviewNotes}</h3>
      <ul className="grid gap-1">
        {notes.map(({ date, note }) => (
          <li key={date} className="wrap-anywhere whitespace-pre-line">
            <span className="text-xs text-ink-soft">{day(date)}: </span>
            {note}
          </li>
        ))}
      </ul>
    </div>
  );
}
