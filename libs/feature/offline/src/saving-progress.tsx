import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { formatBytes } from './format-bytes.ts';
import { offlineGuideMessages } from './messages/offline-guide.ts';

/** Progress of saving a guide. @param saved bytes @param all estimated bytes */
export function SavingProgress({ saved, all }: { saved: number; all: number }) {
  const language = useLanguage();
  const t = useMessages(offlineGuideMessages);
  return (
    <div>
      <progress
        aria-label={t.progress}
        value={all > 0 ? Math.min(1, saved / all) : 0}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      <p className="pt-1 text-xs text-ink-soft tabular-nums">
        {t.saving({ size: formatBytes(saved, language), all: formatBytes(all, language) })}
      </p>
    </div>
  );
}
