import { releaseRecordFile } from '@umkreis/contract/releases.ts';
import type { TestBucket } from '@umkreis/object-storage/testing/start-test-bucket.ts';

const page = (version: string) =>
  `<html lang="de"><head><title>${version}</title><!--head--></head><body><div id="root"><!--body--></div><!--boot--></body></html>`;

/** Releases a shell that consists of its page in a bucket, as a deployment on another machine does. */
export function releaseShell({ objects }: TestBucket, version: string): void {
  const files = { 'index.html': page(version) };
  const sizes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.length]));
  const put = (key: string, text: string) => objects.set(key, { content: Buffer.from(text), changedAt: new Date() });
  for (const [name, text] of Object.entries(files)) put(`shell/${version}/${name}`, text);
  put(`shell/${version}/${releaseRecordFile}`, JSON.stringify({ files: sizes }));
  put('pointers/shell.json', JSON.stringify({ current: version, previous: [] }));
}
