import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { usePick } from '@umkreis/i18n/language.tsx';
import { tagText } from '@umkreis/places/details/tag-display.ts';
import { curatedAtom, shortcutAtom, tagAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { useMapActions } from '@umkreis/guide-core/actions/map-actions.ts';
import { FoundList } from './found-list.tsx';
import { useMapCenter } from '@umkreis/guide-core/map/use-map-center.ts';

interface Props {
  /** The button to suggest a new place for a topic that accepts them */
  ProposePlace: ComponentType<{ shortcut: SearchShortcutConfig; center(): LngLat | null }>;
}

/** The places of a topic, a tag or a curated list. */
export function TopicContent({ ProposePlace }: Props) {
  const pick = usePick();
  const { clear } = useMapActions();
  const center = useMapCenter();
  const shortcut = useAtomValue(shortcutAtom);
  const tag = useAtomValue(tagAtom);
  const curated = useAtomValue(curatedAtom);
  if (shortcut)
    return (
      <FoundList
        title={pick(shortcut.title)}
        onClose={clear}
        under={
          shortcut.allowItemAddition && (
            <div className="pt-2 pb-1">
              <ProposePlace shortcut={shortcut} center={center} />
            </div>
          )
        }
      />
    );
  if (tag) return <FoundList title={tagText(tag, pick)} onClose={clear} />;
  return curated && <FoundList title={pick(curated.title)} intro={pick(curated.description)} onClose={clear} />;
}
