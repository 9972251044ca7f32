import { useEffect, useState } from 'react';

const rest = 250;

/** What is being typed: at once for the results, after a rest of 250 ms for the URL. */
export function useSearchDraft(words: string, setWords: (words: string) => void): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(words);
  const [seen, setSeen] = useState(words);
  const [sent, setSent] = useState<string | null>(null);
  // The URL follows what was sent a moment later; any other change came from elsewhere: back, forward, a link.
  if (words !== seen) {
    setSeen(words);
    setSent(null);
    if (words !== sent) setDraft(words);
  }

  useEffect(() => {
    if (draft === words || draft === sent) return;
    const timer = setTimeout(() => {
      setSent(draft);
      setWords(draft);
    }, draft === '' ? 0 : rest);
    return () => clearTimeout(timer);
  }, [draft, words, sent, setWords]);

  return [draft, setDraft];
}
