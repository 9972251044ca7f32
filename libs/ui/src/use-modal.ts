import { useEffect, useRef, type MouseEvent } from 'react';

/**
 * Opens and closes a native dialog. Escape closes it, and so does a click on the backdrop, which belongs to
 * the dialog element.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) ref.current?.showModal();
    else ref.current?.close();
  }, [open]);
  return {
    ref,
    onClose,
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
