import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack, type Configuration, type Stats } from '@rspack/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { surfaces } from '@umkreis/contract/boot.ts';
import { workspace } from './services.ts';

let folder: string;
beforeEach(async () => {
  vi.stubEnv('NODE_ENV', 'development');
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-development-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function compile(configuration: Configuration): Promise<string> {
  const compiler = rspack({
    ...configuration,
    output: { ...configuration.output, path: folder },
    plugins: [...(configuration.plugins ?? []), new rspack.HotModuleReplacementPlugin()],
  });
  try {
    const stats = await new Promise<Stats>((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result!))),
    );
    return stats.toString({ all: false, errors: true, warnings: true });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}

for (const name of surfaces)
  it(
    `compiles ${name} in development mode without errors and warnings`,
    { tags: name === 'map' ? [] : ['nightly'], timeout: 180_000 },
    async () => {
      const file = path.join(workspace, 'apps', name, 'rspack.config.ts');
      const { default: configuration } = (await import(file)) as { default: Configuration };
      expect(configuration.mode).toBe('development');
      expect(await compile(configuration)).toBe('');
    },
  );
