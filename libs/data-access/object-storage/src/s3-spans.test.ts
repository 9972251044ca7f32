import { trace as otel } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordJob } from '@umkreis/serving/trace/spans.ts';
import { readBucketConfig } from './bucket-config.ts';
import { openBucket } from './open-bucket.ts';
import { startTestBucket, type TestBucket } from './testing/start-test-bucket.ts';

const exporter = new InMemorySpanExporter();
let server: TestBucket;
beforeAll(async () => {
  otel.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }));
  server = await startTestBucket();
});
afterAll(async () => {
  otel.disable();
  await server.close();
});

it('records each call to a bucket as a part of the job or request that makes it', async () => {
  const store = await openBucket(readBucketConfig('RELEASES', { ...process.env, ...server.env }));
  await store.exists('outside.webp');
  expect(exporter.getFinishedSpans()).toEqual([]);
  await recordJob('sweep', () => store.exists('inside.webp'));
  const [call, job] = exporter.getFinishedSpans();
  expect([call!.name, job!.name]).toEqual(['HeadObject', 'sweep']);
  expect(call!.parentSpanContext?.spanId).toBe(job!.spanContext().spanId);
});
