import { useSetAtom } from 'jotai';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { openerMessages } from '@umkreis/i18n/dialog-buttons.ts';
import { useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { menuAtom } from '@umkreis/guide-core/address/opened-atoms.ts';
import { queryValueAtom } from '@umkreis/guide-core/address/query.ts';
import { useRunningContests } from './use-running-contests.ts';

/** Running contests, in the menu. */
export function ContestLinks() {
  const setIsMenuOpen = useSetAtom(menuAtom);
  const { timeZone } = useGuide();
  const t = useMessages(openerMessages);
  const pick = usePick();
  const language = useLanguage();
  const setContest = useSetAtom(queryValueAtom('contest'));
  const { contests } = useRunningContests();
  if (contests.length === 0) return null;
  const date = dateFormat(language, { day: 'numeric', month: 'long', timeZone });
  return (
    <section className="px-4 pt-4">
      <h2 className="px-2 pb-1 text-sm font-semibold text-ink-soft">{t.contests}</h2>
      <ul>
        {contests.map((contest) => (
          <li key={contest.id}>
            <button
              type="button"
              onClick={() => {
                setIsMenuOpen(false);
                setContest(contest.nanoId);
              }}
              className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left text-sm font-medium hover:bg-hover"
            >
              <Icon name="ticket" size={18} className="shrink-0 text-ink-soft" />
              <span className="min-w-0 flex-1">
                {pick(contest.title)}
                <span className="block text-xs font-normal text-ink-soft">
                  {t.contestUntil({ date: date.format(new Date(contest.dateEnd)) })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
