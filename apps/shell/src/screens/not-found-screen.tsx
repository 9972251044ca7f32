import { routes } from '@umkreis/contract/routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from '../messages/shell.ts';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { StatusFigure } from './status-figure.tsx';
import { useTitle } from './use-title.ts';

export function NotFoundScreen({ productName }: { productName: string }) {
  const t = useMessages(shellMessages);
  useTitle(t.notFoundTitle, productName);
  return (
    <div className="grid justify-items-center gap-3 px-6 pt-[14dvh] pb-6 text-center">
      <StatusFigure status={404} />
      <h1 className="text-xl text-balance">{t.notFoundTitle}</h1>
      <p className="max-w-sm text-base text-ink-soft">{t.notFoundText}</p>
      <Link className={`${buttonClass('primary')} mt-2`} to={routes.home.to()}>
        {t.home}
      </Link>
    </div>
  );
}
