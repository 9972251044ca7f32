import { atom, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { memo, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { takeEarlyUse } from '@umkreis/contract/page-frame/early-use.ts';
import { chatSubjectAtom } from '@umkreis/guide-core/chat/chat-history.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { followArrowKeys } from '@umkreis/guide-core/list-focus/row-keys.ts';
import { SearchField } from '@umkreis/guide-core/search-field.tsx';
import { listAtom } from '@umkreis/guide-core/address/opened-atoms.ts';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { panelKindAtom } from '@umkreis/guide-core/panel/opened-panel-atom.ts';
import { isPhoneQuery, panelId } from '@umkreis/guide-core/panel/panel-sizes.ts';
import { LazySuggestions } from './lazy-suggestions.ts';
import { storeSearchAtom } from './recent-searches.ts';
import { useSubmit } from './use-submit.ts';
import { draftAtom } from '@umkreis/guide-core/search-draft/search-draft.ts';
import { selectionAtom, searchTextAtom } from '@umkreis/guide-core/selection/selection-atoms.ts';
import { isDetail } from '@umkreis/guide-core/selection/selection.ts';
import { FrameMenu } from './frame-menu.tsx';
import { useTopics } from '@umkreis/guide-core/results/use-topics.ts';

const suggestionsId = 'search-suggestions';
const hasResultsAtom = atom((get) => get(panelKindAtom) === 'results');

/**
 * The search field, a combobox that opens suggestions or results; in another site's frame together with a menu of
 * its topics.
 * @param before content at the start of the field: the button of the menu
 */
export const SearchBox = memo(function SearchBox({ before }: { before?: ReactNode }) {
  const topics = useTopics();
  const { isInIframe, track } = useGuide();
  const store = useStore();
  const [draft, setDraft] = useAtom(draftAtom);
  const field = useFieldFromStart();
  const isPhone = useMediaQuery(isPhoneQuery);
  const { isSuggesting, popup, setIsOffering } = usePopup(draft, isPhone, () => {
    if (draft === '') field.current?.blur();
  });
  // On a phone the keyboard covers the results.
  const submit = useSubmit(() => {
    if (isPhone) field.current?.blur();
  });
  if (isInIframe) return <FrameMenu searchText={draft} onSearchText={setDraft} onSubmit={submit} {...topics} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what the field opened
    <div
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOffering(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isSuggesting) return;
        event.preventDefault();
        setIsOffering(false);
        field.current?.focus();
      }}
    >
      <SearchField
        ref={field}
        floating
        value={draft}
        onChange={(searchText) => {
          if (searchText === '') setIsOffering(true);
          setDraft(searchText);
        }}
        onSubmit={submit}
        onFocus={() => {
          track({ metric_key: 'filtered_list_search_text_click' });
          // The embedding page may have set a search text together with the focus.
          if (store.get(draftAtom) === '') setIsOffering(true);
        }}
        before={before}
        popup={popup}
      />
      {isSuggesting && (
        <Suspense fallback={null}>
          <LazySuggestions
            id={suggestionsId}
            onWords={(searchText) => {
              setDraft(searchText);
              field.current?.focus();
            }}
            onDone={() => {
              setIsOffering(false);
              field.current?.blur();
            }}
          />
        </Suspense>
      )}
    </div>
  );
});

/** What the field has opened: suggestions, or results in the panel. @see useOffering */
function usePopup(draft: string, isPhone: boolean, onBack: () => void) {
  const [isOffering, setIsOffering] = useOffering(isPhone, onBack);
  const hasResults = useAtomValue(hasResultsAtom);
  const isSuggesting = isOffering && draft === '';
  const popup = isSuggesting ? { id: suggestionsId, isOpen: true } : { id: panelId, isOpen: hasResults };
  return { isSuggesting, popup, setIsOffering };
}

/**
 * Whether the field shows suggestions. On a phone they cover the map, so opening them adds a history entry that
 * going back removes.
 * @param onBack called when going back has closed them
 */
function useOffering(isPhone: boolean, onBack: () => void): [boolean, (isOffering: boolean) => void] {
  const [isOffering, setIsOffering] = useState(false);
  const [isOpened, setIsOpened] = useOpened('suggestions');
  const isClosing = useRef(false);
  const hasClosed = useEffectEvent(() => {
    if (!isClosing.current) onBack();
    isClosing.current = false;
  });
  useEffect(() => (isOpened ? () => hasClosed() : undefined), [isOpened]);
  const openOrClose = (isOpen: boolean) => {
    isClosing.current = isOpened && !isOpen;
    setIsOpened(isOpen);
  };
  return isPhone ? [isOpened, openOrClose] : [isOffering, setIsOffering];
}

/** The field: adopts what was typed before the page started, and follows arrow keys and opened places. */
function useFieldFromStart(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const store = useStore();
  const setDraft = useSetAtom(draftAtom);
  useEffect(followArrowKeys, []);
  useEffect(() => {
    const early = takeEarlyUse();
    if (early?.words) setDraft(early.words);
    else if (early?.isListUsed && store.get(selectionAtom).kind === 'none') store.set(listAtom, true);
    if (early?.isFocused) field.current?.focus();
  }, [setDraft, store, field]);
  useOpenedFromSearch();
  return field;
}

/** Stores successful search texts as recent ones; the place opened last is the chat's 'this place'. */
function useOpenedFromSearch(): void {
  const store = useStore();
  const { isKiosk } = useGuide();
  useEffect(() => {
    const follow = () => {
      const selection = store.get(selectionAtom);
      if (selection.kind === 'place') store.set(chatSubjectAtom, selection.nanoId);
      return selection;
    };
    follow();
    return store.sub(selectionAtom, () => {
      const searchText = store.get(searchTextAtom);
      if (isDetail(follow()) && searchText) store.set(storeSearchAtom, searchText, isKiosk);
    });
  }, [store, isKiosk]);
}
