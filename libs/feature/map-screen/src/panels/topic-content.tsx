import { useAtomValue } from 'jotai';
import { ProposePlace } from '@umkreis/guide/dialogs/change-request/propose-place.tsx';
import { usePick } from '@umkreis/i18n/language.tsx';
import { tagText } from '@umkreis/place-rules/tag-display.ts';
import { curatedAtom, shortcutAtom, tagAtom } from '../results/results-atoms.ts';
import { useMapActions } from '../state/map-actions.ts';
import { FoundList } from './found-list.tsx';
import { useMapCenter } from './use-map-center.ts';

/** The places of a topic, a tag or a curated list. */
export function TopicContent() {
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
