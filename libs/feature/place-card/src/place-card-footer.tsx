import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { mailUrl } from '@umkreis/places/details/link.ts';
import { OutboundLink } from '@umkreis/guide-core/links/outbound-link.tsx';
import type { Item } from '@umkreis/contract/item.ts';

/** When a place's data were reviewed or changed, and a link to report an error. */
export function PlaceCardFooter({ item, title }: { item: Item; title: string }) {
  const { boot, timeZone, track } = useGuide();
  const tCard = useMessages(cardMessages);
  const language = useLanguage();
  const date = (iso: string) => dateFormat(language, { dateStyle: 'medium', timeZone }).format(new Date(iso));
  return (
    <footer className="flex flex-wrap justify-between gap-x-4 pt-3 text-xs text-ink-soft">
      <span>
        {item.dateReviewed
          ? tCard.checkedOn({ date: date(item.dateReviewed) })
          : item.dateAsOf && tCard.updatedOn({ date: date(item.dateAsOf) })}
      </span>
      <OutboundLink
        href={mailUrl(boot.branch?.feedbackEmail ?? boot.product.email, tCard.feedbackSubject({ title, id: item.id }))}
        className="underline underline-offset-2"
        onFollow={() => track({ metric_key: 'item_detail_contact_click', item_id: item.id })}
      >
        {tCard.feedback}
      </OutboundLink>
    </footer>
  );
}
