import { escapeUrl } from '@umkreis/contract/escape-url.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { embedPartsMessages } from '../messages/embed-parts.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { placeTitle } from '@umkreis/places/place-names.ts';
import { CopyButton } from '@umkreis/ui/copy-button.tsx';

/** The URL of a place to copy, for frames that must not open tabs. */
export function PlaceAddress({ place }: { place: Place }) {
  const title = placeTitle(place, usePick());
  return <AddressToCopy path={routes.mapPlace.to(place.item.nanoId, title)} title={title} />;
}

/** @param path of a page of the guide */
export function AddressToCopy({ path, title }: { path: string; title: string }) {
  const t = useMessages(embedPartsMessages);
  const { boot } = useGuide();
  const address = escapeUrl(boot, path);
  return (
    <output className="mb-3 grid gap-2 rounded-card bg-sunken p-3">
      <p>{t.noTabs}</p>
      <input
        readOnly
        aria-label={t.addressOf({ title })}
        value={address}
        onFocus={(event) => event.target.select()}
        className="h-9 w-full min-w-0 rounded-control bg-paper px-2 text-ink ring-1 ring-line-strong"
      />
      <div>
        <CopyButton text={address} label={t.copyAddress} copiedLabel={t.copied} />
      </div>
    </output>
  );
}
