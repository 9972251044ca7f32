import { useEffect, useEffectEvent, useRef } from 'react';
import type { Keys, KeysOptions, KeyTexts, drawKeys } from './keys.ts';

interface Options extends KeysOptions {
  texts: KeyTexts & { title: string };
}

/**
 * Draws the keys above everything else while their code is given.
 * @param dialog an open modal dialog that contains them; null: the page
 */
export function useDrawnKeys(
  code: { drawKeys: typeof drawKeys } | null,
  dialog: HTMLDialogElement | null,
  { language, texts, ...calls }: Options,
): void {
  const drawn = useRef<Keys | null>(null);
  const onKey = useEffectEvent(calls.onKey);
  const onAccent = useEffectEvent(calls.onAccent);
  const draw = useEffectEvent((element: HTMLElement) =>
    code!.drawKeys(element, { language, texts, onKey: (key) => onKey(key), onAccent: (accent) => onAccent(accent) }),
  );
  const { title } = texts;

  useEffect(() => {
    if (!code) return;
    const element = document.createElement('section');
    element.setAttribute('aria-label', title);
    element.className = 'kiosk-keyboard';
    element.popover = 'manual';
    const keys = element.appendChild(document.createElement('div'));
    keys.className = 'kiosk-keys-of-page';
    // A touch between the keys must not move the focus.
    element.addEventListener('pointerdown', (event) => event.preventDefault());
    element.addEventListener('mousedown', (event) => event.preventDefault());
    (dialog ?? document.body).append(element);
    element.showPopover();
    drawn.current = draw(keys);
    const { style, dataset } = document.documentElement;
    dataset.keyboard = '';
    style.setProperty('--keyboard-height', `${element.offsetHeight}px`);
    return () => {
      drawn.current?.remove();
      drawn.current = null;
      element.remove();
      delete dataset.keyboard;
      style.removeProperty('--keyboard-height');
    };
  }, [code, dialog, title]);

  useEffect(() => drawn.current?.setLanguage(language, texts), [language, texts]);
}
