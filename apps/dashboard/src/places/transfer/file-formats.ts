import { codePart } from '@umkreis/federation/code-part.ts';

const csv = codePart(() => import('./csv-rows.ts'));
const geojson = codePart(() => import('./geojson-rows.ts'));

export const formats = { csv, geojson };

/** Offers a text as a file download. */
export function download(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
