import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Surface } from '@umkreis/contract/boot.ts';
import type { SurfaceHealth, VersionHealth } from '@umkreis/contract/surface-error.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { releasesMessages } from './messages/releases.ts';
import { Card } from '@umkreis/ui/card.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { CopyButton } from '@umkreis/ui/copy-button.tsx';
import { useBranchZone } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatInstant } from '../dates/format-date.ts';

/** A surface: its versions by audience, since when they are live, their error rates, and the rollback command. */
export function SurfaceCard({ surface, health }: { surface: Surface; health: SurfaceHealth }) {
  const t = useMessages(releasesMessages);
  const { boot, language } = useDashboard();
  const { data: branches = [] } = useRead(apiUrl(boot, 'GET /branches/'));
  const zone = useBranchZone();
  const { current, canary, previous, since, takenBack = [], keptForPages = 0 } = health;
  const isWorse = health.status === 'degraded';
  const nameOf = (id: number) => branches.find(({ shortId }) => shortId === id)?.title ?? String(id);
  const at = (iso: string | undefined) => iso && t.since({ time: formatInstant(iso, language, zone) });
  const notes = [
    takenBack.length > 0 && t.takenBack({ versions: takenBack.join(', ') }),
    keptForPages > 0 && t.retained({ n: keptForPages }),
  ].filter((note) => note !== false);
  return (
    <Card className={classNames('grid content-start gap-3 p-4', isWorse && 'outline-2 outline-danger')}>
      <header className="flex items-baseline gap-3">
        <h2 className="text-base font-title">{t[surface]}</h2>
        <span
          className={classNames('ml-auto text-sm font-medium', isWorse ? 'text-danger' : 'text-open')}
          data-status={health.status}
        >
          {isWorse ? t.worse : t.well}
        </span>
      </header>
      {health.incomplete ? (
        <Incomplete health={health} incomplete={health.incomplete} />
      ) : (
        health.isMissing && <p className="text-sm text-danger">{t.isMissing}</p>
      )}
      <dl className="grid text-sm">
        {canary && (
          <Version
            health={canary}
            channel={t.canary({ branches: canary.branches.map(nameOf).join(', ') })}
            since={at(canary.since)}
          />
        )}
        <Version health={current} channel={t.stable} since={at(since)} />
        {previous && <Version health={previous} channel={t.previous} isPast />}
      </dl>
      {canary && <Command label={t.promote} command={`npm run deploy -- promote ${surface}`} />}
      {(previous || canary) && (
        <Command label={canary ? t.endCanary : t.goBack} command={`npm run deploy -- rollback ${surface}`} />
      )}
      {notes.length > 0 && <p className="text-xs break-words text-ink-soft">{notes.join(' · ')}</p>}
    </Card>
  );
}

/** A command of an operator, to copy. */
function Command({ label, command }: { label: string; command: string }) {
  const t = useMessages(releasesMessages);
  return (
    <div className="grid gap-1.5 border-t border-line pt-3">
      <p className="text-xs text-ink-soft">{label}</p>
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 rounded-control bg-sunken px-2.5 py-2 text-xs break-words">{command}</code>
        <CopyButton text={command} label={t.copy} copiedLabel={t.copied} />
      </div>
    </div>
  );
}

interface IncompleteProps {
  health: SurfaceHealth;
  incomplete: NonNullable<SurfaceHealth['incomplete']>;
}

/** The version in the bucket that the edge cannot load, with the missing keys. */
function Incomplete({ health, incomplete: { version, missing } }: IncompleteProps) {
  const t = useMessages(releasesMessages);
  const served = health.isMissing ? undefined : health.current.version;
  return (
    <div className="grid gap-1 text-sm text-danger">
      <p>
        {version === undefined
          ? t.unreadablePointer
          : t.incomplete({ version, isServed: served !== undefined, served: served ?? '' })}
      </p>
      {missing.length > 0 && <p className="text-xs break-all">{t.missingFiles({ keys: missing.join(', ') })}</p>}
    </div>
  );
}

interface VersionProps {
  health: VersionHealth;
  channel: string;
  since?: string | undefined;
  /** No longer served to anybody. */
  isPast?: boolean;
}

function Version({
  health: { version, semver, loads, faults, recentLoads, recentFaults },
  channel,
  since,
  isPast,
}: VersionProps) {
  const t = useMessages(releasesMessages);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5 border-t border-line py-2 first:border-0 first:pt-0">
      <dt className={classNames('tabular font-medium whitespace-nowrap', isPast && 'text-ink-soft')}>
        {semver ?? version}
      </dt>
      <dd className="text-xs text-ink-soft">{[channel, since, semver && version].filter(Boolean).join(', ')}</dd>
      <dd className="tabular w-full text-xs text-ink-soft">
        {[!isPast && t.recent({ failures: recentFaults, loads: recentLoads }), t.total({ failures: faults, loads })]
          .filter(Boolean)
          .join(' · ')}
      </dd>
    </div>
  );
}
