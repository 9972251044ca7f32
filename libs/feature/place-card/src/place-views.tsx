import { Suspense, useState } from 'react';
import { usePick } from '@umkreis/i18n/language.tsx';
import { isSafeUrl, webUrl } from '@umkreis/places/details/link.ts';
import { Button, buttonClass } from '@umkreis/ui/button.tsx';
import { GlyphMark } from '@umkreis/ui/glyph.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import type { DetailWithKey } from '@umkreis/guide-core/place-details/detail-groups.ts';
import { isOwnPicture } from './media/medium-names.ts';
import { metricOfLink } from '@umkreis/guide-core/links/metric-of-link.ts';
import { OutboundLink } from '@umkreis/guide-core/links/outbound-link.tsx';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';

const PanoramaDialog = lazyPart(
  () => import('./media/panorama-dialog.tsx'),
  ({ default: Component }) => Component,
  { isFetchedAhead: false },
);

/** 360° views from a place's details: own pictures open in the viewer, tours on other sites as outbound links. */
export function PlaceViews({
  itemId,
  title,
  views,
}: {
  itemId: string;
  title: string;
  views: readonly DetailWithKey[];
}) {
  const { boot, data, track } = useGuide();
  const pick = usePick();
  const [chosen, choose] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useOpened('panorama');
  const safeViews = views.filter(({ detail }) => isSafeUrl(detail.dataValue));
  if (safeViews.length === 0) return null;
  const roots = [location.origin, ...(URL.canParse(boot.assetRoot) ? [new URL(boot.assetRoot).origin] : [])];
  return (
    <ul className="flex flex-wrap gap-2 py-2">
      {safeViews.map(({ detail, key }) => {
        const url = webUrl(detail.dataValue);
        const follow = () => track({ metric_key: metricOfLink(key), item_id: itemId, item_detail_id: detail.id });
        const face = (
          <>
            <GlyphMark path={data.glyphs.get(key.iconTitle) ?? ''} size={15} />
            {pick(key.keyTitle)}
          </>
        );
        return (
          <li key={detail.id}>
            {isOwnPicture(url, roots) ? (
              <Button
                size="small"
                onClick={() => {
                  follow();
                  choose(url);
                  setIsOpen(true);
                }}
              >
                {face}
              </Button>
            ) : (
              <OutboundLink href={url} className={buttonClass('secondary', 'small')} onFollow={follow}>
                {face}
              </OutboundLink>
            )}
          </li>
        );
      })}
      {isOpen && chosen && (
        <Suspense>
          <PanoramaDialog url={chosen} name={title} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </ul>
  );
}
