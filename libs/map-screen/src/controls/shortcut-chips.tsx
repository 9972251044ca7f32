import { atom, useAtom, useAtomValue } from 'jotai';
import { memo } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { alone, filterCount } from '@umkreis/guide-engine/filters/filter-state.ts';
import { useFilter } from '@umkreis/guide/filters/use-filter.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { useFacets } from '@umkreis/guide/filters/use-facets.ts';
import { useGuideTime } from '@umkreis/guide/time/guide-time.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { Chip } from '@umkreis/ui/chip.tsx';
import { GlyphMark } from '@umkreis/ui/glyph.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { allAtom } from '../results/results-atoms.ts';
import { filterPanelAtom } from '../state/opened-atoms.ts';
import { EnglishChip } from './english-chip.tsx';
import { EventsChip } from './events-chip.tsx';
import { TimeChip } from './time-chip.tsx';
import { useTopics } from '../results/use-topics.ts';

const noShortcuts: readonly SearchShortcutConfig[] = [];
const nothingAtom = atom(null);
const most = 8;

/**
 * Filter, 'open now', and the branch's topics; without topics the categories it has most of, where places need not be
 * counted elsewhere. Topics and categories
 * alike: the next one takes the place of the one before, several at once are chosen in the filter.
 */
export const ShortcutChips = memo(function Chips() {
  const { data, isInIframe, track } = useGuide();
  const { shortcuts: topics, selectedShortcutId, onShortcut } = useTopics();
  // a frame has them in its menu
  const shortcuts = isInIframe ? noShortcuts : topics;
  const t = useMessages(guideMessages);
  const tMap = useMessages(mapMessages);
  const pick = usePick();
  const [filter, setFilter] = useFilter();
  const [chosen] = useGuideTime();
  const [isPanelOpen, setIsPanelOpen] = useAtom(filterPanelAtom);
  const count = filterCount(filter);
  const facets = useFacets(useAtomValue(shortcuts.length > 0 || data.isTiled ? nothingAtom : allAtom), false, false);
  const categories = facets?.categories.slice(0, most) ?? [];
  const mark = (icon: string, color?: string) => (
    <span style={color ? { color } : undefined} className="contents">
      <GlyphMark path={data.glyphs.get(icon) ?? data.glyphs.get('pin') ?? ''} />
    </span>
  );

  return (
    <ul
      aria-label={tMap.shortcuts}
      className="pointer-events-auto -my-3 flex gap-2 overflow-x-auto mask-r-from-[calc(100%-2rem)] px-3 py-4.5 pr-10 [scrollbar-width:none]"
    >
      <TimeChip />
      <EnglishChip />
      <li>
        <Chip
          floating
          pressed={count > 0}
          aria-expanded={isPanelOpen}
          aria-label={count > 0 ? t.filterActive(count) : undefined}
          icon={<Icon name="sliders" size={16} />}
          onClick={() => {
            track({ metric_key: 'filtered_list_toggle_filter_click' });
            setIsPanelOpen(!isPanelOpen);
          }}
        >
          {t.filter}
          {count > 0 && ` · ${count}`}
        </Chip>
      </li>
      <li>
        <Chip
          floating
          pressed={filter.openNow}
          icon={<Icon name="clock" size={16} />}
          onClick={() => {
            track({ metric_key: 'filtered_list_filter_show_open_click' });
            setFilter({ ...filter, openNow: !filter.openNow });
          }}
        >
          {chosen ? t.openThen : t.openNow}
        </Chip>
      </li>
      <EventsChip />
      {shortcuts.map((shortcut) => (
        <li key={shortcut.id}>
          <Chip
            floating
            pressed={shortcut.id === selectedShortcutId}
            icon={mark(shortcut.icon)}
            onClick={() => onShortcut(shortcut.id === selectedShortcutId ? null : shortcut)}
          >
            {pick(shortcut.title)}
          </Chip>
        </li>
      ))}
      {categories.map(({ category }) => {
        const isOn = filter.mainCategories.includes(category.mainCategory);
        return (
          <li key={category.mainCategory}>
            <Chip
              floating
              pressed={isOn}
              icon={mark(category.iconTitle, isOn ? undefined : category.backgroundColorName)}
              onClick={() => {
                track({ metric_key: 'filtered_list_filter_categories_select', metricValue: category.mainCategory });
                setFilter({
                  ...filter,
                  mainCategories: alone(filter.mainCategories, category.mainCategory),
                  subCategories: [],
                });
              }}
            >
              {pick(category.mainCategoryName)}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
});
