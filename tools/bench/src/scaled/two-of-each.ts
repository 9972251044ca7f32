import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { versionsPath } from '@umkreis/contract/releases.ts';
import type { Served } from '@umkreis/start/production/production-setup.ts';
import { workspace } from '@umkreis/start/services.ts';
import { disturb, figuresOf } from './disturb.ts';
import { releaseShell } from './release-shell.ts';
import type { Report } from './report.ts';
import type { ScaledSetup } from './scaled-setup.ts';
import { until } from './until.ts';

/** How long a killed process is missing, ms. */
const MISSING_MS = 3000;
/** HAProxy checks each second; a slow machine may need longer. */
const USED_MS = 60_000;
const RELEASE_MS = 60_000;
const PICTURE = 'docs/images/kiosk.jpg';
/** Longest pause of writes when a process is killed: two checks of HAProxy a second apart, and a restart. */
const LONGEST_PAUSE_S = 10;

/** HAProxy in front of two edges and two APIs, and a bucket for media and releases. */
export async function proveTwoOfEach(setup: ScaledSetup, _folder: string, report: Report): Promise<void> {
  const { production } = setup;
  await proveRelease(setup, report);
  await provePictures(setup, report);
  for (const [name, all] of [
    ['API', production.apis],
    ['edge', production.edges],
  ] as const) {
    await proveReplacement(setup, report, name, all);
    await proveKill(setup, report, name, all[0]!);
  }
}

/** Replaces both processes, one after the other: nothing fails. */
async function proveReplacement(setup: ScaledSetup, report: Report, name: string, all: readonly Served[]) {
  const replaced = await disturb(setup, async () => {
    for (const one of all) {
      await one.end();
      await one.start();
      await untilUsed(one);
    }
  });
  const { failures, rejected } = replaced.written;
  report.say(`both ${name}s replaced in turn`, figuresOf(replaced));
  report.promise(replaced.lost.length === 0, `replacing each ${name} loses no write`, replaced.lost.join('\n'));
  report.promise(failures.length + rejected === 0, `replacing each ${name} fails no request`, failures.join('\n    '));
}

/** Kills one process: at most the requests that it was serving fail, and no acknowledged write is lost. */
async function proveKill(setup: ScaledSetup, report: Report, name: string, one: Served) {
  const writers = setup.production.items.length;
  const killed = await disturb(setup, async () => {
    await one.kill();
    await wait(MISSING_MS);
  });
  const { failures } = killed.written;
  await one.start();
  report.say(`kill -9 of one ${name}`, figuresOf(killed));
  report.promise(killed.lost.length === 0, `killing an ${name} loses no acknowledged write`, killed.lost.join('\n'));
  report.promise(
    failures.length <= writers,
    `killing an ${name} fails only the requests that it serves (${writers})`,
    failures.slice(0, 5).join('\n    '),
  );
  report.promise(
    killed.gapMs < LONGEST_PAUSE_S * 1000,
    `killing an ${name} stops writes for less than ${LONGEST_PAUSE_S} s`,
  );
}

/** Waits until HAProxy distributes writes to a process that was started again. */
const untilUsed = ({ metrics }: Served) =>
  until('HAProxy uses a new process', USED_MS, async () =>
    /umkreis_http_requests_total\{[^}]*method="PUT"/.test(await (await fetch(`${metrics}/metrics`)).text()),
  );

/** A release in the bucket reaches visitors of both edges. */
async function proveRelease({ bucket, production, visitors }: ScaledSetup, report: Report): Promise<void> {
  const started = performance.now();
  releaseShell(bucket, 'v2');
  const shows = async (url: string) => (await (await fetch(url + versionsPath)).text()).includes('"v2"');
  await until('both edges show the release', RELEASE_MS, async () => {
    const all = await Promise.all([...production.edges.map(({ url }) => url), visitors].map(shows));
    return all.every(Boolean);
  });
  report.say('release in the bucket', `at both edges after ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** A picture that one API stores in the bucket is sent by both edges. */
async function provePictures({ bucket, production, visitors }: ScaledSetup, report: Report): Promise<void> {
  const form = new FormData();
  form.set('itemId', production.items[0]!);
  form.set('file', new Blob([await readFile(path.join(workspace, PICTURE))]), 'kiosk.jpg');
  const stored = await fetch(`${visitors}/api/items/media/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${production.editor.token}` },
    body: form,
  });
  const medium = (await stored.json()) as { renditions: { url: string }[] };
  report.promise(stored.status === 201, 'a picture is stored in the bucket', JSON.stringify(medium));
  if (stored.status !== 201) return;
  const { url } = medium.renditions[0]!;
  const statuses = await Promise.all(production.edges.map(async (edge) => (await fetch(edge.url + url)).status));
  const inBucket = [...bucket.objects.keys()].filter((key) => url.endsWith(key.split('/').at(-1)!)).length;
  report.say('picture in the bucket', `edges respond ${statuses.join(' and ')}`);
  report.promise(statuses.every((status) => status === 200) && inBucket > 0, 'both edges send a picture of the bucket');
}
