import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

interface Props {
  open: boolean;
  onClose(): void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A modal based on the native dialog element: the focus stays inside; Escape and the backdrop close it. */
export function Dialog({ open, onClose, title, closeLabel, children }: Props) {
  const modal = useModal(open, onClose);

  return (
    <dialog
      {...modal}
      aria-label={title}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card bg-paper p-0 text-ink shadow-float open:animate-rise backdrop:bg-scrim"
    >
      {open && (
        <div className="grid gap-3 p-5">
          <header className="flex items-start justify-between gap-3">
            <h2 className="pt-2 text-lg">{title}</h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} className="-mt-1 -mr-2" />
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
