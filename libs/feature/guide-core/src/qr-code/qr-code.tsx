import { useMemo } from 'react';
import { codePart } from '@umkreis/federation/code-part.ts';
import { usePart } from '@umkreis/federation/use-part.ts';
import { PartMissing } from '@umkreis/ui/part-missing.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { useGuide } from '../guide-context.tsx';

const qrPart = codePart(() => import('./qr-path.ts'));

/** A QR code drawn on the device; the encoder is loaded with the first one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { isKiosk } = useGuide();
  // A kiosk's code is scanned from half a metre away.
  const size = isKiosk ? 'size-72' : 'size-48';
  const part = usePart(qrPart);
  const path = useMemo(() => (part.kind === 'there' ? part.code.qrPath(text) : null), [part, text]);

  if (part.kind === 'missing') return <PartMissing part={qrPart} />;
  if (!path) return <Skeleton className={`mx-auto ${size}`} />;
  return (
    // Inline SVG with role="img": it has no source for an `<img>`.
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      viewBox={`0 0 ${path.size} ${path.size}`}
      shapeRendering="crispEdges"
      className={`mx-auto ${size} rounded-control bg-white p-2`}
    >
      <path d={path.d} fill="#1f1b29" />
    </svg>
  );
}
