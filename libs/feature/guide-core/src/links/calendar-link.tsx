import { webcalUrl } from '@umkreis/contract/calendar-paths.ts';
import { useLanguage } from '@umkreis/i18n/language.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Icon } from '@umkreis/ui/icon.tsx';

/** Link for subscribing to a calendar. @param path one of calendarPaths */
export function CalendarLink({ path, label, className }: { path: string; label: string; className?: string }) {
  const language = useLanguage();
  return (
    <a
      href={webcalUrl(location.host, path, language)}
      className={classNames(
        'inline-flex min-h-9 items-center gap-1.5 text-accent underline-offset-2 hover:underline',
        className,
      )}
    >
      <Icon name="calendar" size={16} />
      {label}
    </a>
  );
}
