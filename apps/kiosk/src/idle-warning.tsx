import { useMessages } from '@umkreis/i18n/language.tsx';
import { kioskMessages } from '@umkreis/i18n/kiosk.ts';
import { Button } from '@umkreis/ui/button.tsx';

/** The last seconds before the kiosk starts over; any touch stays. */
export function IdleWarning({ seconds, onStay }: { seconds: number; onStay(): void }) {
  const t = useMessages(kioskMessages);
  return (
    <div
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
      className="fixed inset-0 z-40 grid place-items-center bg-scrim p-8 animate-fade"
    >
      <button type="button" aria-hidden="true" tabIndex={-1} className="absolute inset-0" onClick={onStay} />
      <div className="relative grid max-w-md justify-items-center gap-4 rounded-card bg-paper p-8 text-center shadow-float">
        <h2 id="idle-title" className="text-xl">
          {t.stillThere}
        </h2>
        <p id="idle-text" className="tabular text-base text-ink-soft">
          {t.stillThereText(seconds)}
        </p>
        <Button kind="primary" size="large" onClick={onStay}>
          {t.goOn}
        </Button>
      </div>
    </div>
  );
}
