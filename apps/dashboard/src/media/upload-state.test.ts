import { expect, test } from 'vitest';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { uploadsAfter } from './upload-state.ts';

test('queues, sends and removes files, and keeps a failed one for a retry', () => {
  const files = [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')];
  let line = uploadsAfter([], { type: 'add', files, fields: { kind: '1' } });
  const [first, second] = line.map((entry) => entry.key) as [number, number];
  expect(line.map(({ state, file }) => [state, file.name])).toEqual([
    ['waiting', 'a.jpg'],
    ['waiting', 'b.jpg'],
  ]);
  line = uploadsAfter(line, { type: 'start', key: first });
  line = uploadsAfter(line, { type: 'progress', key: first, sent: 0.4 });
  expect(line[0]).toMatchObject({ state: 'sending', sent: 0.4 });
  line = uploadsAfter(line, { type: 'fail', key: first, error: new ApiError('/', 0) });
  expect(line[0]).toMatchObject({ state: 'failed', file: files[0], error: { status: 0 } });
  line = uploadsAfter(line, { type: 'retry', key: first });
  expect(line[0]).toMatchObject({ state: 'waiting', sent: 0, error: undefined });
  line = uploadsAfter(uploadsAfter(line, { type: 'done', key: second }), { type: 'remove', key: second });
  expect(line.map(({ key }) => key)).toEqual([first]);
});
