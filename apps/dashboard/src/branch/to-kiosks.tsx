import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { kioskEditorMessages } from './messages/kiosk-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { buttonClass } from '@umkreis/ui/button.tsx';

export function ToKiosks() {
  const t = useMessages(kioskEditorMessages);
  return (
    <Link to={dashboardRoutes.kiosks.to()} className={buttonClass('quiet', 'small')}>
      {t.toList}
    </Link>
  );
}
