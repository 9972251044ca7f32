import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { dashboardMessages } from './messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';

export function PersonMenu() {
  const t = useMessages(dashboardMessages);
  const { me, auth, language, setLanguage } = useDashboard();
  const roles = { staff: t.roleStaff, editor: t.roleEditor, viewer: t.roleViewer };
  const other = language === 'de' ? 'en' : 'de';
  return (
    <div className="flex items-center gap-1">
      <p className="hidden px-2 text-right text-xs leading-tight sm:block">
        <span className="block text-sm font-medium">{me.name}</span>
        <span className="text-ink-soft">{roles[me.role]}</span>
      </p>
      <button
        type="button"
        lang={other}
        onClick={() => setLanguage(other)}
        className="h-11 rounded-control px-3 text-sm font-medium hover:bg-hover"
      >
        {t.otherLanguage}
      </button>
      <IconButton icon={rareIcons.logout} label={t.logout} onClick={() => auth.logout()} />
    </div>
  );
}
