import { useEffect, useEffectEvent, useRef } from 'react';
import type { Language } from '@umkreis/contract/boot.ts';
import { codePart } from '@umkreis/federation/code-part.ts';
import { usePart } from '@umkreis/federation/use-part.ts';
import { keyboardMessages } from '../messages/on-screen-keyboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import type { Keys } from './keys.ts';
import { enterIn, eraseIn, typeInto, type TextField } from './text-field.ts';
import { useFocusedField } from './use-focused-field.ts';

const keysPart = codePart(() => import('./keys.ts'));

/**
 * The kiosk's on-screen keyboard, visible while a text field has the focus. It is the topmost element; it is
 * rendered inside an open modal dialog, since elements outside of it are inert.
 */
// eslint-disable-next-line umkreis/no-empty-components -- its library draws the keys, inside the field's dialog
export function OnScreenKeyboard({ language }: { language: Language }) {
  const t = useMessages(keyboardMessages);
  const field = useFocusedField();
  const part = usePart(keysPart);
  const drawn = useRef<Keys | null>(null);
  const code = field && part.kind === 'there' ? part.code : null;
  const dialog = field?.closest('dialog') ?? null;

  const press = useEffectEvent((key: string) => {
    if (!field) return;
    if (key === '{close}') field.blur();
    else if (key === '{enter}') enterIn(field);
    else if (key === '{bksp}') eraseIn(field);
    else typeInto(field, key);
  });
  const replace = useEffectEvent((accent: string) => {
    if (!field) return;
    eraseIn(field);
    typeInto(field, accent);
  });
  const options = useEffectEvent(() => ({ language, texts: t, onKey: press, onAccent: replace }));

  useEffect(() => {
    if (!code) return;
    const element = document.createElement('section');
    element.setAttribute('aria-label', t.title);
    element.className = 'kiosk-keyboard';
    element.popover = 'manual';
    const keys = element.appendChild(document.createElement('div'));
    keys.className = 'kiosk-keys-of-page';
    // A touch between the keys must not move the focus.
    element.addEventListener('pointerdown', (event) => event.preventDefault());
    element.addEventListener('mousedown', (event) => event.preventDefault());
    (dialog ?? document.body).append(element);
    element.showPopover();
    drawn.current = code.drawKeys(keys, options());
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
  }, [code, dialog, t.title]);

  useEffect(() => drawn.current?.setLanguage(language, t), [language, t]);
  useEffect(() => showField(field), [field, code]);
  return null;
}

/** Scrolls the field into view if the keyboard covers it. */
function showField(field: TextField | null): void {
  if (field && document.documentElement.dataset.keyboard !== undefined) field.scrollIntoView({ block: 'nearest' });
}
