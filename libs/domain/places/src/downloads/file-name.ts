/** A title as a file name: plain letters and digits, at most 60. @param whenEmpty if nothing of it remains */
export function fileName(title: string, ending: string, whenEmpty: string): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${plain.slice(0, 60) || whenEmpty}.${ending}`;
}
