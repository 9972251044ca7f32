import { frameScriptFile, frameStyleFile } from '@umkreis/contract/page-frame/frame-files.ts';
import type { Releases } from './releases.ts';

/** What the edge writes into a page with a map, from the shell's release. */
export interface FrameFiles {
  script: string;
  style: string;
}

/** @returns null for a release from before these files existed: its pages have no frame. */
export async function readFrameFiles(releases: Pick<Releases, 'read'>, shellBase: string): Promise<FrameFiles | null> {
  const [script, style] = await Promise.all(
    [frameScriptFile, frameStyleFile].map((file) => releases.read(`${shellBase}/${file}`).catch(() => null)),
  );
  return script && style ? { script, style } : null;
}
