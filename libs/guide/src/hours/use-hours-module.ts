import { codePart } from '@umkreis/federation/code-part.ts';
import { usePart } from '@umkreis/federation/use-part.ts';

export type HoursModule = typeof import('@umkreis/guide-engine/hours/hours-module.ts');

/** The opening-hours code, in a chunk of its own: the first map does without it. */
export const hoursPart = codePart(() => import('@umkreis/guide-engine/hours/hours-module.ts'));

/** Whether hours can't be read yet, but may be in a moment. */
export const useAreHoursComing = (needed: boolean): boolean => usePart(hoursPart, needed).kind === 'waiting' && needed;

/** The opening-hours code, loaded when it is first needed; null until then. */
export function useHoursModule(needed = true): HoursModule | null {
  const part = usePart(hoursPart, needed);
  return part.kind === 'there' ? part.code : null;
}
