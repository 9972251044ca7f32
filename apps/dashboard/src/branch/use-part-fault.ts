import { faultyParts, type BranchSetting } from '@umkreis/contract/branch-settings.ts';
import { branchSettingMessages } from '@umkreis/i18n/branch-settings.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';

/**
 * What is wrong with a part of a setting, for the field it is typed in.
 * @returns of `0/begins` or of parts within it; of an empty text: what is wrong with all of it and with no field
 */
export function usePartFault(name: BranchSetting, value: unknown): (part: string) => string | null {
  const { fault } = useMessages(branchSettingMessages);
  const parts = [...faultyParts(name, value)];
  return (part) =>
    parts.some((one) => one === part || (part !== '' && one.startsWith(`${part}/`))) ? fault(name) : null;
}
