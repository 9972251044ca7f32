/** Why a map can't be saved: a request failed, or the device has not enough storage. */
export class OfflineMapError extends Error {
  override readonly name = 'OfflineMapError';
  readonly kind: 'network' | 'room';

  constructor(kind: 'network' | 'room', cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

/** @throws OfflineMapError if the response is not successful; TypeError without a network */
export async function fetchOk(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new OfflineMapError('network', `${url} answered ${response.status}`);
  return response;
}
