const address = /^[^\s@<>()"',;:]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** The e-mail addresses of a detail, which may contain several. @returns rejected: the other parts, as written */
export function emailAddresses(value: string): { addresses: string[]; rejected: string[] } {
  const parts = value
    .split(/[\s;,|]+/)
    .map((part) => part.replace(/^mailto:/i, '').replaceAll(/^<|>$/g, ''))
    .filter(Boolean);
  return {
    addresses: parts.filter((part) => address.test(part)),
    rejected: parts.filter((part) => !address.test(part)),
  };
}
