import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from '@umkreis/i18n/shell.ts';
import { EventsToday } from '../events-today.tsx';
import { FeaturedPlaces } from '../featured-places.tsx';
import { useTitle } from '../use-title.ts';

/** Places and events worth the trip. */
export default function InspireScreen(props: RemoteProps) {
  const t = useMessages(shellMessages);
  useTitle(t.inspire, props.boot.product.name);
  return (
    <div className="mx-auto grid max-w-[72rem] gap-12 px-4 py-12">
      <header className="grid gap-2">
        <h1 className="text-2xl">{t.inspire}</h1>
        <p className="text-base text-ink-soft">{t.inspireText}</p>
      </header>
      <FeaturedPlaces {...props} title={t.featured} limit={24} />
      <EventsToday {...props} />
    </div>
  );
}
