import { OutboundLink } from '@umkreis/guide-core/links/outbound-link.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { demoMessages } from '@umkreis/i18n/demo.ts';
import { mapMessages } from '@umkreis/i18n/map.ts';

const openStreetMap = 'https://www.openstreetmap.org/copyright';
const hostAndPath = openStreetMap.replace(/^https:\/\/www\./, '');

interface Props {
  /** Source of the region's data */
  text: string;
  /** Sources of pictures and terrain below it */
  more?: readonly string[];
  isDemo: boolean;
  /** The licence's address as text instead of a link, where links can't be followed */
  isPlain?: boolean;
}

/** Attribution of map and content; always visible. Marks fictional regions. */
export function Attribution({ text: source, more = [], isDemo, isPlain }: Props) {
  const t = useMessages(mapMessages);
  const { demo } = useMessages(demoMessages);
  const isOpenStreetMap = source.includes('OpenStreetMap');
  const text = [isDemo && !isOpenStreetMap ? demo : source, ...more].filter(Boolean).join(' · ');
  if (!text) return null;
  return (
    <p className="rounded-tl-control bg-paper/85 px-2 py-0.5 text-[0.6875rem] leading-4 text-ink-soft">
      <span className="sr-only">{t.attribution}: </span>
      {isOpenStreetMap && isPlain ? (
        `${text} · ${hostAndPath}`
      ) : isOpenStreetMap ? (
        <OutboundLink href={openStreetMap} className="text-inherit no-underline hover:underline">
          {text}
        </OutboundLink>
      ) : (
        text
      )}
    </p>
  );
}
