import { useDashboardItem } from '@umkreis/api-client/use-watched.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { bulkMessages } from '../messages/bulk.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import type { Bulk } from './use-bulk.ts';
import { useBranchLanguages } from '../../content/use-branch-languages.ts';

/** Maximum number of listed places per reason. */
const NAMED = 10;

/** The rejected places by reason, and a button that continues without them. */
export function RejectedList({ bulk: { rejected, others, goOn } }: { bulk: Bulk }) {
  const t = useMessages(bulkMessages);
  return (
    <div className="grid basis-full gap-2 text-sm">
      {[...rejected].map(([reason, ids]) => (
        <section key={reason}>
          <h3 className="font-medium">
            {reason === 'gone' ? t.rejectedDeleted({ n: ids.length }) : t.rejectedChanged({ n: ids.length })}
          </h3>
          <ul className="list-disc pl-5">
            {ids.slice(0, NAMED).map((id) => (
              <li key={id}>{reason === 'gone' ? <code className="text-xs">{id}</code> : <PlaceName id={id} />}</li>
            ))}
          </ul>
          {ids.length > NAMED && <p className="text-ink-soft">{t.more({ n: ids.length - NAMED })}</p>}
        </section>
      ))}
      {others > 0 && (
        <Button size="small" className="justify-self-start" onClick={() => void goOn()}>
          {t.withoutThem({ n: others })}
        </Button>
      )}
    </div>
  );
}

function PlaceName({ id }: { id: string }) {
  const t = useMessages(dashboardMessages);
  const { boot, auth } = useDashboard();
  const { data: place } = useDashboardItem(boot, auth, id);
  const languageOf = useBranchLanguages();
  return (
    <Link
      to={dashboardRoutes.place.to(id)}
      lang={place ? languageOf(place.branchShortId) : undefined}
      className="break-words"
    >
      {place ? place.title || t.untitled : id}
    </Link>
  );
}
