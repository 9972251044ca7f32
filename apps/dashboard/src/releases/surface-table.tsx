import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useEdgeHealth } from '@umkreis/api-client/use-health.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import type { SurfaceHealth } from '@umkreis/contract/surface-error.ts';
import { debugMessages } from '../debug/messages/debug.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { releasesMessages } from './messages/releases.ts';
import { Card } from '@umkreis/ui/card.tsx';
import { useBranchZone } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatInstant } from '../dates/format-date.ts';

/** Each surface: the version on this page, the live one, the canary with its branches, and the error rates. */
export function SurfaceTable() {
  const t = useMessages(debugMessages);
  const { boot } = useDashboard();
  const { data, error } = useEdgeHealth();
  return (
    <Card className="grid gap-3 p-4">
      <h2 className="text-base font-title">{t.surfaces}</h2>
      {error && !data && <p className="text-sm text-ink-soft">{t.edgeUnreachable}</p>}
      <ul className="grid gap-3">
        {surfaces.map((surface) => (
          <SurfaceRow
            key={surface}
            surface={surface}
            here={boot.remotes[surface]?.version}
            health={data?.surfaces[surface]}
          />
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  surface: Surface;
  /** Version that this page would load; not available for the shell. */
  here: string | undefined;
  health: SurfaceHealth | undefined;
}

function SurfaceRow({ surface, here, health }: RowProps) {
  const t = useMessages(debugMessages);
  const names = useMessages(releasesMessages);
  const { boot, language } = useDashboard();
  const timeZone = useBranchZone();
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const nameOf = (shortId: number) => branches?.find((one) => one.shortId === shortId)?.title ?? String(shortId);
  const facts: [name: string, value: string | undefined][] = [
    [t.live, health?.current.version],
    [t.onThisPage, here],
    [t.since, health?.since && formatInstant(health.since, language, timeZone)],
    [
      t.failures,
      health &&
        `${t.failuresOf({ faults: health.current.recentFaults, loads: health.current.recentLoads })} ${t.lastMinutes}`,
    ],
  ];
  return (
    <li className="grid gap-2 border-t border-line pt-3 first:border-0 first:pt-0">
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        <span
          aria-hidden="true"
          className={`size-2.5 rounded-full ${!health ? 'bg-line-strong' : health.status === 'ok' ? 'bg-open' : 'bg-danger'}`}
        />
        {names[surface]}
      </h3>
      <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="min-w-0">
                <dt className="text-xs text-ink-soft">{name}</dt>
                <dd className="tabular text-[13px] break-all">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {health && (
        <p className="text-xs break-words text-ink-soft">
          {health.canary
            ? t.canary({ version: health.canary.version, branches: health.canary.branches.map(nameOf).join(', ') })
            : t.channelAll}
        </p>
      )}
      {health?.status === 'degraded' && (
        <p role="alert" className="text-sm text-danger">
          {health.reason}
          {health.rollback && (
            <span className="block text-ink">
              {t.takeBack}: <code className="break-all">{health.rollback}</code>
            </span>
          )}
        </p>
      )}
    </li>
  );
}
