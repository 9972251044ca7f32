import { lazy, Suspense } from 'react';
import { useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { useGuide } from '../guide-context.tsx';
import type { OpenState } from '../hours/open-state-of.ts';
import type { Place } from '../places/place.ts';
import type { DetailGroups, ShownDetail } from './detail-groups.ts';
import { DetailRow } from './detail-row.tsx';
import { hostOf, isSafeUrl, mailUrl, phoneUrl, webUrl } from '@umkreis/place-rules/link.ts';
import { metricOfLink } from './metric-of-link.ts';
import { OutboundLink } from './outbound-link.tsx';
import { PlaceHours } from './place-hours.tsx';

const PlaceMarkdown = lazy(() => import('./place-markdown.tsx'));
const link = 'text-accent underline-offset-2 hover:underline';

interface Props { place: Place; groups: DetailGroups; state: OpenState | null; address: string }

/** Everything known about a place, by kind. */
export function PlaceDetails({ place, groups, state, address }: Props) {
  const { data, track } = useGuide();
  const t = useMessages(guideMessages);
  const pick = usePick();
  const language = useLanguage();
  const glyphOf = ({ key }: ShownDetail) => data.glyphs.get(key.iconTitle) ?? data.glyphs.get('information');
  const follow = ({ key, detail }: ShownDetail) => () => track({ metric_key: metricOfLink(key), item_id: place.item.id, item_detail_id: detail.id });
  const number = new Intl.NumberFormat(language === 'de' ? 'de-CH' : 'en-GB', { maximumFractionDigits: 2 });
  const value = ({ key, detail }: ShownDetail) => {
    const text = key.type === 'number' && detail.dataValue !== '' && Number.isFinite(Number(detail.dataValue)) ? number.format(Number(detail.dataValue)) : detail.dataValue;
    return detail.dataValueUnit ? `${text} ${detail.dataValueUnit}` : text;
  };

  return (
    <>
      {groups.hours.map((shown) => <PlaceHours key={shown.detail.id} place={place} shown={shown} state={shown.key.keyName === 'hours' || shown.key.keyName === 'operatingHours' ? state : null} />)}
      <dl>
        {address && <DetailRow icon="pin" label={t.address}>{address}</DetailRow>}
        {groups.phones.map((shown) => (
          <DetailRow key={shown.detail.id} icon="phone" label={pick(shown.key.keyTitle)}>
            <OutboundLink href={phoneUrl(shown.detail.dataValue)} className={`${link} tabular`} onFollow={follow(shown)}>{shown.detail.dataValue}</OutboundLink>
          </DetailRow>
        ))}
        {groups.emails.map((shown) => (
          <DetailRow key={shown.detail.id} icon="mail" label={pick(shown.key.keyTitle)}>
            <OutboundLink href={mailUrl(shown.detail.dataValue)} className={link} onFollow={follow(shown)}>{shown.detail.dataValue}</OutboundLink>
          </DetailRow>
        ))}
        {groups.website && isSafeUrl(groups.website.detail.dataValue) && (
          <DetailRow icon="globe" label={pick(groups.website.key.keyTitle)}>
            <OutboundLink href={webUrl(groups.website.detail.dataValue)} className={link} onFollow={follow(groups.website)}>{hostOf(groups.website.detail.dataValue)}</OutboundLink>
          </DetailRow>
        )}
        {groups.facts.map((shown) => (
          <DetailRow key={shown.detail.id} glyph={glyphOf(shown)} label={pick(shown.key.keyTitle)}><span className="whitespace-pre-line">{value(shown)}</span></DetailRow>
        ))}
      </dl>
      {groups.offers.length + groups.social.length > 0 && (
        <ul className="flex flex-wrap gap-2 py-2">
          {[...groups.offers, ...groups.social].filter(({ detail }) => isSafeUrl(detail.dataValue)).map((shown) => (
            <li key={shown.detail.id}>
              <OutboundLink href={webUrl(shown.detail.dataValue)} className={buttonClass('secondary', 'small')} onFollow={follow(shown)}>{pick(shown.key.keyTitle)}</OutboundLink>
            </li>
          ))}
        </ul>
      )}
      {groups.texts.map(({ detail, key }) => (
        <section key={detail.id} className="py-2">
          <h3 className="pb-1 text-base">{pick(key.keyTitle)}</h3>
          <Suspense fallback={<Skeleton className="h-16" />}><PlaceMarkdown text={detail.dataValue} /></Suspense>
        </section>
      ))}
    </>
  );
}
