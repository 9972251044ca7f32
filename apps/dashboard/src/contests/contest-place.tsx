import { useState } from 'react';
import { useDashboardItem } from '@umkreis/api-client/use-watched.ts';
import { contestEditorMessages } from './messages/contest-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { PlacePicker } from '../media/place-picker.tsx';
import type { ContestDraft } from './contest-draft.ts';
import { useBranchLanguages } from '../content/use-branch-languages.ts';

/** The place where a contest appears; without one, everywhere in its branch. */
export function PlaceOfContest({
  draft,
  onChange,
}: {
  draft: ContestDraft;
  onChange(part: Partial<ContestDraft>): void;
}) {
  const t = useMessages(contestEditorMessages);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <div className="grid gap-1">
        <p className="text-sm font-medium text-ink-soft">{t.place}</p>
        <div className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 text-sm break-words">
            {draft.itemId === null ? t.noPlace : <PlaceName id={draft.itemId} />}
          </span>
          <Button size="small" icon="pin" onClick={() => setChoosing(true)}>
            {t.choosePlace}
          </Button>
          {draft.itemId !== null && (
            <Button size="small" kind="quiet" onClick={() => onChange({ itemId: null })}>
              {t.remove}
            </Button>
          )}
        </div>
      </div>
      <Dialog open={isChoosing} onClose={() => setChoosing(false)} title={t.choosePlace} closeLabel={t.close}>
        <PlacePicker
          {...(draft.branchShortId !== null && { branch: draft.branchShortId })}
          onPick={({ id }) => {
            onChange({ itemId: id });
            setChoosing(false);
          }}
        />
      </Dialog>
    </>
  );
}

function PlaceName({ id }: { id: string }) {
  const { boot, auth } = useDashboard();
  const { data: place } = useDashboardItem(boot, auth, id);
  const languageOf = useBranchLanguages();
  return place ? <span lang={languageOf(place.branchShortId)}>{place.title}</span> : '…';
}
