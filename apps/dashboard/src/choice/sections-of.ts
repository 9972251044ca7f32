import type { Choice } from './matching-choices.ts';

export interface Section {
  /** Heading; empty: none */
  title: string;
  /** Index of its first choice among all */
  first: number;
  choices: Choice[];
}

/** Groups consecutive choices of the same section. @param hasSections false: all choices without a heading */
export function sectionsOf(choices: readonly Choice[], hasSections: boolean): Section[] {
  const sections: Section[] = [];
  for (const [first, choice] of choices.entries()) {
    const title = (hasSections && choice.section) || '';
    const last = sections.at(-1);
    if (last?.title === title) last.choices.push(choice);
    else sections.push({ title, first, choices: [choice] });
  }
  return sections;
}
