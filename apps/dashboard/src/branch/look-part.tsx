import { useId } from 'react';
import { ACCENT_COLOR } from '@umkreis/contract/accent-color.ts';
import { branchMessages } from './messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { CheckField } from '@umkreis/ui/check-field.tsx';
import type { PartProps } from './form-props.ts';
import { AppPicturesField } from './app-pictures-field.tsx';
import { LogoField } from './logo-field.tsx';
import { useSettingError } from './use-part-error.ts';

const switches = [
  'hasEvents',
  'hasStreets',
  'hasSearchShortcuts',
  'showSearchShortcutsInItemDetail',
  'showMapPopup',
  'fitsFound',
  'showsCommonsPictures',
] as const;

/** Accent colour, logo, and which controls the map shows. */
export function LookPart(props: PartProps) {
  const { settings, onChange } = props;
  const t = useMessages(branchMessages);
  return (
    <>
      <AccentColorField {...props} />
      <LogoField {...props} />
      <AppPicturesField {...props} />
      <fieldset className="grid">
        <legend className="mb-1 text-sm font-medium text-ink-soft">{t.offers}</legend>
        {switches.map((name) => (
          <CheckField
            key={name}
            label={t[name]}
            checked={settings[name]}
            onChange={(checked) => onChange({ [name]: checked })}
          />
        ))}
      </fieldset>
    </>
  );
}

function AccentColorField({ settings, configured, onChange }: PartProps) {
  const t = useMessages(branchMessages);
  const errorOf = useSettingError(settings);
  const color = useId();
  return (
    <div className="grid gap-1">
      <div className="flex items-end gap-3">
        <label htmlFor={color} className="sr-only">
          {t.accentColor}
        </label>
        <input
          id={color}
          type="color"
          value={ACCENT_COLOR.test(settings.accentColor) ? settings.accentColor : configured.accentColor}
          onChange={({ target }) => onChange({ accentColor: target.value.toUpperCase() })}
          className="h-11 w-16 shrink-0 cursor-pointer rounded-control bg-paper p-1 ring-1 ring-line-strong ring-inset"
        />
        <TextField
          label={t.colorValue}
          className="flex-1"
          maxLength={7}
          value={settings.accentColor}
          error={errorOf('accentColor')}
          onChange={({ target }) => onChange({ accentColor: target.value.trim() })}
        />
      </div>
      <p className="text-xs text-ink-soft">{t.accentColorHint}</p>
    </div>
  );
}
