import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createDocument, type Document } from './document.ts';
import { writeAtomically } from '@umkreis/serving/atomic-file.ts';

interface Entry {
  version: string;
  document: Document;
}

/**
 * After a failure the last good document is served for this long without a retry, so that no request waits for a
 * database that is down.
 */
const PAUSE_MS = 500;

/**
 * Documents by key, rebuilt when their version changes. Concurrent requests share one build. If a build fails, the
 * last good document is served from memory or disk, so that reads continue while the database is down, even after a
 * restart.
 */
export class DocumentCache {
  readonly #folder: string;
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<Document>>();
  readonly #failedAt = new Map<string, number>();
  readonly #renewals = new Map<string, number>();

  /** @param folder where documents are stored across restarts */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async get(key: string, version: string, load: () => Promise<unknown>): Promise<Document> {
    const entry = this.#entries.get(key);
    if (entry?.version === version) return entry.document;
    if (entry && performance.now() - (this.#failedAt.get(key) ?? -Infinity) < PAUSE_MS) return entry.document;
    let making = this.#making.get(key);
    if (!making) {
      const own = this.#build(key, version, load).finally(() => {
        if (this.#making.get(key) === own) this.#making.delete(key);
      });
      making = own;
      this.#making.set(key, own);
    }
    try {
      return await making;
    } catch (error) {
      this.#failedAt.set(key, performance.now());
      const last = this.#entries.get(key) ?? (await this.#readStored(key));
      if (last) return last.document;
      throw error;
    }
  }

  /** Call after a write to the source: the next request rebuilds the document, whatever its version. */
  renew(key: string): void {
    this.#renewals.set(key, this.#renewalsOf(key) + 1);
    this.#making.delete(key);
    const entry = this.#entries.get(key);
    if (entry) entry.version = '';
  }

  #renewalsOf(key: string): number {
    return this.#renewals.get(key) ?? 0;
  }

  async #build(key: string, version: string, load: () => Promise<unknown>): Promise<Document> {
    const renewals = this.#renewalsOf(key);
    const text = JSON.stringify(await load());
    const before = this.#entries.get(key)?.document;
    const document = before && before.raw.equals(Buffer.from(text)) ? before : await createDocument(text);
    // If the source was written during the build, the document is already outdated.
    this.#entries.set(key, { version: renewals === this.#renewalsOf(key) ? version : '', document });
    if (document !== before) await writeAtomically(this.#file(key), text).catch(() => {});
    return document;
  }

  async #readStored(key: string): Promise<Entry | undefined> {
    const text = await readFile(this.#file(key), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const entry = { version: 'kept', document: await createDocument(text) };
    this.#entries.set(key, entry);
    return entry;
  }

  #file(key: string): string {
    return path.join(this.#folder, `${encodeURIComponent(key)}.json`);
  }
}
