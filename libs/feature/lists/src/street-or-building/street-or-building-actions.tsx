import type { ComponentType } from 'react';
import type { Building, Street } from '@umkreis/contract/street.ts';
import { streetAndBuildingMessages } from '@umkreis/i18n/streets-and-buildings.ts';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { shareMessages } from '@umkreis/i18n/share.ts';
import { useContentLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { CopyIconButton } from '@umkreis/ui/copy-icon-button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { ActionRow, RouteAction } from '@umkreis/guide-core/links/action.tsx';

/**
 * Actions of a street or building: directions, share, copy the address.
 * @param isEmpty no place of the guide is there
 */
export function StreetOrBuildingActions({
  streetOrBuilding,
  isEmpty,
  ShareAction,
}: {
  streetOrBuilding: Street | Building;
  isEmpty: boolean;
  ShareAction: ComponentType<{ title: string }>;
}) {
  const contentLanguage = useContentLanguage();
  const { isKiosk } = useGuide();
  const t = useMessages(cardMessages);
  const tShare = useMessages(shareMessages);
  const tStreetOrBuilding = useMessages(streetAndBuildingMessages);
  const isBuilding = 'housenumber' in streetOrBuilding;
  const address =
    isBuilding && streetOrBuilding.housenumber
      ? [streetOrBuilding.title, streetOrBuilding.city].filter(Boolean).join(', ')
      : '';
  return (
    <>
      <ActionRow>
        <RouteAction lat={streetOrBuilding.lat} lon={streetOrBuilding.lon} />
        <ShareAction title={streetOrBuilding.title} />
      </ActionRow>
      {address && (
        <p className="mt-1 flex items-center gap-3 border-t border-line py-2 text-sm">
          <Icon name="pin" size={18} className="shrink-0 text-ink-soft" />
          <span lang={contentLanguage} className="min-w-0 flex-1 break-words hyphens-auto">
            {address}
          </span>
          {!isKiosk && <CopyIconButton text={address} label={t.copyAddress} copiedLabel={tShare.copied} />}
        </p>
      )}
      {isEmpty && (
        <p className="border-t border-line py-3 text-sm text-ink-soft">
          {isBuilding ? tStreetOrBuilding.noPlaceInBuilding : tStreetOrBuilding.noPlaceOnStreet}
        </p>
      )}
    </>
  );
}
