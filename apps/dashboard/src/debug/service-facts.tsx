import type { Health } from '@umkreis/contract/health.ts';
import { debugMessages } from './messages/debug.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { useBranchZone } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatInstant } from '../dates/format-date.ts';

/** Versions of product and API, and the state of the database and the disk. */
export function ServiceFacts({ health }: { health: Health }) {
  const t = useMessages(debugMessages);
  const { boot, language } = useDashboard();
  const timeZone = useBranchZone();
  const facts: [name: string, value: string, isWell?: boolean][] = [
    [t.product, boot.product.version],
    [t.api, health.version],
    [t.started, formatInstant(health.startedAt, language, timeZone)],
    [t.database, health.database ? t.responds : t.away, health.database],
    [t.storage, health.storage ? t.hasSpace : t.isFull, health.storage],
  ];
  return (
    <Card className="p-4">
      <h2 className="mb-3 text-base font-title">{t.service}</h2>
      <dl className="grid gap-4 text-sm sm:grid-cols-3 lg:grid-cols-5">
        {facts.map(([name, value, isWell]) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd
              className={
                isWell === false
                  ? 'font-semibold break-words text-danger'
                  : isWell
                    ? 'font-medium text-open'
                    : 'tabular font-medium break-words'
              }
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
