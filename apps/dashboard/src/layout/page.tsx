import { useEffect, type ReactNode } from 'react';
import { dashboardMessages } from './messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { useDashboard } from '../session/dashboard-context.tsx';

/** A screen's heading with its primary action, and its content. */
export function Page({
  title,
  titleLanguage,
  note,
  action,
  isWide,
  children,
}: {
  title: string;
  /** BCP 47, for a title that editors wrote; default: that of the page */
  titleLanguage?: string;
  note?: ReactNode;
  action?: ReactNode;
  /** Uses the full width, for tables. */
  isWide?: boolean;
  children: ReactNode;
}) {
  const t = useMessages(dashboardMessages);
  const { boot } = useDashboard();
  useEffect(() => {
    document.title = `${title} - ${t.title({ product: boot.product.name })}`;
  }, [title, t, boot.product.name]);
  return (
    <div
      className={classNames(
        'mx-auto grid w-full grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:p-6',
        isWide ? 'max-w-[1800px]' : 'max-w-[1200px]',
      )}
    >
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
        <h1 lang={titleLanguage} className="text-lg font-title break-words hyphens-auto">
          {title}
        </h1>
        {note && <p className="tabular text-sm text-ink-soft">{note}</p>}
        {action && <div className="ml-auto">{action}</div>}
      </header>
      {children}
    </div>
  );
}
