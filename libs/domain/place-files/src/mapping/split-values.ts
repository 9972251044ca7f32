/** The values in a cell of the product's own export: `a | b`, with `\|` and `\\` for bars and backslashes. */
export function splitValues(cell: string): string[] {
  const values = [''];
  for (const [part] of cell.matchAll(/\\.|[^\\|]+|\||\\/gsu)) {
    if (part === '|') values.push('');
    else values[values.length - 1] += part.length === 2 && part[0] === '\\' ? part[1]! : part;
  }
  return values.map((value) => value.trim()).filter(Boolean);
}

/** The values in a list of any origin: separated by bars, semicolons or line breaks, else by commas. */
export function splitList(cell: string): string[] {
  const parts = /[|;\n]/.test(cell) ? cell.split(/[|;\n]/) : cell.split(/,(?=\s|\D)/);
  return parts.map((value) => value.replaceAll('\\', '').trim()).filter(Boolean);
}
