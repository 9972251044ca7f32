import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import type { Language } from '@umkreis/contract/boot.ts';
import { kioskMessages } from '../messages/kiosk.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Icon } from '@umkreis/ui/icon.tsx';

interface Props {
  isLowered: boolean;
  onLower(isLowered: boolean): void;
  onHome(): void;
  language: Language;
  onLanguage(language: Language): void;
}

/** The bar at the lower edge of a kiosk: wheelchair-accessible controls, home button, and language switch. */
export function KioskBar({ isLowered, onLower, onHome, language, onLanguage }: Props) {
  const t = useMessages(kioskMessages);
  const other: Language = language === 'de' ? 'en' : 'de';
  const round =
    'pointer-events-auto flex h-14 items-center gap-2.5 rounded-full px-5 text-base font-semibold whitespace-nowrap shadow-float';
  return (
    <div className="kiosk-bar pointer-events-none fixed inset-x-3 bottom-[calc(var(--kiosk-bottom,0px)+1.25rem)] z-30 flex items-center gap-3">
      <button
        type="button"
        aria-pressed={isLowered}
        aria-label={isLowered ? t.raise : t.lower}
        title={isLowered ? t.raise : t.lower}
        onClick={() => onLower(!isLowered)}
        className={classNames(round, isLowered ? 'bg-ink text-paper' : 'bg-paper text-ink')}
      >
        <Icon name={rareIcons.wheelchair} size={30} />
        <Icon name={isLowered ? 'chevronUp' : 'chevronDown'} size={22} />
      </button>
      <button type="button" onClick={onHome} className={classNames(round, 'gap-3 bg-accent px-6 text-on-accent')}>
        <Icon name="crosshair" size={28} />
        {t.center}
      </button>
      <button
        type="button"
        lang={other}
        onClick={() => onLanguage(other)}
        className={classNames(round, 'bg-paper text-ink')}
      >
        <Icon name="globe" size={26} />
        {other === 'en' ? 'English' : 'Deutsch'}
      </button>
    </div>
  );
}
