import { faultyParts, type BranchSetting } from '@umkreis/contract/branch-settings.ts';
import { branchSettingMessages } from './messages/branch-settings.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';

/**
 * The validation error of a part of a setting, for the field in which it is typed.
 * @returns a function of the part's path, e.g. `0/begins`, that also covers its descendants; an empty path
 *   returns the error of the whole setting that belongs to no field
 */
export function usePartError(name: BranchSetting, value: unknown): (part: string) => string | null {
  const { fieldError: fault } = useMessages(branchSettingMessages);
  const parts = [...faultyParts(name, value)];
  return (part) =>
    parts.some((one) => one === part || (part !== '' && one.startsWith(`${part}/`))) ? fault({ field: name }) : null;
}
