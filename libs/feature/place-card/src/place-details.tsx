import { Suspense } from 'react';
import { useContentLanguage, useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { shareMessages } from '@umkreis/i18n/share.ts';
import { emailAddresses } from '@umkreis/places/details/email-addresses.ts';
import { hostOf, mailUrl } from '@umkreis/places/details/link.ts';
import { phoneNumbers, phoneUrl } from '@umkreis/places/details/phone-numbers.ts';
import { webLink } from '@umkreis/places/details/web-addresses.ts';
import { CopyIconButton } from '@umkreis/ui/copy-icon-button.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { DetailGroups, DetailWithKey } from '@umkreis/guide-core/place-details/detail-groups.ts';
import { DetailRow } from './detail-row.tsx';
import { detailText } from '@umkreis/guide-core/place-details/detail-value.ts';
import { metricOfLink } from '@umkreis/guide-core/links/metric-of-link.ts';
import { OutboundLink } from '@umkreis/guide-core/links/outbound-link.tsx';
import { PlaceHours } from './place-hours.tsx';

const PlaceMarkdown = lazyPart(
  () => import('./place-markdown.tsx'),
  ({ default: Component }) => Component,
);
const link = 'text-accent underline-offset-2 hover:underline';

interface Props {
  place: Place;
  groups: DetailGroups;
  address: string;
}

/** All details of a place, grouped. */
export function PlaceDetails({ place, groups, address }: Props) {
  const contentLanguage = useContentLanguage();
  const { data, isKiosk, track } = useGuide();
  const t = useMessages(cardMessages);
  const tShare = useMessages(shareMessages);
  const pick = usePick();
  const language = useLanguage();
  const glyphOf = ({ key }: DetailWithKey) => data.glyphs.get(key.iconTitle) ?? data.glyphs.get('information');
  const website = groups.website && webLink('url', groups.website.detail.dataValue);
  const follow =
    ({ key, detail }: DetailWithKey) =>
    () =>
      track({ metric_key: metricOfLink(key), item_id: place.item.id, item_detail_id: detail.id });

  return (
    <>
      {groups.hours.map((hoursDetail) => (
        <PlaceHours key={hoursDetail.detail.id} place={place} hoursDetail={hoursDetail} />
      ))}
      <dl>
        {address && (
          <DetailRow icon="pin" label={t.address}>
            <span className="flex items-start justify-between gap-2">
              <span lang={contentLanguage}>{address}</span>
              {!isKiosk && <CopyIconButton text={address} label={t.copyAddress} copiedLabel={tShare.copied} />}
            </span>
          </DetailRow>
        )}
        {groups.phones.map((phone) => (
          <DetailRow key={phone.detail.id} icon="phone" label={pick(phone.key.keyTitle)}>
            <DetailLinks links={phoneLinks(phone)} onFollow={follow(phone)} />
          </DetailRow>
        ))}
        {groups.emails.map((email) => (
          <DetailRow key={email.detail.id} icon="mail" label={pick(email.key.keyTitle)}>
            <DetailLinks links={emailLinks(email)} onFollow={follow(email)} />
          </DetailRow>
        ))}
        {groups.website && website && (
          <DetailRow icon="globe" label={pick(groups.website.key.keyTitle)}>
            <OutboundLink href={website} className={link} onFollow={follow(groups.website)}>
              {hostOf(website)}
            </OutboundLink>
          </DetailRow>
        )}
        {groups.facts.map((hoursDetail) => (
          <DetailRow key={hoursDetail.detail.id} glyph={glyphOf(hoursDetail)} label={pick(hoursDetail.key.keyTitle)}>
            <span className="whitespace-pre-line">{detailText(hoursDetail.key, hoursDetail.detail, language)}</span>
          </DetailRow>
        ))}
      </dl>
      {groups.texts.map(({ detail, key }, index) => (
        <section key={detail.id} className="py-2">
          <h3 className="pb-1 text-base">{pick(key.keyTitle)}</h3>
          <Suspense fallback={<Skeleton className="h-16" />}>
            <PlaceMarkdown
              text={detail.dataValue}
              above={groups.texts.slice(0, index).map((one) => one.detail.dataValue)}
            />
          </Suspense>
        </section>
      ))}
    </>
  );
}

interface TextLink {
  text: string;
  /** null: text only */
  href: string | null;
}

const plain = (rejected: readonly string[]): TextLink[] => rejected.map((text) => ({ text, href: null }));

function phoneLinks({ detail }: DetailWithKey): TextLink[] {
  const { numbers, rejected } = phoneNumbers(detail.dataValue);
  return [...numbers.map((number) => ({ text: number.text, href: phoneUrl(number) })), ...plain(rejected)];
}

function emailLinks({ detail }: DetailWithKey): TextLink[] {
  const { addresses, rejected } = emailAddresses(detail.dataValue);
  return [...addresses.map((text) => ({ text, href: mailUrl(text) })), ...plain(rejected)];
}

/** The parts of a value, each with a link of its own. */
function DetailLinks({ links, onFollow }: { links: readonly TextLink[]; onFollow(): void }) {
  return links.map(({ text, href }) =>
    href === null ? (
      <span key={text} className="block break-words">
        {text}
      </span>
    ) : (
      <OutboundLink key={text} href={href} className={`${link} tabular block`} onFollow={onFollow}>
        {text}
      </OutboundLink>
    ),
  );
}
