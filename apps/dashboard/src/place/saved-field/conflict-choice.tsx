import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { editorMessages } from '../messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import type { SavedField } from './use-saved-field.ts';

/** Both values of a field after a conflict, and the choice between them. */
export function ConflictChoice({ field, onResolved }: { field: SavedField; onResolved(): void }) {
  const t = useMessages(editorMessages);
  const common = useMessages(dashboardMessages);
  if (field.state !== 'conflict') return null;
  const values = [
    [t.conflictMine, field.value],
    [t.conflictTheirs, field.theirs ?? ''],
  ] as const;
  return (
    <div role="alert" className="grid gap-3 rounded-control bg-sunken p-3 text-sm ring-1 ring-line-strong ring-inset">
      <p className="font-semibold">{t.conflictTitle}</p>
      <dl className="grid gap-2 sm:grid-cols-2">
        {values.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="break-words whitespace-pre-wrap">{value || common.empty}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="small" kind="primary" onClick={() => void field.keepMine()}>
          {t.keepMine}
        </Button>
        <Button
          size="small"
          onClick={() => {
            field.takeTheirs();
            onResolved();
          }}
        >
          {t.takeTheirs}
        </Button>
      </div>
    </div>
  );
}
