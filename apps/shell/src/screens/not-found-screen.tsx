import { routes } from '@umkreis/contract/routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from '@umkreis/i18n/shell.ts';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { useTitle } from '../use-title.ts';

export function NotFoundScreen({ productName }: { productName: string }) {
  const t = useMessages(shellMessages);
  useTitle(t.notFoundTitle, productName);
  return (
    <div className="grid min-h-[60dvh] place-content-center">
      <h1 className="sr-only">{t.notFoundTitle}</h1>
      <EmptyState icon="pin" title={t.notFoundTitle} text={t.notFoundText} action={<Link className={buttonClass('primary')} to={routes.home.to()}>{t.home}</Link>} />
    </div>
  );
}
