import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useGuideTime } from '@umkreis/guide-core/time/guide-time.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { Chip } from '@umkreis/ui/chip.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';

/** Shown while the guide shows another time than now; a click resets it. */
export function TimeChip() {
  const t = useMessages(mapMessages);
  const language = useLanguage();
  const { timeZone } = useGuide();
  const [chosen, choose] = useGuideTime();
  if (!chosen) return null;
  const text = dateFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(chosen);
  return (
    <li>
      <Chip
        floating
        pressed
        aria-label={`${t.timeChosen({ text })}. ${t.timeNow}`}
        icon={<Icon name="clock" size={16} />}
        onClick={() => choose(null)}
      >
        {text} <Icon name="close" size={14} />
      </Chip>
    </li>
  );
}
