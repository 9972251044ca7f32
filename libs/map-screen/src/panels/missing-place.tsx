import { routes } from '@umkreis/contract/routes.ts';
import { matchPath, useLocation } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';

interface Props {
  onSearch(words: string): void;
  onAll(): void;
}

/**
 * A link to a place that is not there any more: the name in it leads on, as places that were entered anew have another
 * id.
 */
export function MissingPlace({ onSearch, onAll }: Props) {
  const { pathname } = useLocation();
  const words = matchPath(routes.mapPlace.path, pathname)?.params.title?.replaceAll('-', ' ').trim();
  const t = useMessages(guideMessages);
  return (
    <EmptyState
      icon="pin"
      title={t.placeNotFound}
      text={t.placeNotFoundText}
      action={
        <div className="grid justify-items-center gap-2">
          {words && (
            <Button kind="primary" icon="search" onClick={() => onSearch(words)} className="max-w-72">
              <span className="truncate">{t.searchFor(words)}</span>
            </Button>
          )}
          <Button kind={words ? 'quiet' : 'primary'} onClick={onAll}>
            {t.showAll}
          </Button>
        </div>
      }
    />
  );
}
