import { useAtomValue } from 'jotai';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { placeAtom } from '@umkreis/guide-core/selected/selected-atoms.ts';
import { streetOrBuildingAtom } from '@umkreis/guide-core/selected/streets-and-buildings.ts';
import { selectionAtom } from '@umkreis/guide-core/selection/selection-atoms.ts';
import { selectionUrl } from '@umkreis/guide-core/selection/selection-url.ts';

/** In another site's frame: opens the full map in a new tab, with the same content. */
export function EnlargeButton() {
  const { boot, isInIframe, track } = useGuide();
  const selection = useAtomValue(selectionAtom);
  const place = useAtomValue(placeAtom);
  const streetOrBuilding = useAtomValue(streetOrBuildingAtom);
  const title = (place?.item ?? streetOrBuilding?.feature)?.title;
  const t = useMessages(mapMessages);
  if (!isInIframe) return null;
  return (
    <a
      href={selectionUrl(boot, selection, title)}
      target="_blank"
      rel="noopener"
      onClick={() => track({ metric_key: 'map_escape_click' })}
      className="flex h-11 items-center gap-2 rounded-control bg-paper px-3.5 text-sm font-semibold text-ink no-underline shadow-float hover:bg-hover"
    >
      <Icon name="expand" size={18} />
      <span className="first-letter:uppercase">{t.enlarge}</span>
    </a>
  );
}
