import type { ReactNode } from 'react';
import type { ChromeIconName } from './chrome-icons.ts';
import { Icon } from './icon.tsx';

/** An empty screen or panel: a sentence and an action. */
export function EmptyState({
  icon = 'search',
  title,
  text,
  action,
}: {
  icon?: ChromeIconName;
  title: string;
  text?: string;
  action?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-10 text-center">
      <span className="mb-1 grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name={icon} size={26} />
      </span>
      <p className="text-base font-title text-balance">{title}</p>
      {text && <p className="max-w-72 text-sm text-ink-soft">{text}</p>}
      {action && <div className="pt-2">{action}</div>}
    </div>
  );
}
