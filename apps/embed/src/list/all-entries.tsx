import { escapeUrl } from '@umkreis/contract/escape-url.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { embedMessages } from '../messages/embed.ts';
import type { Topic } from '../topic/topic.ts';

/** Link to all entries on the map, below the first ones. */
export function AllEntries({ topic, count }: { topic: Topic; count: number }) {
  const t = useMessages(embedMessages);
  const pick = usePick();
  const { boot, track } = useGuide();
  return (
    <p className="border-t border-line p-3 text-center text-sm">
      <a
        href={escapeUrl(boot, topic.mapPath(pick(topic.title)))}
        target="_blank"
        rel="noopener"
        onClick={() => track({ metric_key: 'map_escape_click' })}
        className="inline-flex min-h-9 items-center font-semibold text-accent"
      >
        {t.allEntries({ count })}
        <span className="sr-only"> ({t.newTab})</span>
      </a>
    </p>
  );
}
