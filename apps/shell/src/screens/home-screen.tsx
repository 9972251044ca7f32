import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from '../messages/shell.ts';
import { homeMessages } from '@umkreis/i18n/home.ts';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { EventsToday } from '../home/events-today.tsx';
import { FeaturedPlaces } from '../home/featured-places.tsx';
import { InOrder } from '../home/in-order.tsx';
import { Surroundings } from '../home/surroundings.tsx';
import { useTitle } from './use-title.ts';
import { HomeSearch } from '../home/home-search.tsx';

/** The main site's home page: search, featured places, today's events, and the map. */
export default function HomeScreen(props: RemoteProps) {
  const { boot, track } = props;
  const t = useMessages(shellMessages);
  const tHome = useMessages(homeMessages);
  useTitle(null, boot.product.name);
  return (
    <>
      <section className="border-b border-line bg-[radial-gradient(70rem_28rem_at_70%_-20%,var(--color-accent-soft),transparent)]">
        <div className="relative mx-auto grid max-w-[72rem] gap-6 overflow-hidden px-4 py-14 sm:py-20">
          <Surroundings boot={boot} className="absolute top-1/2 right-2 hidden w-[24rem] -translate-y-1/2 md:block" />
          <div className="relative grid max-w-xl gap-3">
            <h1 className="text-xl sm:text-2xl">{tHome.claim}</h1>
            <p className="max-w-xl text-base">
              <Link
                to={routes.inspire.to()}
                className="text-ink-soft no-underline hover:text-ink hover:underline"
                onClick={() => track({ metric_key: 'home_subtitle_click' })}
              >
                {tHome.claimText}
              </Link>
            </p>
          </div>
          <HomeSearch track={track} />
          <Link
            to={routes.map.to()}
            className={`${buttonClass('quiet')} relative -ml-4 justify-self-start`}
            onClick={() => track({ metric_key: 'page_element_click', metricValue: 'home_map' })}
          >
            <Icon name="pin" size={18} />
            {tHome.openMap}
          </Link>
        </div>
      </section>
      <div className="mx-auto grid max-w-[72rem] gap-12 px-4 py-12">
        <InOrder>
          <FeaturedPlaces {...props} title={tHome.featured} limit={5} leads />
          <EventsToday {...props} />
          <Link
            to={routes.landing.to()}
            onClick={() => track({ metric_key: 'page_element_click', metricValue: 'home_guides' })}
            className="group flex items-center gap-4 rounded-card bg-paper p-5 text-ink no-underline ring-1 ring-line hover:bg-hover"
          >
            <span className="grid gap-1">
              <strong className="text-lg font-title">{t.guides}</strong>
              <span className="text-sm text-ink-soft">{tHome.guidesText}</span>
            </span>
            <Icon name="chevronRight" className="ml-auto shrink-0 text-ink-faint" />
          </Link>
        </InOrder>
      </div>
    </>
  );
}
