import { expect, it } from 'vitest';
import { JobRuns } from './job-runs.ts';
import { StateLog } from './state-log.ts';

const startRuns = () => {
  const lines: string[] = [];
  const log = new StateLog({ warn: (_facts, text) => lines.push(text) });
  const runs = new JobRuns({ log, isOutage: (error) => (error as { code?: string }).code === 'ECONNREFUSED' });
  const metric = async (name: string) =>
    runs
      .metrics()
      .find((one) => one.name === name)!
      .read();
  return { lines, runs, metric };
};
const failing = (code: string) => () => Promise.reject(Object.assign(new Error('failed'), { code }));

it('records the last success and the duration of each job', async () => {
  const { runs, metric } = startRuns();
  const before = Date.now() / 1000;
  await runs.run('statistics', async () => 1);
  await expect(runs.run('calendars', failing('42P01'))).rejects.toThrow('failed');
  const [success, ...others] = await metric('umkreis_job_last_success_timestamp_seconds');
  expect(others).toEqual([]);
  expect(success).toMatchObject({ labels: { job: 'statistics' } });
  expect(success!.value).toBeGreaterThanOrEqual(before);
  expect((await metric('umkreis_job_duration_seconds')).map(({ labels }) => labels)).toEqual([
    { job: 'statistics' },
    { job: 'calendars' },
  ]);
});

it('keeps the last success of a job that fails, and logs the failure once and its end', async () => {
  const { lines, runs, metric } = startRuns();
  await runs.run('statistics', async () => 1);
  for (let n = 0; n < 3; n++) await runs.run('statistics', failing('42P01')).catch(() => {});
  expect(await metric('umkreis_job_last_success_timestamp_seconds')).toHaveLength(1);
  await runs.run('statistics', async () => 1);
  expect(lines).toEqual(['job statistics: failed', 'job statistics: works again']);
});

it('leaves outages to what reports them', async () => {
  const { lines, runs } = startRuns();
  await runs.run('statistics', failing('ECONNREFUSED')).catch(() => {});
  expect(lines).toEqual([]);
});
