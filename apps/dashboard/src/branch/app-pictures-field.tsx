import { uploadLogo } from '@umkreis/api-client/upload-item-medium.ts';
import { appPictureSize, MOST_APP_PICTURES } from '@umkreis/contract/app-pictures.ts';
import { logoLimits } from '@umkreis/contract/media-limits.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import type { PartProps } from './form-props.ts';
import { UploadButton } from '../media/upload-button.tsx';
import { UnsuitablePicture, usePictureUpload } from '../media/use-picture-upload.tsx';
import { branchMessages } from './messages/branch.ts';

/** Pictures that browsers show when they offer to install the branch's app. */
export function AppPicturesField({ branch, settings, onChange }: PartProps) {
  const t = useMessages(branchMessages);
  const { boot, auth } = useDashboard();
  const { appPictures } = settings;
  const { isBusy, upload, note } = usePictureUpload({ ...logoLimits, tooLarge: t.logoTooLarge }, async (file) => {
    const name = await uploadLogo(boot, auth, branch.shortId, file, 'app');
    if (!appPictureSize(name)) throw new UnsuitablePicture(t.appPictureShape);
    onChange({ appPictures: [...new Set([...appPictures, name])] });
  });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium text-ink-soft">{t.appPictures}</legend>
      {appPictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {appPictures.map((name, index) => (
            <li key={name} className="relative">
              <img
                src={`${boot.assetRoot}/branches/${name}`}
                alt=""
                className="h-32 rounded-control bg-sunken ring-1 ring-line"
              />
              <IconButton
                icon="trash"
                label={t.removeAppPicture({ number: index + 1 })}
                floating
                className="absolute top-1 right-1"
                onClick={() => onChange({ appPictures: appPictures.filter((one) => one !== name) })}
              />
            </li>
          ))}
        </ul>
      )}
      <UploadButton
        label={t.addAppPicture}
        isBusy={isBusy}
        disabled={appPictures.length >= MOST_APP_PICTURES}
        onPick={upload}
      />
      <p className="text-xs text-ink-soft">{t.appPicturesHint}</p>
      {note}
    </fieldset>
  );
}
