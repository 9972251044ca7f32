import { useSetAtom } from 'jotai';
import { routes } from '@umkreis/contract/routes.ts';
import { useLocation, useNavigate } from '@umkreis/federation/router.ts';
import { withoutCardQuery } from '@umkreis/guide/links/card-query.ts';
import { eventsPageAtom } from '@umkreis/guide/events/events-page.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { eventsMessages } from '@umkreis/i18n/events.ts';
import { Chip } from '@umkreis/ui/chip.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { selectionOf } from '../state/selection.ts';

/**
 * Opens and closes the branch's events. It stands from the start, events or not: chips that come later push the others
 * away.
 */
export function EventsChip() {
  const { boot } = useGuide();
  const t = useMessages(eventsMessages);
  const setPage = useSetAtom(eventsPageAtom);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isAsked = new URLSearchParams(search).has('events');
  const { kind } = selectionOf(pathname);
  const isPlain = kind === 'none' || kind === 'season';
  if (!boot.branch?.hasEvents) return null;

  const isShown = isAsked && isPlain;
  const toggle = () => {
    setPage(1);
    const query = new URLSearchParams(withoutCardQuery(search));
    if (!isShown) query.set('events', '1');
    navigate({ pathname: isPlain ? pathname : routes.map.to(), search: query.toString() });
  };
  return (
    <li>
      <Chip floating pressed={isShown} icon={<Icon name="calendar" size={16} />} onClick={toggle}>
        {t.title}
      </Chip>
    </li>
  );
}
