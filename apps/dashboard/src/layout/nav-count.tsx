import { dashboardMessages } from './messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { usePendingCounts } from './use-pending-counts.ts';
import type { NavEntry } from './nav-entries.ts';

/** Badge next to a navigation entry: the number of pending tasks. */
export function NavCount({ label, isMini }: { label: NavEntry['label']; isMini: boolean }) {
  const t = useMessages(dashboardMessages);
  const { requests, reviews } = usePendingCounts();
  const [count, text] =
    label === 'navRequests' && requests
      ? [requests, t.requestsPending({ n: requests })]
      : label === 'navPlaces' && reviews
        ? [reviews, t.reviewsDue({ n: reviews })]
        : [0, ''];
  if (!count) return null;
  return (
    <span
      title={text}
      className={classNames(
        'tabular min-w-6 rounded-full bg-accent-soft px-1.5 text-center text-xs leading-5 font-semibold text-accent',
        !isMini && 'ml-auto',
      )}
    >
      <span aria-hidden="true">{count > 999 ? '999+' : count}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
