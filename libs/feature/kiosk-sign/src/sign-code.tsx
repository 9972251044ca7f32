import { useMemo } from 'react';
import { qrPath } from '@umkreis/guide-core/qr-code/qr-path.ts';

/** A QR code as wide as its container, which has to be white. */
export function SignCode({ text, label }: { text: string; label: string }) {
  const { d, size } = useMemo(() => qrPath(text), [text]);
  return (
    // Inline SVG with role="img": it has no source for an `<img>`.
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={d} fill="#1f1b29" />
    </svg>
  );
}
