import { codePart } from '@umkreis/federation/code-part.ts';
import { partAtom } from '../store/part-atom.ts';
import { usePart } from '@umkreis/federation/use-part.ts';

export type HoursModule = typeof import('@umkreis/guide-engine/hours/hours-module.ts');

/** The opening-hours code in a lazy chunk: the first map does without it. */
const hoursPart = codePart(() => import('@umkreis/guide-engine/hours/hours-module.ts'));

/** The opening-hours code, loaded while the atom is mounted; null until then */
export const hoursModuleAtom = partAtom(hoursPart);

/** Whether opening hours are needed and their code is still loading. */
export const useAreHoursComing = (needed: boolean): boolean => usePart(hoursPart, needed).kind === 'waiting' && needed;

/** The opening-hours code, loaded on first use; null until then. */
export function useHoursModule(needed = true): HoursModule | null {
  const part = usePart(hoursPart, needed);
  return part.kind === 'there' ? part.code : null;
}
