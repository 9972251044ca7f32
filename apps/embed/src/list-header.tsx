import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { ProposePlace } from '@umkreis/guide/dialogs/change-request/propose-place.tsx';
import { SearchField } from '@umkreis/guide/search/search-field.tsx';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { embedMessages } from '@umkreis/i18n/embed.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';

interface Props {
  shortcut: SearchShortcutConfig;
  /** null: not known yet */
  count: number | null;
  words: string;
  onWords(words: string): void;
  onSubmit(): void;
}

/** A list has no map to point at: the branch's middle stands in. */
const nowhere = () => null;

/** Title, number of entries and search of an embedded list. */
export function ListHeader({ shortcut, count, words, onWords, onSubmit }: Props) {
  const t = useMessages(embedMessages);
  const pick = usePick();
  const { data, track } = useGuide();
  const title = pick(shortcut.title);
  return (
    <header className="sticky top-0 z-10 grid gap-3 border-b border-line bg-paper/95 p-4 backdrop-blur">
      <div className="flex items-baseline justify-between gap-3">
        <h1 className="text-lg">{title}</h1>
        {data.status === 'ready' && count !== null && (
          <output className="shrink-0 text-sm text-ink-soft">{t.results(count)}</output>
        )}
      </div>
      {shortcut.allowItemAddition && (
        <div>
          <ProposePlace
            shortcut={shortcut}
            center={nowhere}
            onOpen={() => track({ metric_key: 'embed_item_change_request_add_click', metricValue: shortcut.id })}
          />
        </div>
      )}
      <SearchField value={words} onChange={onWords} onSubmit={onSubmit} placeholder={t.searchIn(title)} />
    </header>
  );
}
