import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { snapshotChangesPath, type SnapshotChange } from '@umkreis/contract/snapshot-changes.ts';
import type { GracefulEnd } from '@umkreis/serving/graceful-end.ts';
import { clientOf } from '../limits/client-of.ts';
import type { EdgeLimits } from '../limits/edge-limits.ts';
import type { CurrentFiles } from './current-files.ts';
import { OpenStreams } from './open-streams.ts';

/** Interval of comments, so that no proxy takes the stream for dead; below the usual 30 or 60 s. */
const HEARTBEAT_MS = 15_000;
/** Minimum time between two names in a stream: a page loads the whole snapshot, and an editor may save each second. */
const INTERVAL_MS = 3000;
/** Reconnections are spread over this time, ms. */
const RECONNECT_MS = { least: 1000, most: 5000 };
/** When a client that was rejected may try again. */
const RETRY_S = 30;

interface Options {
  /** null: the main site; undefined: an unknown host */
  branchOf(request: FastifyRequest): Promise<{ shortId: number } | null | undefined>;
  files: CurrentFiles;
  limits: EdgeLimits;
  end: Pick<GracefulEnd, 'isEnding' | 'onEnd'>;
}

/** Pushes the name of each new snapshot to open pages, as server-sent events. @returns the number of open streams */
export function registerSnapshotChanges(app: FastifyInstance, { branchOf, files, limits, end }: Options): () => number {
  const streams = new OpenStreams<PassThrough>({
    atOnce: limits.LIMIT_STREAMS,
    perClient: limits.LIMIT_STREAMS_PER_ADDRESS,
  });
  const endAll = () => streams.all().forEach((stream) => stream.end());
  end.onEnd(endAll);
  app.addHook('preClose', async () => endAll());

  app.get(snapshotChangesPath, { exposeHeadRoute: false }, async (request, reply) => {
    // Frames of other sites have an opaque origin.
    reply.header('Access-Control-Allow-Origin', '*').header('Cache-Control', 'no-store, no-transform');
    const branch = await branchOf(request);
    const client = clientOf(request);
    if (branch === undefined) return reply.code(404).send();
    if (end.isEnding || !streams.mayOpen(client)) return reply.code(503).header('Retry-After', `${RETRY_S}`).send();
    const stream = new PassThrough();
    streams.add(stream, client);
    const stop = sendChanges(stream, files, branch?.shortId ?? 0);
    // The client has left, or the stream has ended.
    reply.raw.once('close', () => {
      stop();
      streams.delete(stream);
      stream.destroy();
    });
    // Nginx buffers responses without this header.
    return reply.header('X-Accel-Buffering', 'no').type('text/event-stream; charset=utf-8').send(stream);
  });
  return () => streams.size;
}

/** Sends the current name, and each later one. @returns call it to end */
function sendChanges(stream: PassThrough, files: CurrentFiles, shortId: number): () => void {
  let sent: string | undefined;
  let sentAt = -Infinity;
  let later: NodeJS.Timeout | undefined;
  const send = () => {
    const name = files.of(shortId);
    if (name === undefined || name === sent) return;
    clearTimeout(later);
    const waitMs = sentAt + INTERVAL_MS - performance.now();
    if (waitMs > 0) {
      later = setTimeout(send, waitMs).unref();
      return;
    }
    [sent, sentAt] = [name, performance.now()];
    stream.write(`data: ${JSON.stringify({ [shortId]: name } satisfies SnapshotChange)}\n\n`);
  };
  const { least, most } = RECONNECT_MS;
  stream.write(`retry: ${Math.round(least + Math.random() * (most - least))}\n\n`);
  send();
  const heartbeat = setInterval(() => stream.write(':\n\n'), HEARTBEAT_MS).unref();
  const unfollow = files.follow(send);
  return () => {
    clearInterval(heartbeat);
    clearTimeout(later);
    unfollow();
  };
}
