import Keyboard from 'simple-keyboard';
import type { Language } from '@umkreis/contract/boot.ts';
import { createAccentMenu } from './accent-menu.ts';
import { layouts, type KeyLayer } from './layouts.ts';

export interface KeyTexts {
  space: string;
  enter: string;
  erase: string;
  capitals: string;
  close: string;
  accents: string;
}

export interface Keys {
  setLanguage(language: Language, texts: KeyTexts): void;
  remove(): void;
}

export interface KeysOptions {
  language: Language;
  texts: KeyTexts;
  /** A character or a function key: `{bksp}`, `{enter}`, `{close}`. */
  onKey(key: string): void;
  /** An accent in place of the character that was typed last. */
  onAccent(accent: string): void;
}

const layerAfter: Readonly<Record<string, (layer: KeyLayer) => KeyLayer>> = {
  '{shift}': (layer) => (layer === 'capitals' ? 'letters' : 'capitals'),
  '{signs}': () => 'signs',
  '{letters}': () => 'letters',
};

/** Renders the keys into an element. The focus stays in the text field. */
export function drawKeys(element: HTMLElement, { language, texts, onKey, onAccent }: KeysOptions): Keys {
  let layer: KeyLayer = 'letters';
  let label = texts.accents;
  const accents = createAccentMenu(element.parentElement!, () => label, onAccent);
  const show = (next: KeyLayer) => {
    layer = next;
    keyboard.setOptions({ layoutName: next });
  };
  const keyboard = new Keyboard(element, {
    ...look(language, texts),
    theme: 'kiosk-keys',
    layoutName: layer,
    useButtonTag: true,
    preventMouseDownDefault: true,
    disableCaretPositioning: true,
    onKeyPress: (key, event) => {
      // A held key is pressed again without an event; only erasing repeats, letters offer their accents.
      if (!event && key !== '{bksp}') return;
      const next = layerAfter[key];
      if (next) return show(next(layer));
      onKey(key === '{space}' ? ' ' : key);
      const button = event?.target instanceof Element ? event.target.closest<HTMLElement>('.hg-button') : null;
      if (button) accents.press(key, button);
      if (layer === 'capitals') show('letters');
    },
  });
  return {
    setLanguage(next, named) {
      label = named.accents;
      keyboard.setOptions(look(next, named));
    },
    remove() {
      accents.remove();
      keyboard.destroy();
    },
  };
}

const look = (language: Language, texts: KeyTexts) => ({
  layout: Object.fromEntries(Object.entries(layouts[language]).map(([name, rows]) => [name, [...rows]])),
  display: {
    '{bksp}': '⌫',
    '{enter}': texts.enter,
    '{shift}': '⇧',
    '{space}': texts.space,
    '{signs}': '?123',
    '{letters}': 'ABC',
    '{close}': '▾',
  },
  buttonAttributes: [
    { attribute: 'aria-label', value: texts.erase, buttons: '{bksp}' },
    { attribute: 'aria-label', value: texts.capitals, buttons: '{shift}' },
    { attribute: 'aria-label', value: texts.close, buttons: '{close}' },
    { attribute: 'tabindex', value: '-1', buttons: allKeys },
  ],
});

const allKeys = [
  ...new Set(
    Object.values(layouts).flatMap((layers) => Object.values(layers).flatMap((rows) => rows.join(' ').split(' '))),
  ),
].join(' ');
