import { useAtom } from 'jotai';
import { memo } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { SearchField } from '@umkreis/guide/search/search-field.tsx';
import { draftAtom } from '../state/search-draft.ts';
import { FrameMenu } from './frame-menu.tsx';
import { MenuButton } from './menu-button.tsx';

interface Props {
  shortcuts: readonly SearchShortcutConfig[];
  selectedShortcutId: string | null;
  onShortcut(shortcut: SearchShortcutConfig | null): void;
  /** Enter: takes the first result */
  onSubmit(): void;
}

/** The field that words are typed into; in another site's frame with its topics under one button. */
export const SearchBox = memo(function Box({ onSubmit, ...topics }: Props) {
  const { isInIframe, track } = useGuide();
  const [draft, setDraft] = useAtom(draftAtom);
  return isInIframe ? (
    <FrameMenu words={draft} onWords={setDraft} onSubmit={onSubmit} {...topics} />
  ) : (
    <SearchField
      floating
      value={draft}
      onChange={setDraft}
      onSubmit={onSubmit}
      onFocus={() => track({ metric_key: 'filtered_list_search_text_click' })}
      before={<MenuButton />}
    />
  );
});
