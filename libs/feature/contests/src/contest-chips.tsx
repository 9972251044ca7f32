import { useSetAtom } from 'jotai';
import { openerMessages } from '@umkreis/i18n/dialog-buttons.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { queryValueAtom } from '@umkreis/guide-core/address/query.ts';
import { useParticipated } from './participated.ts';
import { useRunningContests } from './use-running-contests.ts';

/** Contests that the place takes part in. */
export function ContestChips({ place }: { place: Place }) {
  const { track } = useGuide();
  const t = useMessages(openerMessages);
  const pick = usePick();
  const setContest = useSetAtom(queryValueAtom('contest'));
  const { contests } = useRunningContests();
  const [participated] = useParticipated();
  const here = contests.filter(({ itemId }) => itemId === place.item.id);
  if (here.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 py-1.5">
      {here.map((contest) => (
        <li key={contest.id}>
          <button
            type="button"
            className="inline-flex min-h-9 items-center gap-2 rounded-full bg-accent px-3.5 py-1.5 text-left text-sm font-semibold text-on-accent hover:brightness-110"
            onClick={() => {
              track({ metric_key: 'item_detail_contest_chip_click', item_id: place.item.id, metricValue: contest.id });
              setContest(contest.nanoId);
            }}
          >
            <Icon name={participated.includes(contest.id) ? 'check' : 'ticket'} size={16} className="shrink-0" />
            {t.contest({ title: pick(contest.title) })}
          </button>
        </li>
      ))}
    </ul>
  );
}
