import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Pipeline } from '../shared/step.ts';
import type { StepName } from '../shared/step-names.ts';
import { canariesOf } from '../shared/planned.ts';
import type { LocalSetup } from './local-setup.ts';
import { openMap, reportFailure } from './visitors.ts';

/** A command that fails like a check with one error. */
const failing = [process.execPath, '-e', "console.error('1 error'); process.exit(1)"];
/** Nothing listens there. */
const NO_DATABASE = 'postgres://127.0.0.1:9/none';
const PAGES = 6;

/** Runs before the step in which the fault shows. */
type Fault = (pipeline: Pipeline, setup: LocalSetup) => void | Promise<void>;

const failCheck: Fault = (pipeline) => {
  pipeline.check = () => failing;
};

/** One fault for each step. */
export const faults: Record<StepName, Fault> = {
  // A clone without its tags, or without Git.
  plan(pipeline) {
    pipeline.plan = () => Promise.reject(new Error('the tags cannot be read'));
  },
  lint: failCheck,
  types: failCheck,
  unit: failCheck,
  integration: failCheck,
  browser: failCheck,
  build(pipeline) {
    pipeline.build = () => Promise.reject(new Error('Module not found'));
  },
  // The map starts, and fails as soon as it has data of the API.
  async trial(pipeline) {
    const code =
      ";fetch('/api/branches/').then((r)=>r.json()).then((b)=>{if(b.length)throw new Error('fails with data')});";
    const folder = pipeline.buildOf('map');
    const files = (await readdir(folder, { recursive: true })).filter((name) => /(main|remoteEntry.*)\.js$/.test(name));
    for (const name of files) {
      const file = path.join(folder, name);
      await writeFile(file, (await readFile(file, 'utf8')) + code);
    }
  },
  // The last migration runs again, on tables that exist.
  async migrate(_pipeline, { production: { db } }) {
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db);
  },
  // It starts, but has no database.
  api(_pipeline, setup) {
    setup.env.api = { DATABASE_URL: NO_DATABASE };
    setup.readyMs = 8000;
  },
  jobs(_pipeline, setup) {
    setup.env.jobs = { UMKREIS_DATA: '' };
  },
  edge(_pipeline, setup) {
    setup.env.edge = { PRODUCT_ORIGIN: '' };
  },
  canary(_pipeline, { bucket }) {
    bucket.treat = ({ method, key }) => (method === 'PUT' && key.endsWith('.release.json') ? 'fail' : 'serve');
  },
  // Visitors of the canary's branches report failures.
  async watch(pipeline) {
    const [edge] = pipeline.edgeUrls;
    for (const [surface, version] of canariesOf(pipeline))
      for (let page = 0; page < PAGES; page++) {
        await openMap(edge!, pipeline.settings.CANARY_BRANCHES[0]!);
        await reportFailure(edge!, surface, version);
      }
  },
  promote(_pipeline, { bucket }) {
    bucket.treat = ({ method, key }) => (method === 'PUT' && key.startsWith('pointers/') ? 'fail' : 'serve');
  },
  publish(pipeline) {
    pipeline.publish = () => Promise.reject(new Error('the tags cannot be created'));
  },
};
