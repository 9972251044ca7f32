import { branchMessages } from './messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';

/** Formats a setting's value for people; a composite value as the list of its parts. */
export function useSettingText(): (value: unknown) => string {
  const t = useMessages(branchMessages);
  const textOf = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(textOf).join('\n');
    if (typeof value === 'object')
      return Object.values(value)
        .filter((part) => part !== null)
        .map((part) => (Array.isArray(part) ? part.flat().join(', ') : textOf(part)))
        .join(' · ');
    return String(value);
  };
  return textOf;
}
