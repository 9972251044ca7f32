import { useAtomValue, useSetAtom } from 'jotai';
import { memo, useEffect, useRef } from 'react';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { ProductMark } from '@umkreis/ui/product-mark.tsx';
import { sheetHeightAtom, sourcesHeightAtom } from '@umkreis/guide-core/panel/panel-atoms.ts';
import { flavourAtom } from '@umkreis/guide-core/map/flavour-atom.ts';
import { Attribution } from '@umkreis/map-core/attribution.tsx';

/** At the lower edge of the map: product and attribution. */
export const MapFooter = memo(function MapFooter() {
  const { boot, isInIframe, isKiosk, track } = useGuide();
  const { branch, product, main } = boot;
  const t = useMessages(mapMessages);
  const flavour = useAtomValue(flavourAtom);
  const above = useAtomValue(sheetHeightAtom);
  // A transform avoids a new layout.
  const lifted = { transform: `translateY(${-above}px)` };
  const sources = useRef<HTMLDivElement>(null);
  const setSourcesHeight = useSetAtom(sourcesHeightAtom);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setSourcesHeight(entry!.contentRect.height));
    observer.observe(sources.current!);
    return () => observer.disconnect();
  }, [setSourcesHeight]);
  return (
    <>
      {!isKiosk && (
        <a
          href={product.origin}
          aria-label={t.goToProduct({ name: product.name })}
          onClick={() => track({ metric_key: 'map_quo_click' })}
          {...(isInIframe && { target: '_blank', rel: 'noopener' })}
          style={lifted}
          className="absolute bottom-1.5 left-2 z-[5] flex items-center gap-1.5 rounded-full bg-paper/85 py-0.5 pr-2.5 pl-1 text-xs font-title text-ink no-underline"
        >
          <ProductMark size={18} />
          {product.name}
        </a>
      )}
      <div
        ref={sources}
        style={lifted}
        className="absolute right-0 bottom-[var(--kiosk-margin-bottom,0px)] z-[5] max-w-[70%] text-right"
      >
        <Attribution
          text={branch?.attribution || main.attribution}
          more={[
            (flavour === 'satellit' && boot.imagery?.attribution) || '',
            ((flavour === 'topo' || flavour === '3d') && boot.terrain?.attribution) || '',
          ]}
          isDemo={branch?.isDemo ?? main.isDemo}
          isPlain={isKiosk}
        />
      </div>
    </>
  );
});
