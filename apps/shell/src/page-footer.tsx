import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { legalPages } from '@umkreis/contract/legal-pages.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { legalMessages } from '@umkreis/i18n/legal.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from './messages/shell.ts';

const year = new Date().getFullYear();

/** Company and links at the end of the pages other than the map. */
export function PageFooter({ boot: { product, branch }, track }: Pick<RemoteProps, 'boot' | 'track'>) {
  const t = useMessages(shellMessages);
  const tLegal = useMessages(legalMessages);
  const click = (element: string) => track({ metric_key: 'page_element_click', metricValue: element });
  return (
    <footer className="border-t border-line bg-paper">
      <div className="mx-auto flex max-w-[72rem] flex-wrap items-center gap-x-6 gap-y-2 px-4 py-6 text-sm text-ink-soft">
        <span>
          © {year} {product.company}
        </span>
        <nav className="ml-auto flex flex-wrap gap-x-6 gap-y-2">
          <Link
            className="text-ink-soft hover:text-ink"
            to={routes.inspire.to()}
            onClick={() => click('footer_inspire')}
          >
            {t.inspire}
          </Link>
          <Link
            className="text-ink-soft hover:text-ink"
            to={routes.landing.to()}
            onClick={() => click('footer_guides')}
          >
            {t.guides}
          </Link>
          {legalPages(branch).map(({ kind, url }) => (
            <a key={kind} className="text-ink-soft hover:text-ink" href={url} target="_blank" rel="noopener">
              {tLegal[kind]}
            </a>
          ))}
          {product.socialLink && (
            <a
              className="text-ink-soft hover:text-ink"
              href={product.socialLink}
              rel="noopener"
              onClick={() => track({ metric_key: 'map_twitter_click' })}
            >
              {new URL(product.socialLink).hostname}
            </a>
          )}
          <a
            className="text-ink-soft hover:text-ink"
            href={`mailto:${product.email}`}
            onClick={() => click('footer_mail')}
          >
            {product.email}
          </a>
        </nav>
      </div>
    </footer>
  );
}
