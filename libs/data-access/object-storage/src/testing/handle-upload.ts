import type { ServerResponse } from 'node:http';

export interface Stored {
  content: Buffer;
  changedAt: Date;
}

export interface StoredObjects {
  objects: Map<string, Stored>;
  /** Parts of uploads that are not completed, by key and number */
  parts: Map<string, Map<number, Buffer>>;
}

interface Request {
  method: string;
  key: string;
  query: URLSearchParams;
  body: Buffer;
}

/**
 * Uploads in parts, and deletions of several objects.
 * @returns false for any other request, which is not responded to
 */
export function handleUpload(bucket: StoredObjects, request: Request, response: ServerResponse): boolean {
  const { method, key, query, body } = request;
  const send = (xml: string) => response.writeHead(200, { 'Content-Type': 'application/xml' }).end(xml);
  if (method === 'PUT' && query.has('uploadId')) {
    bucket.parts.get(key)?.set(Number(query.get('partNumber')), body);
    response.writeHead(200, { ETag: `"${query.get('partNumber')}"` }).end();
    return true;
  }
  if (method !== 'POST') return false;
  if (query.has('uploads')) {
    bucket.parts.set(key, new Map());
    send('<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>');
  } else if (query.has('delete')) {
    for (const [, name] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) bucket.objects.delete(name!);
    send('<DeleteResult/>');
  } else {
    const parts = [...(bucket.parts.get(key) ?? [])].toSorted(([a], [b]) => a - b);
    bucket.parts.delete(key);
    bucket.objects.set(key, { content: Buffer.concat(parts.map(([, part]) => part)), changedAt: new Date() });
    send('<CompleteMultipartUploadResult><ETag>"1"</ETag></CompleteMultipartUploadResult>');
  }
  return true;
}
