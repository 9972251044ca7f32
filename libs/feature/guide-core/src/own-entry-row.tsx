import type { ReactNode } from 'react';
import type { ChromeIconName } from '@umkreis/ui/chrome-icons.ts';
import { Icon } from '@umkreis/ui/icon.tsx';

interface Props {
  icon: ChromeIconName;
  /** Class of the state's colour */
  color: string;
  title: string;
  status: string;
  /** Buttons */
  children: ReactNode;
}

/** What was entered on this device, in its list, with its state and what can be done with it. */
export const OwnEntryRow = ({ icon, color, title, status, children }: Props) => (
  <li className="grid gap-2 rounded-control px-3 py-2.5 text-sm ring-1 ring-line ring-inset">
    <div>
      <p className="font-semibold break-words">{title}</p>
      <p className={`flex items-start gap-1.5 break-words ${color}`}>
        <Icon name={icon} size={16} className="mt-0.5 shrink-0" />
        <span className="min-w-0">{status}</span>
      </p>
    </div>
    <div className="flex flex-wrap items-center justify-end gap-2">{children}</div>
  </li>
);
