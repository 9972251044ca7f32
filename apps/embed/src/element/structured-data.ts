const TYPE = 'application/ld+json';

/** The schema.org data of a list, as JSON-LD in the head of the page, where search engines read it. */
export class StructuredData {
  #address: string | null = null;
  readonly #script = document.createElement('script');

  /** @param address of the list; null: removes the data */
  show(address: string | null): void {
    if (address === this.#address) return;
    this.#address = address;
    this.#script.remove();
    if (address !== null) void this.#load(address);
  }

  async #load(address: string): Promise<void> {
    const response = await fetch(address, { headers: { Accept: TYPE } }).catch(() => null);
    if (!response?.ok || address !== this.#address) return;
    const text = await response.text();
    if (address !== this.#address) return;
    this.#script.type = TYPE;
    this.#script.textContent = text;
    document.head.append(this.#script);
  }
}
