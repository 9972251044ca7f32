import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { useAtom, useAtomValue } from 'jotai';
import { filterCount } from '@umkreis/guide-engine/filters/filter-state.ts';
import { filterAtom } from '@umkreis/guide-core/filter/filter-atom.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Chip } from '@umkreis/ui/chip.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { filterPanelAtom } from '@umkreis/guide-core/address/opened-atoms.ts';

/** Opens and closes the filter and shows the number of active filters. */
export function FilterChip() {
  const { track } = useGuide();
  const t = useMessages(guideMessages);
  const count = filterCount(useAtomValue(filterAtom));
  const [isOpen, setIsOpen] = useAtom(filterPanelAtom);
  return (
    <li>
      <Chip
        floating
        pressed={count > 0}
        aria-expanded={isOpen}
        data-opens="filter"
        aria-label={count > 0 ? t.filterActive({ count }) : undefined}
        icon={<Icon name={rareIcons.sliders} size={16} />}
        onClick={() => {
          track({ metric_key: 'filtered_list_toggle_filter_click' });
          setIsOpen(!isOpen);
        }}
      >
        {t.filter}
        {count > 0 && ` · ${count}`}
      </Chip>
    </li>
  );
}
