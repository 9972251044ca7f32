/**
 * Matches a path against a pattern of the route table (`:name`, `:name?`).
 * @returns the decoded parameters; undefined if the pattern does not match or a parameter is not encoded correctly
 */
export function matchPath(pattern: string, path: string): Record<string, string | undefined> | undefined {
  const [wanted, given] = [parts(pattern), parts(path)];
  if (given.length > wanted.length) return undefined;
  const found: Record<string, string | undefined> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (!part.startsWith(':')) {
      if (value !== part) return undefined;
      continue;
    }
    if (value === undefined && !part.endsWith('?')) return undefined;
    const decoded = value === undefined ? undefined : decode(value);
    if (decoded === null) return undefined;
    found[part.replace(/^:|\?$/g, '')] = decoded;
  }
  return found;
}

const parts = (path: string) => path.split('/').filter(Boolean);

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
