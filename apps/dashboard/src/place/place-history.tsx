import { useDetailKeys } from '@umkreis/api-client/use-detail-keys.ts';
import { useItemRevisions } from '@umkreis/api-client/use-item-revisions.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { dashboardMessages } from '@umkreis/i18n/dashboard.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { useDashboard } from '../dashboard-context.tsx';
import { formatInstant } from '../format-date.ts';

const SHOWN = 20;

/** Who changed what, newest first. */
export function PlaceHistory({ item }: { item: Item }) {
  const t = useMessages(dashboardMessages);
  const pick = usePick();
  const { boot, auth, language } = useDashboard();
  const { data } = useItemRevisions(boot, auth, `${item.id}`);
  const { data: keys } = useDetailKeys(boot);
  const actions: Record<string, string> = { update: t.actionUpdate, 'detail-update': t.actionUpdate, 'detail-create': t.actionCreate, 'detail-delete': t.actionDelete };
  const nameOf = (field: string) => {
    const key = keys?.find((one) => `detail:${one.keyName}` === field);
    return key ? pick(key.keyTitle) : field === 'title' ? t.fieldTitle : field;
  };
  return (
    <Card className="p-4">
      <h2 className="mb-2 text-base font-title">{t.history}</h2>
      {data?.length === 0 && <p className="text-sm text-ink-soft">{t.noHistory}</p>}
      <ol className="grid gap-3 text-sm">
        {data?.slice(0, SHOWN).map((revision) => (
          <li key={revision.revision}>
            <p className="tabular text-xs text-ink-soft">{formatInstant(revision.date, language)} · <span className="break-all">{revision.author}</span></p>
            {Object.entries(revision.changes).map(([field, { before, after }]) => (
              <p key={field} className="break-words">
                <span className="font-medium">{nameOf(field)}</span> {actions[revision.action] ?? revision.action}: {before !== null && before !== undefined && <del className="text-ink-soft">{String(before)}</del>} {after !== null && after !== undefined && <ins className="no-underline">{String(after)}</ins>}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Card>
  );
}
