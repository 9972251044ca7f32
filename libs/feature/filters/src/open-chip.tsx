import { useAtom, useAtomValue } from 'jotai';
import { filterAtom } from '@umkreis/guide-core/filter/filter-atom.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { timeAtom } from '@umkreis/guide-core/time/time-atom.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Chip } from '@umkreis/ui/chip.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';

/** Filters for open places, now or at the selected time. */
export function OpenChip() {
  const { track } = useGuide();
  const t = useMessages(guideMessages);
  const [filter, setFilter] = useAtom(filterAtom);
  const isLater = useAtomValue(timeAtom) !== null;
  return (
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
        {isLater ? t.openThen : t.openNow}
      </Chip>
    </li>
  );
}
