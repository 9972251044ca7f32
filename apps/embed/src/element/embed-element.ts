import {
  embedPath,
  embedQuery,
  embedTopics,
  readAccent,
  readLanguage,
  readTheme,
  type EmbedLook,
  type EmbedTopic,
} from '@umkreis/contract/embed-address.ts';
import type { EmbedNews, EmbedInputMessage } from '@umkreis/contract/embed-message.ts';
import { readEmbedNews } from '@umkreis/contract/read-embed-message.ts';

/** Origin of this script, where the lists are, unless an element names another guide. */
const ownOrigin = new URL((document.currentScript as HTMLScriptElement | null)?.src ?? import.meta.url).origin;
/** Height until the list reports its content height, and always with a map, px. */
const usualHeight = 600;
const names = { de: 'Liste', en: 'List' } as const;

/**
 * `<umkreis-embed guide="https://…" shortcut="…">`: a list of places in a page of another site. It is as high
 * as its content and reacts to attribute changes. Visitors' actions are dispatched as events named like the
 * messages (`ready`, `height`, `select`, `filter`), with the message as `detail`.
 */
export class UmkreisEmbed extends HTMLElement {
  static observedAttributes = [
    ...embedTopics,
    'guide',
    'view',
    'theme',
    'accent',
    'language',
    'height',
    'label',
    'sandbox',
  ];
  #frame: HTMLIFrameElement | null = null;
  #isReady = false;
  #isDue = false;

  connectedCallback(): void {
    if (!this.style.display) this.style.display = 'block';
    addEventListener('message', this.#hear);
    this.#show();
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.#hear);
    this.#frame?.remove();
    this.#frame = null;
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.#frame || before === after) return;
    if (name === 'height') this.#size();
    else if (name === 'label') this.#frame.title = this.#label();
    else if (this.#isReady && (name === 'theme' || name === 'accent' || name === 'language')) this.#postAppearance();
    else this.#showSoon();
  }

  /** Filters the list; '' shows all entries again. */
  filter(query: string): void {
    this.#send({ umkreis: 1, type: 'filter', words: query.slice(0, 200) });
  }

  /** Batches simultaneous attribute changes into one page load. */
  #showSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.isConnected) this.#show();
    });
  }

  #show(): void {
    const topic = this.#topic();
    this.#frame?.remove();
    this.#isReady = false;
    this.#frame = null;
    if (!topic) return;
    const frame = document.createElement('iframe');
    const sandbox = this.getAttribute('sandbox');
    if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
    frame.title = this.#label();
    frame.allow = 'clipboard-write';
    frame.loading = 'lazy';
    frame.style.cssText = 'display:block;width:100%;border:0;color-scheme:normal';
    const host = window.origin;
    frame.src = this.#origin() + embedPath(topic, this.#view()) + embedQuery(this.#look(), host);
    this.#frame = frame;
    this.#size();
    this.append(frame);
  }

  /** Origin of the guide: a page may contain lists of several guides. */
  #origin(): string {
    const guide = this.getAttribute('guide') ?? '';
    return /^https?:/.test(guide) && URL.canParse(guide) ? new URL(guide).origin : ownOrigin;
  }

  #topic(): EmbedTopic | null {
    for (const of of embedTopics) {
      const id = this.getAttribute(of);
      if (id) return { of, id };
    }
    return null;
  }

  #view = () => (this.getAttribute('view') === 'list-map' ? 'list-map' : 'list');

  #label = () => this.getAttribute('label') ?? names[this.#look().language ?? 'de'];

  #look(): EmbedLook {
    return {
      theme: readTheme(this.getAttribute('theme')),
      accent: readAccent(this.getAttribute('accent')),
      language: readLanguage(this.getAttribute('language')),
    };
  }

  /** Applies the height attribute; a list without one is as high as its content. */
  #size(contentHeight?: number): void {
    const own = Number(this.getAttribute('height'));
    const isSized = own > 0 || this.#view() === 'list-map';
    const height = own > 0 ? own : isSized || contentHeight === undefined ? usualHeight : contentHeight;
    if (this.#frame && (contentHeight === undefined || !isSized)) this.#frame.style.height = `${height}px`;
  }

  #hear = (event: MessageEvent<unknown>): void => {
    const isOurs = event.origin === this.#origin() || (event.origin === 'null' && this.#isWithoutOrigin());
    if (!this.#frame || event.source !== this.#frame.contentWindow || !isOurs) return;
    const news = readEmbedNews(event.data);
    if (news) this.#take(news);
  };

  #isWithoutOrigin = () => {
    const sandbox = this.getAttribute('sandbox');
    return sandbox !== null && !sandbox.split(/\s+/).includes('allow-same-origin');
  };

  #take(news: EmbedNews): void {
    if (news.type === 'ready') {
      this.#isReady = true;
      if (this.#frame && !this.hasAttribute('label')) this.#frame.title = news.title;
      // Applies changes made while it was loading.
      this.#postAppearance();
    }
    if (news.type === 'ready' || news.type === 'height') this.#size(news.height);
    this.dispatchEvent(new CustomEvent(news.type, { detail: news }));
  }

  #postAppearance(): void {
    this.#send({ umkreis: 1, type: 'look', ...this.#look() });
  }

  #send(command: EmbedInputMessage): void {
    this.#frame?.contentWindow?.postMessage(command, this.#isWithoutOrigin() ? '*' : this.#origin());
  }
}
