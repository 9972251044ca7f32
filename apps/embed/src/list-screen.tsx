import { usePick } from '@umkreis/i18n/language.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { useHost } from './frame/host-context.ts';
import { useReportedHeight } from './frame/use-reported-height.ts';
import { ListFooter } from './list/list-footer.tsx';
import { ListHeader } from './list-header.tsx';
import { TopicList, type EntriesComponent } from './topic-list.tsx';
import type { SelectedTopic } from './topic/topic.ts';
import { useListState } from './topic/use-list-state.ts';

export function ListScreen({ topic, Entries }: { topic: SelectedTopic; Entries?: EntriesComponent }) {
  const { list, searchText, setSearchText, open, openFirst, prepare, hasFailed } = useListState(topic);
  const pick = usePick();
  const isThere = list.rows !== null || hasFailed;
  const isSized = useHost() !== null;
  const content = useReportedHeight(list.rows && pick(topic.title), hasFailed ? 'unavailable' : null);
  return (
    <div ref={content} className={classNames('flex flex-col bg-paper', !isSized && 'min-h-dvh')}>
      <ListHeader
        topic={topic}
        count={list.rows && list.total}
        searchText={searchText}
        onSearchText={setSearchText}
        onSubmit={openFirst}
        onFocus={prepare}
      />
      <main aria-label={pick(topic.title)} className="flex-1">
        <TopicList
          topic={topic}
          list={list}
          searchText={searchText}
          onClear={() => setSearchText('')}
          onSelect={open}
          Entries={Entries}
        />
      </main>
      {/* a list that grows pushes nothing away */}
      {isThere && <ListFooter topic={topic} />}
    </div>
  );
}
