import { z } from 'zod';

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) });

/** Why the keys of an identity provider cannot be read; the message continues a sentence that starts with a URL. */
export class KeysError extends Error {
  /** Of the system, or the status of the response */
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** Fetches a set of keys (JWKS, RFC 7517). @throws KeysError */
export async function fetchKeys(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch((error: Error & { cause?: { code?: string } }) => {
    const code = error.cause?.code ?? error.name;
    throw new KeysError(`does not respond (${code})`, code);
  });
  const { status } = response;
  const text = await response.text().catch(() => '');
  if (status !== 200) throw new KeysError(`responds with status ${status}`, `status ${status}`);
  if (!keySet.safeParse(jsonOf(text)).success) throw new KeysError('is no set of keys (JWKS)', 'no keys');
  return new Response(text);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
