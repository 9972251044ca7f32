import { useRef, useState } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { uploadLogo } from '@umkreis/api-client/upload-item-medium.ts';
import { appPictureSize, MOST_APP_PICTURES } from '@umkreis/contract/app-pictures.ts';
import { logoLimits } from '@umkreis/contract/branch-settings.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { mediaMessages } from '../media/messages/media.ts';
import { uploadErrorText } from '../media/upload-error-text.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import type { PartProps } from './form-props.ts';
import { branchMessages } from './messages/branch.ts';

/** Pictures that browsers show when they offer to install the branch's app. */
export function AppPicturesField({ branch, settings, onChange }: PartProps) {
  const t = useMessages(branchMessages);
  const tMedia = useMessages(mediaMessages);
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const [refusal, setRefusal] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const { appPictures } = settings;
  const upload = (picked: File | undefined) =>
    picked &&
    write.run(async () => {
      setRefusal('');
      try {
        if (picked.size > logoLimits.fileBytes) throw new ApiError('', 413);
        const name = await uploadLogo(boot, auth, branch.shortId, picked, 'app');
        if (!appPictureSize(name)) {
          setRefusal(t.appPictureShape);
          throw new Error(t.appPictureShape);
        }
        onChange({ appPictures: [...new Set([...appPictures, name])] });
      } catch (error) {
        if (error instanceof ApiError) setRefusal(uploadErrorText(error, { ...tMedia, failedLarge: t.logoTooLarge }));
        throw error;
      }
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
      <input
        ref={file}
        type="file"
        hidden
        aria-label={t.addAppPicture}
        accept={logoLimits.mediaTypes}
        onChange={({ target }) => {
          void upload(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button
        size="small"
        icon="upload"
        className="justify-self-start"
        busy={write.state === 'busy'}
        disabled={appPictures.length >= MOST_APP_PICTURES}
        onClick={() => file.current?.click()}
      >
        {write.state === 'busy' ? t.uploading : t.addAppPicture}
      </Button>
      <p className="text-xs text-ink-soft">{t.appPicturesHint}</p>
      {write.state === 'failed' && <WriteNote write={{ ...write, message: refusal || write.message }} />}
    </fieldset>
  );
}
