import type { ReactNode } from 'react';
import { GlyphMark } from '@umkreis/ui/glyph.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import type { ChromeIconName } from '@umkreis/ui/chrome-icons.ts';

interface Props { icon?: ChromeIconName; /** Path data on a 15×15 grid */ glyph?: string; label: string; children: ReactNode }

/** One detail: icon, label, value. Stands in a dl. */
export function DetailRow({ icon, glyph, label, children }: Props) {
  return (
    <div className="flex items-start gap-3 py-2">
      <span className="pt-0.5 text-ink-soft">{icon ? <Icon name={icon} size={18} /> : <GlyphMark path={glyph ?? ''} size={18} />}</span>
      <div className="min-w-0 flex-1 text-sm">
        <dt className="text-xs text-ink-soft">{label}</dt>
        <dd className="break-words">{children}</dd>
      </div>
    </div>
  );
}
