import type { FastifyInstance } from 'fastify';
import { addMetrics } from '@umkreis/serving/process-metrics.ts';
import { StateLog } from '@umkreis/serving/state-log.ts';
import { readCertificateEnd } from './read-certificate.ts';

const PAUSE_MS = 3_600_000;

/**
 * Reads the certificates of the proxies in front of the edge at its start and every hour, for metrics. One that can't
 * be read is logged once; the last known end stays.
 * @param addresses host or host:port; without any it does nothing
 */
export function watchCertificates(app: FastifyInstance, addresses: readonly string[]): void {
  if (addresses.length === 0) return;
  const log = new StateLog(app.log);
  const ends = new Map<string, Date>();
  const isRead = new Map<string, boolean>();
  const read = async (host: string) => {
    const component = `certificate of ${host}`;
    try {
      ends.set(host, await readCertificateEnd(host));
      isRead.set(host, true);
      log.note(component, undefined);
    } catch (error) {
      isRead.set(host, false);
      const code = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
      log.note(component, { cause: 'unread', text: `the certificate of ${host} cannot be read`, facts: { code } });
    }
  };
  const readAll = () => void Promise.all(addresses.map(read));
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    readAll();
    timer = setInterval(readAll, PAUSE_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  addMetrics(app.metrics, [
    {
      name: 'umkreis_certificate_expiration_timestamp_seconds',
      help: 'When the certificate expires that the host presented last',
      labels: ['host'],
      read: () => [...ends].map(([host, end]) => ({ labels: { host }, value: end.getTime() / 1000 })),
    },
    {
      name: 'umkreis_certificate_read',
      help: '1: the last attempt to read the certificate succeeded',
      labels: ['host'],
      read: () => [...isRead].map(([host, succeeded]) => ({ labels: { host }, value: Number(succeeded) })),
    },
  ]);
}
