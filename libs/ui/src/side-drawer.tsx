import type { ReactNode } from 'react';
import { useModal } from './use-modal.ts';

interface Props {
  open: boolean;
  onClose(): void;
  label: string;
  children: ReactNode;
}

/** A modal panel at the left edge; Escape and the backdrop close it. */
export function SideDrawer({ open, onClose, label, children }: Props) {
  const modal = useModal(open, onClose);

  return (
    <dialog
      {...modal}
      aria-label={label}
      data-drawer=""
      className="m-0 h-dvh max-h-none w-[min(20rem,86vw)] max-w-none bg-paper p-0 text-ink shadow-float open:animate-slide-right backdrop:bg-scrim"
    >
      {open && <div className="flex h-full flex-col overflow-y-auto">{children}</div>}
    </dialog>
  );
}
