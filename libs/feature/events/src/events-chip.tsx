import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { routes } from '@umkreis/contract/routes.ts';
import { linkQueryAtom } from '@umkreis/guide-core/links/card-query.ts';
import { eventsPageAtom } from './events-page.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { addressAtom, pathAtom } from '@umkreis/guide-core/address/address.ts';
import { queryValueAtom, searchOf } from '@umkreis/guide-core/address/query.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { eventsMessages } from '@umkreis/i18n/events.ts';
import { Chip } from '@umkreis/ui/chip.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { selectionAtom } from '@umkreis/guide-core/selection/selection-atoms.ts';

const isPlainAtom = atom((get) => {
  const { kind } = get(selectionAtom);
  return kind === 'none' || kind === 'season';
});
const areEventsVisibleAtom = atom((get) => get(queryValueAtom('events')) !== null && get(isPlainAtom));

/**
 * Opens and closes the branch's events. Present from the first rendering or not at all, because chips added later
 * would shift the others.
 */
export function EventsChip() {
  const { boot } = useGuide();
  const t = useMessages(eventsMessages);
  const setPage = useSetAtom(eventsPageAtom);
  const store = useStore();
  const isVisible = useAtomValue(areEventsVisibleAtom);
  if (!boot.branch?.hasEvents || boot.branch.isAgendaEmpty) return null;

  const toggle = () => {
    setPage(1);
    const query = new URLSearchParams(store.get(linkQueryAtom));
    if (!isVisible) query.set('events', '1');
    const pathname = store.get(isPlainAtom) ? store.get(pathAtom) : routes.map.to();
    store.set(addressAtom, { pathname, search: searchOf(query), closes: isVisible });
  };
  return (
    <li>
      <Chip floating pressed={isVisible} data-opens="events" icon={<Icon name="calendar" size={16} />} onClick={toggle}>
        {t.title}
      </Chip>
    </li>
  );
}
