import type { MetricKey } from '@umkreis/contract/metric-keys.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { DetailGroups } from '@umkreis/guide-core/place-details/detail-groups.ts';
import { emailAddresses } from '@umkreis/places/details/email-addresses.ts';
import { mailUrl } from '@umkreis/places/details/link.ts';
import { phoneNumbers, phoneUrl } from '@umkreis/places/details/phone-numbers.ts';
import { webLink } from '@umkreis/places/details/web-addresses.ts';
import { ActionRow, LinkAction, RouteAction } from '@umkreis/guide-core/links/action.tsx';
import type { PlaceCardParts } from './place-card-parts.ts';

/** The most frequent actions of a place: directions, call, website, share, remember. */
export function PlaceActions({
  place,
  groups,
  ShareAction,
  RememberPlace,
}: Pick<PlaceCardParts, 'ShareAction' | 'RememberPlace'> & { place: Place; groups: DetailGroups | null }) {
  const { track } = useGuide();
  const t = useMessages(cardMessages);
  const { item } = place;
  const [phone] = phoneNumbers(groups?.phones[0]?.detail.dataValue ?? item.details?.phone ?? '').numbers;
  const [email] = emailAddresses(groups?.emails[0]?.detail.dataValue ?? item.details?.email ?? '').addresses;
  const website = webLink('url', groups?.website?.detail.dataValue ?? item.details?.url ?? '');
  const metric = (metric_key: MetricKey) => () => track({ metric_key, item_id: item.id });

  return (
    <ActionRow>
      <RouteAction lat={item.lat} lon={item.lon} />
      {phone && (
        <LinkAction icon="phone" label={t.call} href={phoneUrl(phone)} onFollow={metric('item_detail_tel_click')} />
      )}
      {email && (
        <LinkAction icon="mail" label={t.mail} href={mailUrl(email)} onFollow={metric('item_detail_email_click')} />
      )}
      {website && (
        <LinkAction icon="globe" label={t.website} href={website} onFollow={metric('item_detail_url_click')} />
      )}
      <ShareAction title={item.title} />
      {RememberPlace && <RememberPlace place={place} />}
    </ActionRow>
  );
}
