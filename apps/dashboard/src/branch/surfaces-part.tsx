import { branchUrl } from '@umkreis/contract/branch-origin.ts';
import type { BranchSettings } from '@umkreis/contract/branch-settings.ts';
import { branchMessages } from './messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { CheckField } from '@umkreis/ui/check-field.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { NumberField } from '@umkreis/ui/number-field.tsx';
import type { PartProps } from './form-props.ts';
import { usePartError } from './use-part-error.ts';
import { CenterItemField } from './center-item-field.tsx';

/** The map embedded in other sites and on kiosks. */
export function SurfacesPart(props: PartProps) {
  const { branch, settings, onChange } = props;
  const t = useMessages(branchMessages);
  const { boot } = useDashboard();
  const { kiosk, hasKiosk } = settings;
  const kioskError = usePartError('kiosk', kiosk);
  const screen = (part: Partial<BranchSettings['kiosk']>) => onChange({ kiosk: { ...kiosk, ...part } });
  return (
    <>
      <FrameFields {...props} />
      <fieldset className="grid gap-3">
        <legend className="mb-1 text-sm font-medium text-ink-soft">{t.kiosk}</legend>
        <CheckField label={t.hasKiosk} checked={hasKiosk} onChange={(isOn) => onChange({ hasKiosk: isOn })} />
        {hasKiosk && (
          <>
            <p className="text-xs break-all text-ink-soft">
              {t.kioskAddress}: {branchUrl(branch, boot.product)}?iskiosk
            </p>
            <div className="grid grid-cols-2 gap-3">
              <NumberField
                label={t.marginTop}
                value={kiosk.globalMarginTop}
                error={kioskError('globalMarginTop')}
                onChange={(to) => screen({ globalMarginTop: to ?? 0 })}
              />
              <NumberField
                label={t.marginBottom}
                value={kiosk.globalMarginBottom}
                error={kioskError('globalMarginBottom')}
                onChange={(to) => screen({ globalMarginBottom: to ?? 0 })}
              />
              <NumberField
                label={t.paddingBottom}
                value={kiosk.mapPaddingBottom}
                error={kioskError('mapPaddingBottom')}
                onChange={(to) => screen({ mapPaddingBottom: to })}
              />
              <NumberField
                label={t.idleSeconds}
                value={kiosk.idleSeconds}
                error={kioskError('idleSeconds')}
                onChange={(to) => to !== null && screen({ idleSeconds: to })}
              />
            </div>
            <CheckField
              label={t.screenSaver}
              checked={kiosk.screenSaverEnabled}
              onChange={(screenSaverEnabled) => screen({ screenSaverEnabled })}
            />
            <CheckField
              label={t.everyMove}
              checked={kiosk.resetOnEveryMove}
              onChange={(resetOnEveryMove) => screen({ resetOnEveryMove })}
            />
            <CenterItemField {...props} />
          </>
        )}
      </fieldset>
    </>
  );
}

/** The map in another site's frame: title, logo and topics. */
function FrameFields({ settings, onChange }: PartProps) {
  const t = useMessages(branchMessages);
  const { inFrame } = settings;
  const frameError = usePartError('inFrame', inFrame);
  const frame = (part: Partial<BranchSettings['inFrame']>) => onChange({ inFrame: { ...inFrame, ...part } });
  const hasSameLogo = inFrame.logo === settings.logo;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium text-ink-soft">{t.inFrame}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t.frameTitle}
          lang="de"
          maxLength={120}
          value={inFrame.title}
          error={frameError('title')}
          onChange={({ target }) => frame({ title: target.value })}
        />
        <TextField
          label={t.frameLogoHeight}
          placeholder="32px"
          value={inFrame.logoHeight}
          error={frameError('logoHeight')}
          onChange={({ target }) => frame({ logoHeight: target.value.trim() })}
        />
      </div>
      <CheckField
        label={t.frameLogo}
        checked={hasSameLogo}
        disabled={settings.logo === null && hasSameLogo}
        onChange={(isOn) => frame({ logo: isOn ? settings.logo : null })}
      />
      <CheckField
        label={t.frameShortcuts}
        checked={inFrame.showSearchShortcuts}
        onChange={(showSearchShortcuts) => frame({ showSearchShortcuts })}
      />
      <CheckField
        label={t.frameEscape}
        checked={inFrame.escapeFromFrameOnSearchShortcutClick}
        onChange={(isOn) => frame({ escapeFromFrameOnSearchShortcutClick: isOn })}
      />
    </fieldset>
  );
}
