import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useOpenState } from '@umkreis/guide-core/hours/use-open-state.ts';
import { usePlace } from '@umkreis/guide-core/queries/use-place.ts';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { useContentLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { PlaceHead } from '@umkreis/place-card/place-head.tsx';
import { useLoadedPlace } from '@umkreis/place-card/use-loaded-place.ts';
import { addressLine } from '@umkreis/places/address-lines.ts';
import { categoryLine, placeTitle } from '@umkreis/places/place-names.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { OpenStateBadge } from '@umkreis/ui/open-state-badge.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { ContactLinks } from './contact-links.tsx';
import { useHost } from './frame/host-context.ts';
import { useReportedHeight } from './frame/use-reported-height.ts';
import { ListFooter } from './list/list-footer.tsx';
import { embedMessages } from './messages/embed.ts';
import type { SelectedTopic } from './topic/topic.ts';

/** One place: picture, name, opening state, address and contact. */
export function PlaceScreen({ topic }: { topic: SelectedTopic }) {
  const place = usePlace(topic.placeNanoId!).data?.place;
  const title = usePick()(topic.title);
  const isSized = useHost() !== null;
  const content = useReportedHeight(place ? title : null);
  const t = useMessages(embedMessages);
  return (
    <div ref={content} className={classNames('flex flex-col bg-paper', !isSized && 'min-h-dvh')}>
      <main aria-label={title} className="flex-1">
        {place ? <PlaceFacts place={place} /> : <SkeletonRows label={t.loading} />}
      </main>
      <ListFooter topic={topic} />
    </div>
  );
}

export function PlaceFacts({ place, isNarrow = false }: { place: Place; isNarrow?: boolean }) {
  const pick = usePick();
  const { item } = useLoadedPlace(place);
  const title = placeTitle(place, pick);
  const address = (item?.addresses[0] && addressLine(item.addresses[0])) || place.item.address;
  return (
    <article className={classNames('grid', !isNarrow && 'sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]')}>
      <PlaceHead place={place} media={item?.itemMedia} />
      <div className="grid content-start gap-3 p-4">
        <header>
          <h1 lang={useContentLanguage()} className="text-lg hyphens-auto">
            {title}
          </h1>
          <p className="text-sm text-ink-soft">{categoryLine(place, pick)}</p>
          <State place={place} />
        </header>
        {address && <p className="text-sm whitespace-pre-line">{address}</p>}
        <div className="text-sm">
          <ContactLinks place={place} shortcut={null} />
        </div>
      </div>
    </article>
  );
}

function State({ place }: { place: Place }) {
  const t = useMessages(cardMessages);
  const state = useOpenState(place, place.item.details);
  if (place.isPermanentlyClosed) return <p className="pt-1 text-sm font-semibold text-closed">{t.permanentlyClosed}</p>;
  return (
    state && (
      <p className="pt-1 text-sm">
        <OpenStateBadge {...state} />
      </p>
    )
  );
}
