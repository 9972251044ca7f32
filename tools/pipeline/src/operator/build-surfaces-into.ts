import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { withStagedBuilds } from '@umkreis/deploy/staged-builds.ts';
import { surfacesIn } from '../shared/planned.ts';
import type { Plan } from '../shared/state.ts';

/** Builds the planned surfaces and copies the builds to where the later steps find them. */
export async function buildSurfacesInto(folder: string, plan: Plan): Promise<void> {
  const names = surfacesIn(plan);
  await rm(folder, { recursive: true, force: true });
  if (names.length === 0) return;
  await withStagedBuilds(names, async (builds) => {
    await mkdir(folder, { recursive: true });
    for (const [surface, build] of builds) await cp(build.folder, path.join(folder, surface), { recursive: true });
  });
}
