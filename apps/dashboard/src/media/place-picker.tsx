import { useDeferredValue, useState } from 'react';
import { useDashboardItems } from '@umkreis/api-client/use-dashboard-items.ts';
import type { DashboardItem } from '@umkreis/contract/dashboard.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from './messages/media.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { useFirstFocus } from '@umkreis/ui/use-first-focus.ts';
import { useBranchLanguages } from '../content/use-branch-languages.ts';

const ROWS = 8;

/** Searches the places of the person's branches, or those that one branch shows. */
export function PlacePicker({ branch, onPick }: { branch?: number; onPick(place: DashboardItem): void }) {
  const t = useMessages(mediaMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth } = useDashboard();
  const [text, setText] = useState('');
  const form = useFirstFocus<HTMLDivElement>();
  const languageOf = useBranchLanguages();
  const { data, error, mutate } = useDashboardItems(boot, auth, {
    text: useDeferredValue(text),
    pageSize: ROWS,
    ...(branch !== undefined && { branch }),
  });
  return (
    <div ref={form} className="grid gap-3">
      <p className="text-sm text-ink-soft">{t.choosePlace}</p>
      <TextField
        type="search"
        label={t.searchPlace}
        hideLabel
        placeholder={t.searchPlace}
        value={text}
        onChange={(event) => setText(event.target.value)}
        before={<Icon name="search" size={18} />}
      />
      {error && !data ? (
        <LoadError error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <SkeletonRows rows={4} label={common.loading} />
      ) : data.items.length === 0 ? (
        <p className="py-4 text-center text-sm text-ink-soft">{t.noPlace}</p>
      ) : (
        <ul className="-mx-2">
          {data.items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                onClick={() => onPick(item)}
                className="flex min-h-11 w-full items-baseline justify-between gap-3 rounded-control px-2 py-2 text-left hover:bg-hover"
              >
                <span lang={languageOf(item.branchShortId)} className="text-sm font-medium">
                  {item.title || common.untitled}
                </span>
                <span className="text-xs text-ink-soft">{item.city}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
