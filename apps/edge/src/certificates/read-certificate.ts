import { isIP } from 'node:net';
import { connect } from 'node:tls';

const TIMEOUT_MS = 10_000;

/**
 * When the certificate of a server expires. It is not verified, so that one that has expired, or of an own authority,
 * can be read.
 * @param address host or host:port; default port 443
 * @throws Error of the connection, also after ten seconds
 */
export function readCertificateEnd(address: string): Promise<Date> {
  const { hostname: host, port } = new URL(`https://${address}`);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      servername: isIP(host) ? '' : host,
      rejectUnauthorized: false,
    });
    const timer = setTimeout(
      () => socket.destroy(Object.assign(new Error('no response'), { code: 'timeout' })),
      TIMEOUT_MS,
    ).unref();
    socket.unref();
    socket.once('close', () => clearTimeout(timer));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const certificate = socket.getPeerX509Certificate();
      if (certificate) resolve(certificate.validToDate);
      else reject(new Error('no certificate'));
      socket.destroy();
    });
  });
}
