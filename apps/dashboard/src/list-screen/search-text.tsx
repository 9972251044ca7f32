import { useEffect, useState } from 'react';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';

/** Debounce, ms: the interval between two keystrokes of a fast typist. Superseded requests are aborted. */
const TYPING_PAUSE_MS = 60;

/** A search field that queries the server when typing pauses. */
export function SearchText({
  text,
  placeholder,
  onText,
}: {
  text: string;
  placeholder: string;
  onText(text: string): void;
}) {
  const t = useMessages(dashboardMessages);
  const [typed, setTyped] = useState(text);
  // Another text, such as that of a link, replaces the input.
  const [given, setGiven] = useState(text);
  if (given !== text) {
    setGiven(text);
    setTyped(text);
  }
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => onText(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
    // `onText` is new with every render and must not start the pause again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed, text]);
  return (
    <TextField
      type="search"
      label={t.search}
      hideLabel
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      before={<Icon name="search" size={18} />}
    />
  );
}
