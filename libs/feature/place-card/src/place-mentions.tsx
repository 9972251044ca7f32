import type { Item } from '@umkreis/contract/item.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { hostOf, isSafeUrl, webUrl } from '@umkreis/places/details/link.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { OutboundLink } from '@umkreis/guide-core/links/outbound-link.tsx';

/** Mentions of the place on other sites, newest first, each with its date and source. */
export function PlaceMentions({ item }: { item: Item }) {
  const { timeZone, track } = useGuide();
  const t = useMessages(cardMessages);
  const language = useLanguage();
  const { mentions = [] } = item;
  if (mentions.length === 0) return null;
  const date = (iso: string) =>
    dateFormat(language, { dateStyle: 'medium', timeZone: iso.length > 10 ? timeZone : 'UTC' }).format(new Date(iso));
  return (
    <section className="py-2">
      <h3 className="pb-1 text-base">{t.mentions}</h3>
      <ul className="grid gap-2">
        {mentions.map(({ id, title, url, datePublished }) => {
          const isLink = url !== null && isSafeUrl(url);
          const source = [datePublished && date(datePublished), isLink && hostOf(url)].filter(Boolean).join(' · ');
          return (
            <li key={id} className="text-sm">
              {isLink ? (
                <OutboundLink
                  href={webUrl(url)}
                  className="inline-flex items-baseline gap-1.5 font-medium text-accent underline-offset-2 hover:underline"
                  onFollow={() =>
                    track({ metric_key: 'item_detail_mention_url_click', item_id: item.id, mention_id: id })
                  }
                >
                  {title || hostOf(url)}
                  <Icon name="external" size={13} className="shrink-0 translate-y-px" />
                </OutboundLink>
              ) : (
                <span className="font-medium">{title}</span>
              )}
              {source && <span className="block text-xs text-ink-soft">{source}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
