import type { Branch } from '@umkreis/contract/branch.ts';
import type { KioskSign } from '@umkreis/contract/kiosk-sign.ts';
import { signParts, usualSign, type SignPart } from '@umkreis/contract/sign-parts.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { CheckField } from '@umkreis/ui/check-field.tsx';
import { HouseField } from './house-field.tsx';
import type { KioskDraft } from './kiosk-form.tsx';
import { kioskEditorMessages } from './messages/kiosk-editor.ts';
import { NoticesField } from './notices-field.tsx';
import { SignPreview } from './sign-preview.tsx';

interface Props {
  draft: Pick<KioskDraft, 'house' | 'sign'>;
  branch: Branch;
  /** As reported by the kiosk: WxH */
  screen: string | undefined;
  isFaulty: boolean;
  onChange(part: Partial<KioskDraft>): void;
}

/** What a kiosk shows while nobody uses it, next to a preview. */
export function SignFields({ draft: { house, sign }, branch, screen, isFaulty, onChange }: Props) {
  const t = useMessages(kioskEditorMessages);
  const settings: KioskSign = sign ?? usualSign;
  const change = (part: Partial<KioskSign>) => onChange({ sign: { ...settings, ...part } });
  const toggle = (part: SignPart, isOn: boolean) =>
    change({ parts: signParts.filter((one) => (one === part ? isOn : settings.parts.includes(one))) });
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 border-t border-line pt-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <legend className="sr-only">{t.sign}</legend>
      <div className="grid gap-4">
        <div className="grid gap-1">
          <h2 className="text-base font-title" aria-hidden="true">
            {t.sign}
          </h2>
          <p className="text-xs text-ink-soft">{t.signHint}</p>
        </div>
        <div>
          {signParts.map((part) => (
            <CheckField
              key={part}
              label={t[part]}
              checked={settings.parts.includes(part)}
              onChange={(isOn) => toggle(part, isOn)}
            />
          ))}
        </div>
        {settings.parts.includes('hours') && (
          <HouseField branch={branch} house={house} onChange={(next) => onChange({ house: next })} />
        )}
        {settings.parts.includes('notices') && (
          <NoticesField
            branch={branch}
            notices={settings.notices}
            isFaulty={isFaulty}
            onChange={(notices) => change({ notices })}
          />
        )}
      </div>
      <SignPreview branch={branch} settings={settings} house={house} screen={screen} />
    </fieldset>
  );
}
