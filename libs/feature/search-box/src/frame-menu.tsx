import { useState } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { escapeUrl } from '@umkreis/contract/escape-url.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { SearchField } from '@umkreis/guide-core/search-field.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { searchFieldMessages } from '@umkreis/i18n/search-field.ts';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';
import { ShortcutMenu } from './shortcut-menu.tsx';

interface Props {
  searchText: string;
  onSearchText(searchText: string): void;
  onSubmit(): void;
  shortcuts: readonly SearchShortcutConfig[];
  selectedShortcutId: string | null;
  onShortcut(shortcut: SearchShortcutConfig | null): void;
}

const focus = (input: HTMLInputElement | null) => input?.focus();

/** Header of a map in another site's frame: the branch's logo and title, the search, and its topics as a menu. */
export function FrameMenu({
  searchText,
  onSearchText: onWords,
  onSubmit,
  shortcuts,
  selectedShortcutId,
  onShortcut,
}: Props) {
  const { track } = useGuide();
  const t = useMessages(mapMessages);
  const tGuide = useMessages(guideMessages);
  const tSearch = useMessages(searchFieldMessages);
  const [isSearching, setIsSearching] = useState(searchText !== '');
  const [isOpen, setIsOpen] = useOpened('topics');

  if (isSearching) {
    return (
      <SearchField
        ref={focus}
        floating
        value={searchText}
        onChange={onWords}
        onSubmit={onSubmit}
        before={
          <IconButton
            icon="back"
            label={tGuide.back}
            onClick={() => {
              onWords('');
              setIsSearching(false);
            }}
            className="ml-0.5"
          />
        }
      />
    );
  }
  return (
    <div className="rounded-card bg-paper shadow-float">
      <div className="flex h-12 items-center gap-1 pr-1 pl-3">
        <HomeLink />
        <IconButton
          icon="search"
          label={tSearch.search}
          onClick={() => {
            track({ metric_key: 'in_iframe_search_click' });
            setIsSearching(true);
          }}
        />
        {shortcuts.length > 0 && (
          <IconButton
            icon={isOpen ? 'close' : 'list'}
            label={t.shortcuts}
            aria-expanded={isOpen}
            onClick={() => {
              if (!isOpen) track({ metric_key: 'in_iframe_search_shortcut_list_click' });
              setIsOpen(!isOpen);
            }}
          />
        )}
      </div>
      {isOpen && (
        <ShortcutMenu
          shortcuts={shortcuts}
          selectedShortcutId={selectedShortcutId}
          onShortcut={(shortcut) => {
            setIsOpen(false);
            onShortcut(shortcut);
          }}
        />
      )}
    </div>
  );
}

/** The branch's logo and title; opens the whole guide. */
function HomeLink() {
  const { boot, track } = useGuide();
  const { branch, product } = boot;
  const title = branch?.inFrame.title ?? product.name;
  const logo = branch?.inFrame.logo;
  return (
    <a
      href={escapeUrl(boot, `${routes.map.to()}/`)}
      target="_blank"
      rel="noopener"
      onClick={() => track({ metric_key: 'in_iframe_home_click' })}
      className="flex min-w-0 flex-1 items-center gap-2.5 text-base font-title text-ink no-underline"
    >
      {logo && (
        <img
          src={`${boot.assetRoot}/branches/${logo}`}
          alt=""
          style={{ height: branch.inFrame.logoHeight }}
          className="max-h-9 max-w-24 object-contain"
        />
      )}
      <span className="truncate">{title}</span>
    </a>
  );
}
