import type { Statistics } from '@umkreis/contract/statistics.ts';
import { statisticsMessages } from './messages/statistics.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { useBranchZones } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatInstant } from '../dates/format-date.ts';

interface Props {
  kiosks: Statistics['kiosks'];
  nameOf(branchShortId: number | null): string;
}

/** When each kiosk was last seen; the ones offline for longest come first. */
export function Kiosks({ kiosks, nameOf }: Props) {
  const t = useMessages(statisticsMessages);
  const { language } = useDashboard();
  const zoneOf = useBranchZones();
  return (
    <Card className="grid content-start gap-2 p-4">
      <h3 className="text-base font-title">{t.kiosks}</h3>
      {kiosks.length === 0 ? (
        <p className="text-sm text-ink-soft">{t.noKiosks}</p>
      ) : (
        <ul className="text-sm">
          {kiosks.map(({ branchShortId, window, lastSeen, visits }) => (
            <li
              key={`${branchShortId} ${window}`}
              className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-2 first:border-0"
            >
              <span className="min-w-0 flex-1 font-medium break-words">{nameOf(branchShortId)}</span>
              <span className="tabular text-xs text-ink-soft">
                {[window, `${visits} ${t.sessions({ n: visits })}`].filter(Boolean).join(' · ')}
              </span>
              <span className="tabular w-full text-xs text-ink-soft">
                {t.lastSeen}: {formatInstant(lastSeen, language, zoneOf(branchShortId))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
