import type { DashboardMedium, PictureFocus } from '@umkreis/contract/media.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from './messages/media.ts';
import { FocusField } from './focus/focus-field.tsx';
import { Picture } from '@umkreis/ui/picture.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { useBranchLanguages } from '../content/use-branch-languages.ts';

interface Props {
  medium: DashboardMedium;
  /** null: the centre */
  focus: PictureFocus | null;
  onFocus(focus: PictureFocus | null): void;
  linkToPlace: boolean | undefined;
}

/** A medium with its size, and how it is cropped, as logos never are. @param linkToPlace also links to its place */
export function MediumPicture({ medium, focus, onFocus, linkToPlace }: Props) {
  const t = useMessages(mediaMessages);
  const { boot } = useDashboard();
  const languageOf = useBranchLanguages();
  return (
    <>
      {medium.kind === itemMediumKeys.logo ? (
        <div className="overflow-hidden rounded-control bg-sunken">
          <Picture
            renditions={medium.renditions}
            assetRoot={boot.assetRoot}
            alt={medium.alt}
            sizes="408px"
            className="mx-auto max-h-56 w-auto max-w-full object-contain"
          />
        </div>
      ) : (
        <FocusField medium={medium} focus={focus} onChange={onFocus} />
      )}
      <p className="tabular flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft">
        {t.size({ width: medium.width, height: medium.height, megabytes: (medium.bytes / 1024 / 1024).toFixed(1) })}
        {linkToPlace && (
          <Link
            to={dashboardRoutes.place.to(medium.itemId)}
            lang={medium.itemTitle ? languageOf(medium.branchShortId) : undefined}
            className="font-semibold text-accent underline"
          >
            {medium.itemTitle || t.toPlace}
          </Link>
        )}
      </p>
    </>
  );
}
