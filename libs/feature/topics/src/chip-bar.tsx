import type { ReactNode } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';

/** The bar of chips next to the search field; scrolls sideways. */
export function ChipBar({ children }: { children: ReactNode }) {
  const t = useMessages(mapMessages);
  return (
    <ul
      aria-label={t.shortcuts}
      className="pointer-events-auto -my-3 flex gap-2 overflow-x-auto mask-r-from-[calc(100%-2rem)] px-3 py-4.5 pr-10 [scrollbar-width:none]"
    >
      {children}
    </ul>
  );
}
