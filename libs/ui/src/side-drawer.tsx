import { useEffect, useRef, type ReactNode } from 'react';

interface Props { open: boolean; onClose(): void; label: string; children: ReactNode }

/** A modal panel from the left edge; Escape and the backdrop close it. */
export function SideDrawer({ open, onClose, label, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog} aria-label={label} onClose={onClose}
      onClick={(event) => { if (event.target === dialog.current) onClose(); }}
      className="m-0 h-dvh max-h-none w-[min(20rem,86vw)] max-w-none bg-paper p-0 text-ink shadow-float open:animate-slide-right backdrop:bg-scrim"
    >
      {open && <div className="flex h-full flex-col overflow-y-auto">{children}</div>}
    </dialog>
  );
}
