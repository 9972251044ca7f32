import { uploadLogo } from '@umkreis/api-client/upload-item-medium.ts';
import { branchMessages } from './messages/branch.ts';
import { logoLimits, logoTypes } from '@umkreis/contract/media-limits.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import type { PartProps } from './form-props.ts';
import { UploadButton } from '../media/upload-button.tsx';
import { usePictureUpload } from '../media/use-picture-upload.tsx';

/** Width of a logo in the menu button, px. */
const UPLOADED_WIDTH = 64;

/** The branch's logo, uploaded as a file. */
export function LogoField({ branch, settings, configured, onChange }: PartProps) {
  const t = useMessages(branchMessages);
  const { boot, auth } = useDashboard();
  /** Sets the logo also for the menu button and embedded maps, unless they have none. */
  const take = (logo: string) =>
    onChange({
      logo,
      ...(settings.menuButton !== null && { menuButton: logo, menuButtonWidth: UPLOADED_WIDTH }),
      ...(settings.inFrame.logo !== null && { inFrame: { ...settings.inFrame, logo } }),
    });
  const { isBusy, upload, note } = usePictureUpload(
    { ...logoLimits, tooLarge: t.logoTooLarge, wrongType: t.logoWrongType },
    async (file) => take(await uploadLogo(boot, auth, branch.shortId, file)),
  );
  const reset = () =>
    onChange({
      logo: configured.logo,
      menuButton: configured.menuButton,
      menuButtonWidth: configured.menuButtonWidth,
      inFrame: { ...settings.inFrame, logo: configured.inFrame.logo },
    });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium text-ink-soft">{t.logo}</legend>
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid h-16 min-w-16 place-items-center rounded-control bg-sunken px-3">
          {settings.logo ? (
            <img src={`${boot.assetRoot}/branches/${settings.logo}`} alt="" className="max-h-12 max-w-40" />
          ) : (
            <span className="text-xs text-ink-soft">{t.noLogo}</span>
          )}
        </span>
        <UploadButton label={t.chooseLogo} isBusy={isBusy} types={logoTypes} onPick={upload} />
        {settings.logo !== configured.logo && (
          <Button size="small" kind="quiet" onClick={reset}>
            {t.toConfigured}
          </Button>
        )}
        {settings.logo !== null && (
          <Button size="small" kind="quiet" onClick={() => onChange({ logo: null })}>
            {t.noLogo}
          </Button>
        )}
      </div>
      <p className="text-xs text-ink-soft">{t.logoHint}</p>
      {note}
    </fieldset>
  );
}
