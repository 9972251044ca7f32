import { usePick } from '@umkreis/i18n/language.tsx';
import { webLink } from '@umkreis/places/details/web-addresses.ts';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { GlyphMark } from '@umkreis/ui/glyph.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import type { DetailWithKey } from '@umkreis/guide-core/place-details/detail-groups.ts';
import { metricOfLink } from '@umkreis/guide-core/links/metric-of-link.ts';
import { OutboundLink } from '@umkreis/guide-core/links/outbound-link.tsx';

/** Links as buttons with the icon and title of their key: reserve, order, book, menu, social networks. */
export function PlaceOffers({
  itemId,
  label,
  links,
}: {
  itemId: string;
  label: string;
  links: readonly DetailWithKey[];
}) {
  const { data, track } = useGuide();
  const pick = usePick();
  const safeLinks = links.flatMap(({ detail, key }) => {
    const href = webLink(key.keyName, detail.dataValue);
    return href ? [{ detail, key, href }] : [];
  });
  if (safeLinks.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2 py-2">
      {safeLinks.map(({ detail, key, href }) => (
        <li key={detail.id}>
          <OutboundLink
            href={href}
            className={buttonClass('secondary', 'small')}
            onFollow={() => track({ metric_key: metricOfLink(key), item_id: itemId, item_detail_id: detail.id })}
          >
            <GlyphMark path={data.glyphs.get(key.iconTitle) ?? data.glyphs.get('information') ?? ''} size={15} />
            {pick(key.keyTitle)}
          </OutboundLink>
        </li>
      ))}
    </ul>
  );
}
