import { memo } from 'react';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { useShortcuts } from '../state/use-shortcuts.ts';
import { CategoryChips } from './category-chips.tsx';
import { EnglishChip } from './english-chip.tsx';
import { EventsChip } from './events-chip.tsx';
import { FilterChip } from './filter-chip.tsx';
import { OpenChip } from './open-chip.tsx';
import { TimeChip } from './time-chip.tsx';
import { TopicChips } from './topic-chips.tsx';

/**
 * Filter, 'open now' and the branch's topics; without topics its largest categories, if counting places needs no
 * request. Topics and categories behave alike: selecting one replaces the previous one; the filter allows several
 * at once.
 */
export const ShortcutChips = memo(function ShortcutChips() {
  const { boot, data, isInIframe } = useGuide();
  const t = useMessages(mapMessages);
  // In a frame they are in its menu.
  const hasTopics = useShortcuts(boot).length > 0 && !isInIframe;
  return (
    <ul
      aria-label={t.shortcuts}
      className="pointer-events-auto -my-3 flex gap-2 overflow-x-auto mask-r-from-[calc(100%-2rem)] px-3 py-4.5 pr-10 [scrollbar-width:none]"
    >
      <TimeChip />
      <EnglishChip />
      <FilterChip />
      <OpenChip />
      <EventsChip />
      {hasTopics ? <TopicChips /> : !data.isTiled && <CategoryChips />}
    </ul>
  );
});
