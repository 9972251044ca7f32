import type { RemoteProps } from '@umkreis/contract/boot.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { branchUrl } from '@umkreis/contract/branch-origin.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from '../messages/shell.ts';
import { homeMessages } from '@umkreis/i18n/home.ts';
import { ErrorState } from '@umkreis/ui/error-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { LandingMap } from './landing-map.tsx';
import { useTitle } from './use-title.ts';

type Group = 'kindMunicipality' | 'kindRegion' | 'kindFair' | 'kindOther';

const groupOf: Record<Branch['kind'], Group> = {
  municipality: 'kindMunicipality',
  region: 'kindRegion',
  tourism: 'kindRegion',
  resort: 'kindRegion',
  fair: 'kindFair',
  market: 'kindFair',
  utility: 'kindOther',
  association: 'kindOther',
  travelAgency: 'kindOther',
  shoppingCenter: 'kindOther',
};

/** The directory of active branches. */
export default function LandingScreen(props: RemoteProps) {
  const { boot, track } = props;
  const t = useMessages(shellMessages);
  const tHome = useMessages(homeMessages);
  useTitle(t.guides, boot.product.name);
  const { data, error, mutate } = useRead(apiUrl(boot, 'GET /branches/'));
  const active = data?.filter((branch) => branch.isActive) ?? [];
  const open = (branch: Branch) =>
    track({ metric_key: 'page_element_click', metricValue: `landing_${branch.subdomain}` });
  const groups = Object.entries(Object.groupBy(active, (branch) => groupOf[branch.kind])) as [Group, Branch[]][];
  return (
    <div className="mx-auto grid max-w-[72rem] gap-10 px-4 py-12">
      <header className="grid gap-2">
        <h1 className="text-2xl">{t.guides}</h1>
        <p className="text-base text-ink-soft">{tHome.guidesText}</p>
      </header>
      {error && !data && <ErrorState title={t.errorTitle} retryLabel={t.retry} onRetry={() => void mutate()} />}
      <LandingMap {...props} />
      {!data && !error && <SkeletonRows label={t.loading} />}
      {groups.map(([group, branches]) => (
        <section key={group} className="grid gap-4">
          <h2 className="text-lg">{tHome[group]}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3">
            {branches.map((branch) => (
              <li key={branch.shortId}>
                <a
                  href={branchUrl(branch, boot.product)}
                  onClick={() => open(branch)}
                  className="flex h-full items-center gap-4 rounded-card bg-paper p-4 text-ink no-underline ring-1 ring-line transition-shadow hover:shadow-float"
                >
                  {branch.logo ? (
                    <img
                      src={`${boot.assetRoot}/branches/${branch.logo}`}
                      alt=""
                      width="40"
                      height="40"
                      loading="lazy"
                      className="size-10 shrink-0 object-contain"
                    />
                  ) : (
                    <span
                      aria-hidden="true"
                      className="h-10 w-1.5 shrink-0 rounded-full"
                      style={{ background: branch.accentColor }}
                    />
                  )}
                  <span className="grid min-w-0 gap-0.5">
                    <strong className="truncate text-base font-title">{branch.title}</strong>
                    <span className="truncate text-sm text-ink-soft">
                      {new URL(branchUrl(branch, boot.product)).host}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
