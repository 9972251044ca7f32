import { useSWRConfig } from 'swr';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useDashboardItem } from '@umkreis/api-client/use-watched.ts';
import { contentLanguageOf } from '@umkreis/contract/content-language.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { editorMessages } from './messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { buttonClass, ButtonLink } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useCategoryChoices } from '../choice/use-category-choices.tsx';
import { useTagChoices } from '../choice/use-tag-choices.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { PlaceGeometry } from './geometry/place-geometry.tsx';
import { mapAddress } from './map-address.ts';
import { PlaceFacts } from './place-facts.tsx';
import { PlaceHistory } from './place-history.tsx';
import { PlaceMedia } from './place-media.tsx';
import { PlaceReview } from './place-review.tsx';
import { PlaceState } from './place-state.tsx';
import { BinnedNote, PlaceTools } from './place-tools.tsx';
import { PlaceWhere } from './place-where.tsx';
import { PlaceRelations } from './relations/place-relations.tsx';
import { PlaceBasics } from './place-basics.tsx';
import { BranchContent } from '../content/branch-content.tsx';

export function PlaceScreen({ id }: { id: string }) {
  const t = useMessages(editorMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth, me } = useDashboard();
  const { mutate: mutateAll } = useSWRConfig();
  const { data: item, error, mutate } = useDashboardItem(boot, auth, id);
  const { data: keys } = useRead(apiUrl(boot, 'GET /items/details/keys/'));
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const categories = useCategoryChoices();
  const tags = useTagChoices();
  const refresh = (fresh?: Item) => {
    void mutateAll([apiUrl(boot, 'GET /items/{id}/revisions/', { path: { id } }), auth.email]);
    // `mutate()` without data keeps the current data; passing undefined would clear the screen and lose the focus.
    return fresh ? mutate((was) => was && { ...was, ...fresh }, { revalidate: false }) : mutate();
  };
  if (!item || !keys)
    return (
      <Page title={common.navPlaces}>
        {error ? <LoadError error={error} onRetry={() => void mutate()} /> : <SkeletonRows label={common.loading} />}
      </Page>
    );

  const branch = branches?.find((one) => one.shortId === item.branchShortId);
  const isReadOnly = me.role === 'viewer';
  return (
    <Page
      title={item.title || common.untitled}
      titleLanguage={contentLanguageOf(branch ?? null)}
      note={branch?.title}
      action={
        <div className="flex flex-wrap gap-2">
          <Link to={dashboardRoutes.places.to()} className={buttonClass('quiet')}>
            <Icon name="back" size={18} />
            {common.back}
          </Link>
          <ButtonLink kind="primary" icon="pin" href={mapAddress(boot, branch, item)} target="_blank" rel="noreferrer">
            {common.showOnMap}
          </ButtonLink>
        </div>
      }
    >
      {isReadOnly && <p className="text-sm text-ink-soft">{t.readOnly}</p>}
      <BinnedNote item={item} isReadOnly={isReadOnly} onChanged={() => void refresh()} />
      <BranchContent branch={item.branchShortId}>
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <PlaceBasics
              item={item}
              keys={keys}
              categories={categories}
              tags={tags}
              isReadOnly={isReadOnly}
              onChanged={(fresh) => void refresh(fresh)}
            />
            <Card className="p-4">
              <PlaceWhere item={item} branch={branch} isReadOnly={isReadOnly} onItem={refresh} />
            </Card>
            <Card className="p-4">
              <PlaceGeometry item={item} branch={branch} isReadOnly={isReadOnly} onChanged={() => void refresh()} />
            </Card>
            <PlaceMedia itemId={item.id} isReadOnly={isReadOnly} />
            <PlaceRelations item={item} isReadOnly={isReadOnly} onChanged={() => void refresh()} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4">
              <PlaceReview item={item} isReadOnly={isReadOnly} onChanged={() => void refresh()} />
              <PlaceState item={item} isReadOnly={isReadOnly} onItem={(fresh) => void refresh(fresh)} />
              <PlaceFacts item={item} />
              {!isReadOnly && <PlaceTools item={item} onChanged={() => void refresh()} />}
            </Card>
            <PlaceHistory item={item} onChanged={() => void refresh()} />
          </div>
        </div>
      </BranchContent>
    </Page>
  );
}
