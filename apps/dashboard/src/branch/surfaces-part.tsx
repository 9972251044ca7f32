import { useState } from 'react';
import { branchUrl } from '@umkreis/contract/branch-origin.ts';
import type { BranchSettings } from '@umkreis/contract/branch-settings.ts';
import { branchMessages } from '../messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { CheckField } from '../shared/check-field.tsx';
import { useDashboard } from '../shared/dashboard-context.tsx';
import { PlacePicker } from '../media/place-picker.tsx';
import { NumberField } from '../shared/number-field.tsx';
import type { PartProps } from './form-props.ts';
import { usePartError } from './use-part-error.ts';

/** The map embedded in other sites and on kiosks. */
export function SurfacesPart({ branch, settings, onChange }: PartProps) {
  const t = useMessages(branchMessages);
  const { boot } = useDashboard();
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const { inFrame, kiosk, centerItem, hasKiosk } = settings;
  const frameError = usePartError('inFrame', inFrame);
  const kioskError = usePartError('kiosk', kiosk);
  const frame = (part: Partial<BranchSettings['inFrame']>) => onChange({ inFrame: { ...inFrame, ...part } });
  const screen = (part: Partial<BranchSettings['kiosk']>) => onChange({ kiosk: { ...kiosk, ...part } });
  const center = (nanoId: string | null) =>
    onChange({ centerItem: { devItemNanoId: nanoId, productionItemNanoId: nanoId } });
  const hasSameLogo = inFrame.logo === settings.logo;
  return (
    <>
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
            <div className="grid gap-1">
              <p className="text-sm font-medium text-ink-soft">{t.centerItem}</p>
              <div className="flex flex-wrap items-center gap-2">
                <span lang="de" className="text-sm">
                  {chosen ?? centerItem.productionItemNanoId ?? t.noItem}
                </span>
                <Button size="small" icon="pin" onClick={() => setChoosing(true)}>
                  {t.chooseItem}
                </Button>
                {centerItem.productionItemNanoId !== null && (
                  <Button
                    size="small"
                    kind="quiet"
                    onClick={() => {
                      setChosen(undefined);
                      center(null);
                    }}
                  >
                    {t.remove}
                  </Button>
                )}
              </div>
            </div>
            <Dialog open={isChoosing} onClose={() => setChoosing(false)} title={t.chooseItem} closeLabel={t.close}>
              <PlacePicker
                branch={branch.shortId}
                onPick={({ nanoId, title }) => {
                  setChosen(title);
                  center(nanoId);
                  setChoosing(false);
                }}
              />
            </Dialog>
          </>
        )}
      </fieldset>
    </>
  );
}
