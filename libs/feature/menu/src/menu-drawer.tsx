import { memo, type ReactNode } from 'react';
import { useAtom, useAtomValue } from 'jotai';
import type { Language } from '@umkreis/contract/boot.ts';
import { legalPages } from '@umkreis/contract/legal-pages.ts';
import { noticesPath } from '@umkreis/contract/notices-path.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { mailUrl } from '@umkreis/places/details/link.ts';
import { OutboundLink } from '@umkreis/guide-core/links/outbound-link.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { yearAtom } from '@umkreis/guide-core/time/minute-atom.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { legalMessages } from '@umkreis/i18n/legal.ts';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { menuMessages } from '@umkreis/i18n/menu.ts';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { SideDrawer } from '@umkreis/ui/side-drawer.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { menuAtom } from '@umkreis/guide-core/address/opened-atoms.ts';
import { ProductMark } from '@umkreis/ui/product-mark.tsx';
import type { Branch } from '@umkreis/contract/branch.ts';

export interface MenuDrawerProps {
  /** Sections of links below the branch */
  links: ReactNode;
  /** Further entries, after the link to all maps; @see MenuEntry */
  entries?: ReactNode;
}

/** The map's menu: product, branch with feedback, language, all maps, version. */
export const MenuDrawer = memo(function MenuDrawer({ links, entries }: MenuDrawerProps) {
  const { boot, isKiosk } = useGuide();
  const t = useMessages(mapMessages);
  const tMenu = useMessages(menuMessages);
  const tGuide = useMessages(guideMessages);
  const [isOpen, setIsOpen] = useAtom(menuAtom);
  const { branch, product } = boot;
  const year = useAtomValue(yearAtom);

  return (
    <SideDrawer open={isOpen} onClose={() => setIsOpen(false)} label={t.menu}>
      <header className="flex items-center gap-3 py-3 pr-2 pl-4">
        <a
          href={isKiosk ? undefined : product.origin}
          className="flex flex-1 items-center gap-2.5 text-lg font-title text-ink no-underline"
        >
          <ProductMark size={28} />
          {product.name}
        </a>
        <IconButton icon="close" label={tGuide.close} onClick={() => setIsOpen(false)} />
      </header>
      {branch && <BranchSection branch={branch} />}
      {links}
      <div className="grid gap-1 p-4">
        {!isKiosk && (
          <a
            href={`${product.origin}${routes.landing.to()}`}
            className="flex h-11 items-center gap-3 rounded-control px-2 text-sm font-medium text-ink no-underline hover:bg-hover"
          >
            <Icon name="globe" size={18} />
            {tMenu.allMaps}
          </a>
        )}
        {entries}
        <LanguageChoice />
      </div>
      <footer className="mt-auto grid gap-0.5 p-4 text-xs text-ink-soft">
        <LegalLinks branch={branch} />
        <span>{tMenu.version({ version: product.version })}</span>
        <span>
          © {year} {product.company}
        </span>
        {!isKiosk && (
          <a
            href={noticesPath}
            target="_blank"
            rel="noopener"
            className="justify-self-start py-1 text-ink-soft underline underline-offset-2"
          >
            {tMenu.licences}
          </a>
        )}
      </footer>
    </SideDrawer>
  );
});

/** Imprint, privacy policy and accessibility statement of the branch, if it has them. */
function LegalLinks({ branch }: { branch: Branch | null }) {
  const { isKiosk } = useGuide();
  const t = useMessages(legalMessages);
  const pages = legalPages(branch);
  const height = isKiosk ? 'min-h-11' : 'min-h-6';
  return (
    pages.length > 0 && (
      <nav aria-label={t.label} className="flex flex-wrap gap-x-4">
        {pages.map(({ kind, url }) => (
          <OutboundLink
            key={kind}
            href={url}
            className={classNames('inline-flex items-center text-ink-soft underline underline-offset-2', height)}
          >
            {t[kind]}
          </OutboundLink>
        ))}
      </nav>
    )
  );
}

/** The branch's logo, title and text, and a link to send feedback. */
function BranchSection({ branch }: { branch: Branch }) {
  const { boot, language } = useGuide();
  const tMenu = useMessages(menuMessages);
  const { product, assetRoot } = boot;
  return (
    <section className="mx-4 shrink-0 overflow-hidden rounded-card ring-1 ring-line">
      <div className="h-1.5 bg-accent" />
      <div className="grid gap-2 p-4">
        {branch.logo && (
          <img
            src={`${assetRoot}/branches/${branch.logo}`}
            alt=""
            className="max-h-12 max-w-40 object-contain object-left"
          />
        )}
        <h2 className="text-lg">{branch.menuTitle}</h2>
        <p className="text-sm text-ink-soft">
          {language === 'en' ? (branch.menuTextEn ?? branch.menuText) : branch.menuText}
        </p>
        <div className="pt-1">
          <OutboundLink
            href={mailUrl(branch.feedbackEmail ?? product.email, tMenu.feedbackSubject({ title: branch.menuTitle }))}
            className={buttonClass('secondary', 'small')}
          >
            <Icon name="mail" size={16} />
            <span className="first-letter:uppercase">{tMenu.feedback}</span>
          </OutboundLink>
        </div>
      </div>
    </section>
  );
}

function LanguageChoice() {
  const { language, setLanguage } = useGuide();
  const tMenu = useMessages(menuMessages);
  const languages: [Language, string][] = [
    ['de', tMenu.german],
    ['en', tMenu.english],
  ];
  return (
    <fieldset className="flex items-center gap-2 px-2 pt-2">
      <legend className="sr-only">{tMenu.language}</legend>
      {languages.map(([code, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => setLanguage(code)}
          className={classNames(
            'h-9 rounded-full px-3.5 text-sm font-medium',
            code === language ? 'bg-ink text-paper' : 'ring-1 ring-inset ring-line hover:bg-hover',
          )}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
