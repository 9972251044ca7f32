import { OutboundLink } from '@umkreis/guide-core/links/outbound-link.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { demoMessages } from '@umkreis/i18n/demo.ts';
import { mapMessages } from '@umkreis/i18n/map.ts';

const openStreetMap = 'https://www.openstreetmap.org/copyright';
const hostAndPath = openStreetMap.replace(/^https:\/\/www\./, '');

/**
 * Attribution of map and content; always visible. Marks fictional regions.
 * @param isPlain the licence's address as text instead of a link, where links can't be followed
 */
export function Attribution({ text, isDemo, isPlain }: { text: string; isDemo: boolean; isPlain?: boolean }) {
  const t = useMessages(mapMessages);
  const { demo } = useMessages(demoMessages);
  if (!text && !isDemo) return null;
  return (
    <p className="rounded-tl-control bg-paper/85 px-2 py-0.5 text-[11px] leading-4 text-ink-soft">
      <span className="sr-only">{t.attribution}: </span>
      {text.includes('OpenStreetMap') && isPlain ? (
        `${text} · ${hostAndPath}`
      ) : text.includes('OpenStreetMap') ? (
        <OutboundLink href={openStreetMap} className="text-inherit no-underline hover:underline">
          {text}
        </OutboundLink>
      ) : isDemo ? (
        demo
      ) : (
        text
      )}
    </p>
  );
}
