import { embedTopics, noLook } from '@umkreis/contract/embed-address.ts';
import { embedPath, embedQuery } from '@umkreis/contract/embed-link.ts';
import type { EmbedNews, EmbedInputMessage } from '@umkreis/contract/embed-message.ts';
import { everyEntry, selectionNames } from '@umkreis/contract/embed-selection.ts';
import { readEmbedNews } from '@umkreis/contract/read-embed-message.ts';
import { EmbedShadow, elementTexts } from './embed-shadow.ts';
import { readAttributes, type EmbedAttributes } from './read-attributes.ts';
import { StructuredData } from './structured-data.ts';
import { watchFrame } from './watch-frame.ts';

/** Origin of this script, where the lists are, unless an element names another guide. */
const ownOrigin = new URL((document.currentScript as HTMLScriptElement | null)?.src ?? import.meta.url).origin;
/** Height until the list reports its content height, and always with a map, px. */
const usualHeight = 600;
/** Maximum length of a query, characters */
const LONGEST_QUERY = 200;

/**
 * `<umkreis-embed guide="https://…" shortcut="…">`: a list of places in a page of another site. It is as high
 * as its content and reacts to attribute changes. Visitors' actions are dispatched as events named like the
 * messages (`ready`, `height`, `select`, `filter`, `error`), with the message as `detail`.
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
    ...selectionNames,
    'label',
    'sandbox',
    'structured-data',
  ];
  readonly #shadow = new EmbedShadow(this);
  readonly #watch = watchFrame(
    this,
    () => this.#beUnreachable(),
    () => this.#load(),
  );
  readonly #structuredData = new StructuredData();
  readonly #reported = new Set<string>();
  #attributes: EmbedAttributes = {
    topic: null,
    guide: null,
    view: 'list',
    selection: everyEntry,
    look: noLook,
    height: null,
  };
  /** What the frame shows: its address without appearance, and its sandbox */
  #loaded = '';
  #isReady = false;
  #hasFailed = false;
  /** As reported by the list; null: not yet */
  #title: string | null = null;
  #contentHeight: number | null = null;
  #words = '';
  #isDue = false;

  connectedCallback(): void {
    addEventListener('message', this.#hear);
    this.#updateSoon();
  }

  connectedMoveCallback(): void {
    // Exists so that `moveBefore` keeps the frame instead of removing and inserting the element.
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.#hear);
    this.#watch.stop();
    this.#structuredData.show(null);
    this.#shadow.setFrame(null);
    this.#shadow.hideNotice();
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (before !== after && this.isConnected) this.#updateSoon();
  }

  /** Filters the list by words that it contains; without words all entries are visible again. */
  filter(query?: string | null): void {
    this.#words = (query ?? '').slice(0, LONGEST_QUERY);
    if (this.#isReady) this.#send({ umkreis: 1, type: 'filter', words: this.#words });
  }

  /** Batches simultaneous changes into one page load, also those right after the element was inserted. */
  #updateSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.isConnected) this.#update();
    });
  }

  /** Applies the attributes. The frame is only loaded again if it has to show something else. */
  #update(): void {
    const before = JSON.stringify(this.#attributes.look);
    this.#attributes = readAttributes(this, this.#warn);
    const wanted = `${this.#address()} ${JSON.stringify(this.#attributes.selection)} ${this.getAttribute('sandbox')}`;
    const isOther = wanted !== this.#loaded;
    if (isOther) this.#forget();
    this.#loaded = wanted;
    if (isOther || !this.#shadow.frame) {
      this.#shadow.hideNotice();
      this.#watch.settle();
      this.#load();
    } else if (this.#isReady && JSON.stringify(this.#attributes.look) !== before) this.#postAppearance();
    this.#name();
    this.#size();
    this.#structuredData.show(this.hasAttribute('structured-data') ? this.#address() : null);
  }

  /** What was searched in one list is not searched in another one, unless that is the first. */
  #forget(): void {
    if (this.#loaded) this.#words = '';
    this.#contentHeight = null;
  }

  /** Creates the frame. */
  #load(): void {
    this.#isReady = false;
    this.#hasFailed = false;
    this.#title = null;
    const address = this.#address();
    if (address === null) return this.#shadow.setFrame(null);
    const frame = document.createElement('iframe');
    const sandbox = this.getAttribute('sandbox');
    if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
    frame.setAttribute('part', 'frame');
    frame.allow = 'clipboard-write; fullscreen';
    frame.loading = 'lazy';
    frame.src = address + embedQuery(this.#attributes.look, window.origin, this.#attributes.selection);
    this.#shadow.setFrame(frame);
    this.#name();
    this.#size();
    // Without scripts a list shows its places, but reports nothing.
    if (this.#isSandboxedFrom('allow-scripts')) return;
    this.#watch.start();
  }

  /** Address of the list without appearance; null: the element has no topic */
  #address(): string | null {
    const { topic, view } = this.#attributes;
    return topic && this.#origin() + embedPath(topic, view);
  }

  /** Origin of the guide: a page may contain lists of several guides. */
  #origin = () => this.#attributes.guide ?? ownOrigin;

  #texts = () => elementTexts[this.#attributes.look.language ?? 'de'];

  #name(): void {
    if (this.#shadow.frame) this.#shadow.frame.title = this.getAttribute('label') ?? this.#title ?? this.#texts().list;
  }

  /** A list without a height is as high as its content. */
  #size(): void {
    const { view, height } = this.#attributes;
    const isSized = (view === 'list-map' || view === 'map') && !this.#hasFailed;
    const content = isSized ? null : this.#contentHeight;
    if (this.#shadow.frame) this.#shadow.frame.style.height = `${height ?? content ?? usualHeight}px`;
  }

  #hear = (event: MessageEvent<unknown>): void => {
    const { frame } = this.#shadow;
    const isOurs =
      event.origin === this.#origin() || (event.origin === 'null' && this.#isSandboxedFrom('allow-same-origin'));
    if (!frame || event.source !== frame.contentWindow || !isOurs) return;
    const news = readEmbedNews(event.data);
    if (news) this.#take(news);
  };

  #isSandboxedFrom(right: string): boolean {
    const sandbox = this.getAttribute('sandbox');
    return sandbox !== null && !sandbox.split(/\s+/).includes(right);
  }

  #take(news: EmbedNews): void {
    if (news.type === 'ready' || news.type === 'error') {
      this.#watch.settle();
      this.#shadow.hideNotice();
      this.#hasFailed = news.type === 'error';
    }
    if (news.type === 'ready') {
      this.#isReady = true;
      this.#title = news.title;
      this.#name();
      // Applies what changed while it was loading, and what was searched before the element was moved.
      this.#postAppearance();
      if (this.#words) this.filter(this.#words);
    }
    if (news.type === 'filter') this.#words = news.words;
    if (news.type === 'ready' || news.type === 'height') this.#contentHeight = news.height;
    this.#size();
    this.#dispatch(news);
  }

  #dispatch(news: EmbedNews): void {
    this.dispatchEvent(new CustomEvent(news.type, { detail: news }));
  }

  /** The guide does not respond: the browser's own error page is no content for the page. */
  #beUnreachable(): void {
    const address = this.#address();
    if (address === null) return;
    this.#shadow.showNotice(this.#texts(), address);
    this.#dispatch({ umkreis: 1, type: 'error', reason: 'unreachable' });
  }

  #warn = (message: string): void => {
    if (this.#reported.has(message)) return;
    this.#reported.add(message);
    console.warn(`<umkreis-embed>: ${message}`, this);
  };

  #postAppearance(): void {
    this.#send({ umkreis: 1, type: 'look', ...this.#attributes.look });
  }

  #send(command: EmbedInputMessage): void {
    const target = this.#isSandboxedFrom('allow-same-origin') ? '*' : this.#origin();
    this.#shadow.frame?.contentWindow?.postMessage(command, target);
  }
}
