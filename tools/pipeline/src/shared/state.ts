import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { surfaces } from '@umkreis/contract/boot.ts';
import { semverPattern } from '@umkreis/contract/releases.ts';
import { stepNames } from './step-names.ts';

export const serverNames = ['api', 'jobs', 'edge'] as const;
export type ServerName = (typeof serverNames)[number];

const semver = z.string().regex(semverPattern);
const plan = z.object({
  /** Semantic versions of the surfaces to release */
  surfaces: z.partialRecord(z.enum(surfaces), semver),
  /** Semantic versions of the servers to replace */
  servers: z.partialRecord(z.enum(serverNames), semver),
});
export type Plan = z.infer<typeof plan>;

const state = z.object({
  commit: z.string(),
  /** Steps that passed, or had nothing to do */
  done: z.array(z.enum(stepNames)),
  plan: plan.optional(),
  /** Hashes of the builds that passed the trial */
  tried: z.partialRecord(z.enum(surfaces), z.string()),
  /** Versions that went live as canaries */
  canaries: z.partialRecord(z.enum(surfaces), z.string()),
  /** Pushed images by digest, `registry/umkreis-edge@sha256:…` */
  images: z.partialRecord(z.enum(serverNames), z.string()).default({}),
});
export type PipelineState = z.infer<typeof state>;

export const newState = (commit: string): PipelineState => ({ commit, done: [], tried: {}, canaries: {}, images: {} });

/** The state of the run, or a new one if the file is missing or of another commit. */
export async function readState(file: string, commit: string): Promise<PipelineState> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const read = text === undefined ? undefined : state.parse(JSON.parse(text));
  return read?.commit === commit ? read : newState(commit);
}

/** Writes one line, which workflows pass on to their next job. */
export async function writeState(file: string, current: PipelineState): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(current));
  await rename(`${file}.new`, file);
}
