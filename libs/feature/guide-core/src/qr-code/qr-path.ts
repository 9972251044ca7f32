import encodeQR from 'qr';

/** The dark modules of a QR code as one SVG path. */
export function qrPath(text: string): { d: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const d = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { d, size: rows.length };
}
