import type { ReactNode } from 'react';

/** A notice above the map: below the search of a phone, or at the bottom of a wide map. @param actions its buttons */
export function MapNotice({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <output className="absolute inset-x-3 top-[calc(var(--overlay-top)+7.5rem)] z-20 flex flex-wrap items-center justify-end gap-2 rounded-card bg-paper p-4 text-sm text-ink shadow-float sm:inset-x-auto sm:top-auto sm:bottom-[calc(var(--below-panel)+0.25rem)] sm:left-1/2 sm:w-[26rem] sm:-translate-x-1/2">
      <p className="min-w-0 flex-1 basis-56">{children}</p>
      <span className="flex flex-wrap gap-2">{actions}</span>
    </output>
  );
}
