import { useEffect, useState } from 'react';

const rest = 250;

/** What is being typed: at once for the results, after a rest of 250 ms for the URL. */
export function useSearchDraft(words: string, setWords: (words: string) => void): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(words);
  const [known, setKnown] = useState(words);
  // the URL changed by itself: back, forward, a link
  if (words !== known) {
    setKnown(words);
    setDraft(words);
  }

  useEffect(() => {
    if (draft === words) return;
    const timer = setTimeout(() => {
      setKnown(draft);
      setWords(draft);
    }, draft === '' ? 0 : rest);
    return () => clearTimeout(timer);
  }, [draft, words, setWords]);

  return [draft, setDraft];
}
