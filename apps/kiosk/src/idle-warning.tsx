import { useMessages } from '@umkreis/i18n/language.tsx';
import { kioskMessages } from '@umkreis/i18n/kiosk.ts';
import { useModal } from '@umkreis/ui/use-modal.ts';
import { Button } from '@umkreis/ui/button.tsx';

/** The last seconds before the kiosk starts over; any touch stays. As a modal it stands before every other dialog. */
export function IdleWarning({ seconds, onStay }: { seconds: number; onStay(): void }) {
  const t = useMessages(kioskMessages);
  const modal = useModal(true, onStay);
  return (
    <dialog
      {...modal}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it interrupts
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
      className="fixed inset-0 m-0 grid h-dvh max-h-none w-dvw max-w-none place-items-center bg-scrim p-8 text-ink backdrop:bg-transparent open:animate-fade"
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
    </dialog>
  );
}
