declare module 'autocannon' {
  interface Request {
    path: string;
    headers: Record<string, string>;
    /** Creates the request each time before it is sent. */
    setupRequest?(request: Request): Request;
    onResponse?(status: number, body: string, context: object, headers: Record<string, string>): void;
  }
  interface Options {
    url: string;
    connections: number;
    /** s. */
    duration: number;
    /** s. */
    timeout: number;
    requests: Request[];
  }
  interface Result {
    requests: { total: number; average: number };
    latency: { p50: number; p97_5: number; p99: number; max: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
