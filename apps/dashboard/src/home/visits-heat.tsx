import { Suspense } from 'react';
import { statisticsMessages } from './messages/statistics.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { usePeriod } from './use-period.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { ResponseOf } from '@umkreis/api-client/api-operation.ts';

const HeatMap = lazyPart(
  () => import('@umkreis/heat-map/heat-map.tsx'),
  (code) => code.default,
);

/** Heat map of the places that visitors opened. */
export function VisitsHeat({
  heat,
  period: { from, to, branch },
  branches,
}: {
  heat: ResponseOf<'GET /metrics/heat/'>;
  period: Pick<ReturnType<typeof usePeriod>, 'from' | 'to' | 'branch'>;
  branches: readonly Branch[];
}) {
  const t = useMessages(statisticsMessages);
  const { boot, me } = useDashboard();

  const heatBranch = branches.find(({ shortId }) => shortId === (branch ?? me.branchShortIds[0]));

  return (
    <Card className="grid gap-2 p-4">
      <h3 className="text-base font-title">{t.heat}</h3>
      <p className="text-xs text-ink-soft">{t.heatHint}</p>
      <Suspense fallback={<div className="h-96 rounded-card bg-sunken" />}>
        <HeatMap
          key={`${branch} ${from} ${to}`}
          boot={{ ...boot, branch: heatBranch ?? boot.branch }}
          points={heat.map(({ visits, ...at }) => ({ ...at, weight: visits }))}
          label={t.heat}
          failed={t.heatFailed}
        />
      </Suspense>
    </Card>
  );
}
