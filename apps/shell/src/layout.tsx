import type { ReactNode } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from './messages/shell.ts';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SkipLink } from '@umkreis/ui/skip-link.tsx';
import { EnglishBanner } from './english-banner.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ProductMark } from '@umkreis/ui/product-mark.tsx';
import { PageFooter } from './page-footer.tsx';

/** Header and footer of the pages other than the map; a branch's host has neither. */
export function Layout({ children, ...props }: RemoteProps & { children: ReactNode }) {
  const { boot, language, setLanguage, track } = props;
  const t = useMessages(shellMessages);
  const { product, branch } = boot;
  if (branch) return <main>{children}</main>;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to="#content">{t.skipToContent}</SkipLink>
      <EnglishBanner {...props} />
      <header className="sticky top-0 z-20 border-b border-line bg-paper/95 backdrop-blur">
        <div className="mx-auto flex h-16 max-w-[72rem] items-center gap-4 px-4">
          <Link
            to={routes.home.to()}
            className="flex items-center gap-2.5 rounded-control text-lg font-title text-ink no-underline"
          >
            <ProductMark size={28} />
            {product.name}
          </Link>
          <div className="ml-auto flex items-center gap-2">
            <LanguageSwitch language={language} setLanguage={setLanguage} />
            <Link
              to={routes.map.to()}
              className={buttonClass('primary')}
              onClick={() => track({ metric_key: 'meta_map_click' })}
            >
              <Icon name="pin" size={18} />
              {t.map}
            </Link>
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="min-h-dvh flex-1 outline-none">
        {children}
      </main>
      <PageFooter boot={boot} track={track} />
    </div>
  );
}
