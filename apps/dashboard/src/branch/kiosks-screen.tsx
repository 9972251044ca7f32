import { useEffect, useState } from 'react';
import { useKiosks } from '@umkreis/api-client/use-watched.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { kioskEditorMessages } from './messages/kiosk-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { KioskCard } from './kiosk-card.tsx';

const TICK_MS = 10_000;

/** All kiosks of the person's branches with their state; those that are offline come first. */
export function KiosksScreen() {
  const t = useMessages(kioskEditorMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth, me } = useDashboard();
  const { data, error, mutate } = useKiosks(boot, auth);
  const now = useTicking();
  const canWrite = me.role !== 'viewer';
  const create = canWrite && (
    <Link to={dashboardRoutes.newKiosk.to()} className={buttonClass('primary')}>
      <Icon name="plus" size={18} />
      {t.newKiosk}
    </Link>
  );
  return (
    <Page
      title={t.heading}
      note={data && <output>{t.count({ n: data.length })}</output>}
      action={data?.length ? create : null}
    >
      {error && !data ? (
        <Card>
          <LoadError error={error} onRetry={() => void mutate()} />
        </Card>
      ) : !data ? (
        <Card>
          <SkeletonRows rows={4} label={common.loading} />
        </Card>
      ) : data.length === 0 ? (
        <HowTo action={create} />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {data.map((kiosk) => (
            <KioskCard key={kiosk.id} kiosk={kiosk} now={now} canWrite={canWrite} onChanged={() => mutate()} />
          ))}
        </ul>
      )}
    </Page>
  );
}

function useTicking(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Shown before the first kiosk exists: how to turn a screen into a kiosk. */
function HowTo({ action }: { action: React.ReactNode }) {
  const t = useMessages(kioskEditorMessages);
  return (
    <Card className="grid justify-items-center gap-6 px-6 py-12 text-center">
      <span className="grid h-24 w-14 place-items-center rounded-card bg-accent-soft text-accent ring-4 ring-ink/80">
        <Icon name="pin" size={26} />
      </span>
      <div className="grid max-w-md gap-2">
        <h2 className="text-lg font-title">{t.none}</h2>
        <p className="text-sm text-ink-soft">{t.noneText}</p>
      </div>
      <ol className="grid max-w-md gap-3 text-left text-sm">
        {[t.step1, t.step2, t.step3].map((step, at) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="tabular grid size-7 shrink-0 place-items-center rounded-full bg-sunken text-xs font-semibold"
            >
              {at + 1}
            </span>
            <span className="pt-1">{step}</span>
          </li>
        ))}
      </ol>
      {action}
    </Card>
  );
}
