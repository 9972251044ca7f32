import { useAtom, useStore } from 'jotai';
import { memo } from 'react';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { SearchField } from '@umkreis/guide/search/search-field.tsx';
import { resultsAtom } from '../results/results-atoms.ts';
import { usePlaceClicks } from '../selected/use-place-clicks.ts';
import { draftAtom } from '../state/search-draft.ts';
import { FrameMenu } from './frame-menu.tsx';
import { MenuButton } from './menu-button.tsx';
import { useTopics } from './use-topics.ts';

/** The field that words are typed into; in another site's frame with its topics under one button. */
export const SearchBox = memo(function Box() {
  const store = useStore();
  const topics = useTopics();
  const { onRow } = usePlaceClicks();
  const { isInIframe, track } = useGuide();
  const [draft, setDraft] = useAtom(draftAtom);
  const takeFirst = () => {
    const first = store.get(resultsAtom)?.list.rows?.[0];
    if (first) onRow(first.place);
  };
  return isInIframe ? (
    <FrameMenu words={draft} onWords={setDraft} onSubmit={takeFirst} {...topics} />
  ) : (
    <SearchField
      floating
      value={draft}
      onChange={setDraft}
      onSubmit={takeFirst}
      onFocus={() => track({ metric_key: 'filtered_list_search_text_click' })}
      before={<MenuButton />}
    />
  );
});
