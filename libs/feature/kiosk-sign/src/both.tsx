import type { Bilingual } from '@umkreis/contract/ref.ts';

/** A text in German, and below it in English, unless both are the same. */
export function Both({ text, className = '' }: { text: Bilingual; className?: string }) {
  return (
    <span className={`sign-both ${className}`}>
      <span lang="de">{text.de}</span>
      {text.en !== text.de && (
        <span lang="en" className="sign-english">
          {text.en}
        </span>
      )}
    </span>
  );
}
