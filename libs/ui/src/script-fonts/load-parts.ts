import { partsOf, type ScriptFont, type ScriptFontParts } from '@umkreis/contract/script-fonts.ts';

const loading = new Map<string, Promise<ScriptFont[]>>();

/** The files of a script with many characters; loaded once. @throws if they can't be loaded; the next call retries */
export function loadParts(partsPath: string): Promise<ScriptFont[]> {
  const started = loading.get(partsPath) ?? fetchParts(partsPath);
  loading.set(partsPath, started);
  started.catch(() => loading.delete(partsPath));
  return started;
}

async function fetchParts(partsPath: string): Promise<ScriptFont[]> {
  const response = await fetch(partsPath);
  if (!response.ok) throw new Error(`${partsPath} answered ${response.status}`);
  return partsOf((await response.json()) as ScriptFontParts);
}
