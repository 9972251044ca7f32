import type { ReactNode } from 'react';
import { LanguageProvider, useLanguage } from '@umkreis/i18n/language.tsx';
import { useBranchLanguages } from './use-branch-languages.ts';

/** Sets the language of the content of one branch: `useContentLanguage` returns it within. */
export function BranchContent({ branch, children }: { branch: number | null | undefined; children: ReactNode }) {
  const languageOf = useBranchLanguages();
  return (
    <LanguageProvider language={useLanguage()} contentLanguage={languageOf(branch)}>
      {children}
    </LanguageProvider>
  );
}
