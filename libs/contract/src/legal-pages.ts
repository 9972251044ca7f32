import type { Branch } from './branch.ts';

/** Pages that a client links from its guide, in the order in which they are shown; also the names of their texts. */
const kinds = ['imprint', 'privacy', 'accessibility'] as const;
export type LegalPageKind = (typeof kinds)[number];

export interface LegalPage {
  kind: LegalPageKind;
  /** https address */
  url: string;
}

type Urls = Pick<Branch, `${LegalPageKind}Url`>;

/** The imprint, privacy policy and accessibility statement of a branch; those that it has. */
export const legalPages = (branch: Urls | null): LegalPage[] =>
  kinds.flatMap((kind) => {
    const url = branch?.[`${kind}Url`];
    return url ? [{ kind, url }] : [];
  });
