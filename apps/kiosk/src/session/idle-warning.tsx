import { useEffect } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { kioskMessages } from '../messages/kiosk.ts';
import { useModal } from '@umkreis/ui/use-modal.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { warningSeconds } from './idle.ts';

/** The countdown before a kiosk resets; any touch cancels it. It is in front of everything else. */
export function IdleWarning({ seconds, onStay }: { seconds: number; onStay(): void }) {
  const t = useMessages(kioskMessages);
  // A touch anywhere continues, not only on the backdrop.
  const modal = { ...useModal(true, onStay), onClick: onStay };
  const { ref } = modal;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || isInFront(dialog)) return;
    // Another dialog was opened since: reopening moves this one to the top.
    dialog.close();
    dialog.showModal();
  }, [ref, seconds]);
  return (
    <dialog
      {...modal}
      onClose={undefined}
      onCancel={onStay}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it interrupts
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
      className="fixed inset-0 m-0 grid h-dvh max-h-none w-dvw max-w-none place-items-center bg-scrim px-8 pt-[var(--reach-top,0px)] pb-[var(--reach-floor,0px)] text-ink backdrop:bg-transparent open:animate-fade"
    >
      <div className="relative grid w-[min(30rem,100%)] justify-items-center gap-5 rounded-card bg-paper p-10 text-center shadow-float">
        <Countdown seconds={seconds} />
        <h2 id="idle-title" className="text-xl">
          {t.stillThere}
        </h2>
        <p id="idle-text" className="tabular text-base text-ink-soft">
          {t.stillThereText({ seconds })}
        </p>
        <Button kind="primary" size="large" className="!h-14 px-8">
          {t.goOn}
        </Button>
      </div>
    </dialog>
  );
}

const isInFront = (dialog: HTMLDialogElement): boolean => {
  const inMiddle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return inMiddle !== null && dialog.contains(inMiddle);
};

const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;

function Countdown({ seconds }: { seconds: number }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-28 text-accent">
      <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth="7" className="stroke-line" />
      <circle
        cx="50"
        cy="50"
        r={RADIUS}
        fill="none"
        stroke="currentColor"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND * (1 - seconds / warningSeconds)}
        transform="rotate(-90 50 50)"
        className="transition-[stroke-dashoffset] duration-1000 ease-linear"
      />
      <text
        x="50"
        y="51"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="34"
        fontWeight="650"
        className="tabular fill-ink"
      >
        {seconds}
      </text>
    </svg>
  );
}
