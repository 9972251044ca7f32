import { useCallback, useEffect, useState } from 'react';

const rest = 250;

/**
 * What is being typed: at once for the results, after a rest of 250 ms for the URL.
 * @param path where the visitor is
 * @param setWords `stays`: something was opened since the words were typed, and must not be left for them
 */
export function useSearchDraft(
  words: string,
  path: string,
  setWords: (words: string, stays: boolean) => void,
): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(words);
  const [typedAt, setTypedAt] = useState(path);
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
    const stays = path !== typedAt;
    const timer = setTimeout(
      () => {
        setSent(draft);
        setWords(draft, stays);
      },
      draft === '' || stays ? 0 : rest,
    );
    return () => clearTimeout(timer);
  }, [draft, words, sent, setWords, path, typedAt]);

  const type = useCallback(
    (next: string) => {
      setDraft(next);
      setTypedAt(path);
    },
    [path],
  );
  return [draft, type];
}
