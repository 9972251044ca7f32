import { useAtomValue } from 'jotai';
import { routes } from '@umkreis/contract/routes.ts';
import { matchPath } from '@umkreis/federation/router.ts';
import { pathAtom } from '@umkreis/guide-core/address/address.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Button, ButtonLink } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { useOtherBranch } from './use-other-branch.ts';

interface Props {
  nanoId: string;
  onSearch(searchText: string): void;
  onAll(): void;
}

/**
 * A link to a place that does not exist here. If another branch has it, links there; otherwise offers a search for
 * the title in the link, because a re-imported place may have another id.
 */
export function MissingPlace({ nanoId, onSearch, onAll }: Props) {
  const otherBranch = useOtherBranch(nanoId);
  const pathname = useAtomValue(pathAtom);
  const searchText = matchPath(routes.mapPlace.path, pathname)?.params.title?.replaceAll('-', ' ').trim();
  const t = useMessages(guideMessages);
  return (
    <EmptyState
      icon="pin"
      title={t.placeNotFound}
      text={otherBranch ? t.placeOnOtherMap({ map: otherBranch.title }) : t.placeNotFoundText}
      action={
        <div className="grid justify-items-center gap-2">
          {otherBranch && (
            <ButtonLink kind="primary" icon="external" href={otherBranch.href}>
              {t.mapOf({ map: otherBranch.title })}
            </ButtonLink>
          )}
          {searchText && !otherBranch && (
            <Button kind="primary" icon="search" onClick={() => onSearch(searchText)} className="max-w-72">
              <span className="truncate">{t.searchFor({ query: searchText })}</span>
            </Button>
          )}
          <Button kind={searchText || otherBranch ? 'quiet' : 'primary'} onClick={onAll}>
            {t.showAll}
          </Button>
        </div>
      }
    />
  );
}
