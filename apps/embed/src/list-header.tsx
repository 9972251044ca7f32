import { Suspense } from 'react';
import { SearchField } from '@umkreis/guide-core/search-field.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { embedMessages } from './messages/embed.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import type { Topic } from './topic/topic.ts';

const ProposePlace = lazyPart(
  () => import('@umkreis/change-requests/propose-place.tsx'),
  (code) => code.ProposePlace,
);

interface Props {
  topic: Topic;
  /** null: not loaded yet */
  count: number | null;
  searchText: string;
  onSearchText(searchText: string): void;
  onSubmit(): void;
  onFocus(): void;
}

/** A list has no map centre; the branch's centre is used instead. */
const nowhere = () => null;

/** Title, number of entries and search of an embedded list. */
export function ListHeader({ topic, count, searchText, onSearchText: onWords, onSubmit, onFocus }: Props) {
  const t = useMessages(embedMessages);
  const pick = usePick();
  const { data, track } = useGuide();
  const title = pick(topic.title);
  const { shortcut } = topic;
  return (
    <header
      aria-label={title}
      className="sticky top-0 z-10 grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line bg-paper/95 p-3 backdrop-blur min-[280px]:p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-lg break-words hyphens-auto">{title}</h1>
        {data.status === 'ready' && count !== null && (
          <output className="shrink-0 text-sm text-ink-soft">{t.results({ count })}</output>
        )}
      </div>
      {shortcut?.allowItemAddition && (
        <div className="min-h-9">
          <Suspense>
            <ProposePlace
              shortcut={shortcut}
              center={nowhere}
              onOpen={() => track({ metric_key: 'embed_item_change_request_add_click', metricValue: shortcut.id })}
            />
          </Suspense>
        </div>
      )}
      <SearchField
        value={searchText}
        onChange={onWords}
        onSubmit={onSubmit}
        onFocus={onFocus}
        placeholder={t.searchIn({ title })}
      />
    </header>
  );
}
