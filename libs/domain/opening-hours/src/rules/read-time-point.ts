import type { TimePoint } from './hours-rule.ts';

const solarTimes: Record<string, string> = {
  sonnenaufgang: 'sunrise',
  sonnenuntergang: 'sunset',
  morgendämmerung: 'dawn',
  abenddämmerung: 'dusk',
};
const SUN = /^(?:(?:sunrise|sunset|dawn|dusk)|\((?:sunrise|sunset|dawn|dusk)[+-]\d{1,2}:\d{2}\))$/;
const CLOCK = /^(\d{1,2})(?:\s*[:.,h]?\s*(\d{2}))?(?:\s*(?:uhr|h))?$/;
/** 48 hours: the syntax ends with the night after the next midnight */
const LATEST = 2880;

/**
 * Parses a typed time: `8`, `08.30`, `830`, `26:00`, `Sonnenuntergang`.
 * @returns undefined if invalid
 */
export function readTimePoint(typed: string): TimePoint | undefined {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  const sun = solarTimes[text] ?? text.replaceAll(' ', '');
  if (SUN.test(sun)) return sun;
  const match = CLOCK.exec(text.replace(/^(\d)(\d{2})$/, '$1:$2'));
  if (!match) return undefined;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  return minutes < 60 && hours * 60 + minutes <= LATEST ? hours * 60 + minutes : undefined;
}
