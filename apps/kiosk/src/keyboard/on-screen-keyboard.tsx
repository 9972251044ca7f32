import { useEffect } from 'react';
import type { Language } from '@umkreis/contract/boot.ts';
import { codePart } from '@umkreis/federation/code-part.ts';
import { usePart } from '@umkreis/federation/use-part.ts';
import { keyboardMessages } from '../messages/on-screen-keyboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { enterIn, eraseIn, typeInto, type TextField } from './text-field.ts';
import { useDrawnKeys } from './use-drawn-keys.ts';
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
  const code = field && part.kind === 'there' ? part.code : null;
  const press = (key: string) => {
    if (!field) return;
    if (key === '{close}') field.blur();
    else if (key === '{enter}') enterIn(field);
    else if (key === '{bksp}') eraseIn(field);
    else typeInto(field, key);
  };
  const replace = (accent: string) => {
    if (!field) return;
    eraseIn(field);
    typeInto(field, accent);
  };
  useDrawnKeys(code, field?.closest('dialog') ?? null, { language, texts: t, onKey: press, onAccent: replace });
  useEffect(() => showField(field), [field, code]);
  return null;
}

/** Scrolls the field into view if the keyboard covers it. */
function showField(field: TextField | null): void {
  if (field && document.documentElement.dataset.keyboard !== undefined) field.scrollIntoView({ block: 'nearest' });
}
