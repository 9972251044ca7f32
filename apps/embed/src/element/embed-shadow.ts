import germanTexts from '../messages/embed-element.de.json' with { type: 'json' };
import englishTexts from '../messages/embed-element.en.json' with { type: 'json' };

export const elementTexts = { de: germanTexts, en: englishTexts } as const;
export type ElementTexts = typeof germanTexts;

/**
 * Rules of the page win over `:host`, so that it can hide the element or place it in a layout. A frame whose list has
 * not reported is behind the notice: without a size or `visibility` it would never draw, and so never report.
 */
const rules = `
:host{display:block}
:host([hidden]){display:none}
div{position:relative}
iframe{display:block;width:100%;border:0;color-scheme:normal}
iframe[inert]{position:absolute;inset:0;max-height:100%;opacity:0}
p{margin:0;padding:16px;border:1px solid #8886;border-radius:12px;text-align:center}
a{display:inline-block;padding:8px;color:inherit}`;

/** Content of the element: the frame, and a notice while the guide does not respond. */
export class EmbedShadow {
  readonly #box = document.createElement('div');
  #frame: HTMLIFrameElement | null = null;
  #notice: HTMLElement | null = null;

  constructor(element: HTMLElement) {
    const root = element.attachShadow({ mode: 'open' });
    // A constructed sheet is allowed under every content security policy.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    root.adoptedStyleSheets = [sheet];
    root.append(this.#box);
  }

  get frame(): HTMLIFrameElement | null {
    return this.#frame;
  }

  /** Replaces the frame; null: none */
  setFrame(frame: HTMLIFrameElement | null): void {
    this.#frame?.remove();
    this.#frame = frame;
    if (!frame) return;
    frame.inert = this.#notice !== null;
    this.#box.prepend(frame);
  }

  /** Shows the notice in front of the frame. @param url address of the list */
  showNotice(texts: ElementTexts, url: string): void {
    this.hideNotice();
    const link = document.createElement('a');
    link.href = url;
    link.target = '_blank';
    link.rel = 'noopener';
    link.textContent = texts.open;
    this.#notice = document.createElement('p');
    this.#notice.setAttribute('role', 'status');
    this.#notice.append(texts.unreachable, ' ', link);
    this.#box.append(this.#notice);
    if (this.#frame) this.#frame.inert = true;
  }

  hideNotice(): void {
    this.#notice?.remove();
    this.#notice = null;
    if (this.#frame) this.#frame.inert = false;
  }
}
