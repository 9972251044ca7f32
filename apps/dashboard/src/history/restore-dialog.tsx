import { useState } from 'react';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { historyMessages } from './messages/history.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { thenAndNow } from './then-and-now.ts';
import { useFieldNames } from './use-field-names.ts';

interface Props {
  revisions: readonly ItemRevision[];
  /** The revision to restore. */
  revision: number;
  /** The field that the list is filtered by: only that is selected at first; empty: all */
  field: string;
  timeZone: string;
  onClose(): void;
  /** @param fields omitted: all fields that differ */
  onRestore(fields?: readonly string[]): void;
}

/** Shows what a restore would change, field by field; each field can be excluded. */
export function RestoreDialog({ revisions, revision, field: filtered, timeZone, onClose, onRestore }: Props) {
  const t = useMessages(historyMessages);
  const { empty } = useMessages(dashboardMessages);
  const { nameOf, languageOf, valueOf } = useFieldNames(timeZone);
  const places = Object.assign({}, ...revisions.map(({ names }) => names)) as NonNullable<ItemRevision['names']>;
  const differences = thenAndNow(revisions, revision);
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(filtered ? differences.map(({ field }) => field).filter((field) => field !== filtered) : []),
  );
  const chosen = differences.filter(({ field }) => !left.has(field)).map(({ field }) => field);
  const toggle = (field: string) =>
    setLeft((before) =>
      before.has(field) ? new Set([...before].filter((one) => one !== field)) : new Set([...before, field]),
    );
  return (
    <Dialog open onClose={onClose} title={t.restoreTitle} closeLabel={t.close}>
      {differences.length === 0 ? (
        <p className="text-sm text-ink-soft">{t.nothingDiffers}</p>
      ) : (
        <>
          <p className="text-sm text-ink-soft">{t.restoreText}</p>
          <ul className="max-h-[50dvh] overflow-y-auto">
            {differences.map(({ field, was, now }) => (
              <li key={field} className="border-t border-line first:border-0">
                <label className="flex items-start gap-3 py-2 text-sm">
                  <input
                    type="checkbox"
                    aria-label={t.restoreField({ name: nameOf(field) })}
                    className="mt-0.5 size-5 shrink-0 accent-accent"
                    checked={!left.has(field)}
                    onChange={() => toggle(field)}
                  />
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium">{nameOf(field)}</span>
                    <del lang={languageOf(field)} className="block break-words whitespace-pre-line text-ink-soft">
                      {valueOf(field, now, places) || empty}
                    </del>
                    <ins lang={languageOf(field)} className="block break-words whitespace-pre-line no-underline">
                      {valueOf(field, was, places) || empty}
                    </ins>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          kind="primary"
          disabled={chosen.length === 0}
          onClick={() => onRestore(left.size > 0 ? chosen : undefined)}
        >
          {left.size > 0 && chosen.length > 0 ? t.restoreSome({ n: chosen.length }) : t.restoreAll}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
