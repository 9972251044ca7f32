import { useEffect } from 'react';

/** Asks before the page is left by a link, a reload or closing it, while work is not finished. */
export function useLeaveWarning(isActive: boolean, text: string): void {
  useEffect(() => {
    if (!isActive) return;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href]');
      if (!link || link.hasAttribute('download') || event.ctrlKey || event.metaKey || window.confirm(text)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('beforeunload', beforeUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isActive, text]);
}
