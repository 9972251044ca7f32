import type { ReactNode } from 'react';
import { GlyphMark } from '@umkreis/ui/glyph.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import type { ChromeIconName } from '@umkreis/ui/chrome-icons.ts';

interface Props {
  icon?: ChromeIconName;
  /** Path data on a 15×15 grid */
  glyph?: string;
  label: string;
  children: ReactNode;
}

/** One detail: icon, label and value. Must be inside a `<dl>`. */
export function DetailRow({ icon, glyph, label, children }: Props) {
  return (
    <div className="relative py-2 pl-8 text-sm">
      <dt className="text-xs text-ink-soft">
        <span className="absolute top-3 left-0">
          {icon ? <Icon name={icon} size={18} /> : <GlyphMark path={glyph ?? ''} size={18} />}
        </span>
        {label}
      </dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
