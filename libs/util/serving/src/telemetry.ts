import { setTimeout as wait } from 'node:timers/promises';
import { trace as otel } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { ProcessSettings } from './process-settings.ts';
import type { StateLog } from './state-log.ts';

/** How long the end of a process waits for a collector, ms. */
const FLUSH_MS = 3000;

interface Options {
  settings: Pick<ProcessSettings, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>;
  /** `service.name`, unless OTEL_SERVICE_NAME is set */
  service: string;
  /** Semantic version of the process */
  version: string;
  states: StateLog;
}

/**
 * Sends spans of requests, statements and jobs to the OpenTelemetry collector of the settings; without one nothing is
 * loaded or recorded. The exporter also reads the other standard variables, such as OTEL_EXPORTER_OTLP_HEADERS.
 * @returns sends what is left, and stops
 */
export async function startTelemetry({ settings, service, version, states }: Options): Promise<() => Promise<void>> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return async () => {};
  const [sdk, { OTLPTraceExporter }, { detectResources, envDetector, resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const process = resourceFromAttributes({ 'service.name': service, 'service.version': version });
  const exporter = reportingExporter(new OTLPTraceExporter(), settings.OTEL_EXPORTER_OTLP_ENDPOINT, states);
  const provider = new sdk.TracerProvider({
    resource: process.merge(detectResources({ detectors: [envDetector] })),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  otel.setGlobalTracerProvider(provider);
  return async () => {
    await Promise.race([provider.shutdown().catch(() => {}), wait(FLUSH_MS, undefined, { ref: false })]);
  };
}

/** Logs once that the collector does not accept spans, and once that it does again. */
function reportingExporter(exporter: SpanExporter, endpoint: string, states: StateLog): SpanExporter {
  const host = URL.parse(endpoint)?.host;
  return {
    export: (spans: ReadableSpan[], done) =>
      exporter.export(spans, (result) => {
        const problem = {
          cause: String((result.error as { code?: unknown } | undefined)?.code ?? result.error?.message),
          text: 'the OpenTelemetry collector does not accept traces',
          facts: { host, err: result.error },
        };
        states.note('telemetry', result.code === 0 ? undefined : problem);
        done(result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
