import { usePick } from '@umkreis/i18n/language.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { AgendaHeader } from './agenda-header.tsx';
import { AgendaList } from './agenda-list.tsx';
import { useTopicEvents } from './use-topic-events.ts';
import { useHost } from '../frame/host-context.ts';
import { useReportedHeight } from '../frame/use-reported-height.ts';
import { ListFooter } from '../list/list-footer.tsx';
import type { SelectedTopic } from '../topic/topic.ts';

/** The events of a topic, by day. */
export function AgendaScreen({ topic }: { topic: SelectedTopic }) {
  const { sections, later, total, retry } = useTopicEvents(topic);
  const pick = usePick();
  const title = pick(topic.title);
  const isSized = useHost() !== null;
  const content = useReportedHeight(sections && title, retry ? 'unavailable' : null);
  const isThere = sections !== null || retry !== null;
  return (
    <div ref={content} className={classNames('flex flex-col bg-paper', !isSized && 'min-h-dvh')}>
      <AgendaHeader title={title} count={total} />
      <main aria-label={title} className="flex-1 pb-4">
        <AgendaList topic={topic} sections={sections} later={later} total={total ?? 0} retry={retry} />
      </main>
      {isThere && <ListFooter topic={topic} />}
    </div>
  );
}
