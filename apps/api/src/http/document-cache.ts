import { createDocument, type Document } from './document.ts';

interface Entry { version: string; document: Document }

/**
 * Documents by key, made again when their version changes. Requests that come while one is being made wait for the same one.
 * When making fails, the last good document is served: reads go on while the database is away.
 */
export class DocumentCache {
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<Document>>();

  async get(key: string, version: string, load: () => Promise<unknown>): Promise<Document> {
    const entry = this.#entries.get(key);
    if (entry?.version === version) return entry.document;
    let making = this.#making.get(key);
    if (!making) {
      making = this.#make(key, version, load).finally(() => this.#making.delete(key));
      this.#making.set(key, making);
    }
    try {
      return await making;
    } catch (error) {
      if (entry) return entry.document;
      throw error;
    }
  }

  async #make(key: string, version: string, load: () => Promise<unknown>): Promise<Document> {
    const text = JSON.stringify(await load());
    const before = this.#entries.get(key)?.document;
    const document = before && before.raw.equals(Buffer.from(text)) ? before : await createDocument(text);
    this.#entries.set(key, { version, document });
    return document;
  }
}
