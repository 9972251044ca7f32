import { useState, type FormEvent } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { useNavigate } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { homeMessages } from '@umkreis/i18n/home.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';

/** The search field of the home page; opens the map with its results. */
export function HomeSearch({ track }: Pick<RemoteProps, 'track'>) {
  const tHome = useMessages(homeMessages);
  const navigate = useNavigate();
  const [searchText, setSearchText] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    const query = searchText.trim();
    track({ metric_key: 'page_element_click', metricValue: 'home_search' });
    void navigate(query ? `${routes.map.to()}?q=${encodeURIComponent(query)}` : routes.map.to());
  };
  return (
    <search className="relative">
      <form
        onSubmit={search}
        className="flex max-w-xl gap-2 rounded-card bg-paper p-2 shadow-float focus-within:ring-2 focus-within:ring-accent"
      >
        <label className="flex min-w-0 flex-1 items-center gap-3 pl-2">
          <Icon name="search" className="shrink-0 text-ink-faint" />
          <span className="sr-only">{tHome.searchLabel}</span>
          <input
            type="search"
            name="q"
            value={searchText}
            onChange={(event) => setSearchText(event.target.value)}
            placeholder={tHome.searchPlaceholder}
            className="h-11 w-full min-w-0 bg-transparent text-base outline-none"
          />
        </label>
        <Button kind="primary" type="submit">
          {tHome.search}
        </Button>
      </form>
    </search>
  );
}
