import { escapeUrl } from '@umkreis/contract/escape-url.ts';
import { legalPages } from '@umkreis/contract/legal-pages.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { demoMessages } from '@umkreis/i18n/demo.ts';
import { legalMessages } from '@umkreis/i18n/legal.ts';
import { embedMessages } from '../messages/embed.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import type { Topic } from '../topic/topic.ts';

/** Attribution of the content, and a link to the full map. */
export function ListFooter({ topic }: { topic: Topic }) {
  const t = useMessages(embedMessages);
  const tLegal = useMessages(legalMessages);
  const { demo } = useMessages(demoMessages);
  const pick = usePick();
  const { boot, track } = useGuide();
  const pages = legalPages(boot.branch);
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-paper px-4 py-3 text-xs text-ink-soft">
      <span>
        {boot.branch?.isDemo ? demo : boot.branch?.attribution || t.poweredBy({ product: boot.product.name })}
      </span>
      {pages.length > 0 && (
        <nav aria-label={tLegal.label} className="flex flex-wrap gap-x-4">
          {pages.map(({ kind, url }) => (
            <a
              key={kind}
              href={url}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-6 items-center text-ink-soft underline underline-offset-2"
            >
              {tLegal[kind]}
              <span className="sr-only"> ({t.newTab})</span>
            </a>
          ))}
        </nav>
      )}
      <a
        href={escapeUrl(boot, topic.mapPath(pick(topic.title)))}
        target="_blank"
        rel="noopener"
        onClick={() => track({ metric_key: 'map_escape_click' })}
        className="inline-flex min-h-6 items-center gap-1.5 font-semibold text-accent"
      >
        {t.openMap}
        <Icon name="external" size={14} />
        <span className="sr-only">({t.newTab})</span>
      </a>
    </footer>
  );
}
