import { createContext, use } from 'react';
import type { BranchSetting, BranchSettings } from '@umkreis/contract/branch-settings.ts';
import { branchSettingMessages } from './messages/branch-settings.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { rejectedParts, type SettingsRejection } from './settings-rejection.ts';

/** What the API rejected when the settings were last saved. */
export const SettingsRejectionContext = createContext<SettingsRejection | null>(null);

/**
 * The error of a part of a setting that the API rejected, for the field in which it is typed, until the setting
 * changes.
 * @returns a function of the part's path, e.g. `0/begins`, that also covers its descendants; an empty path
 *   returns the error of the whole setting that belongs to no field
 */
export function usePartError(name: BranchSetting, value: unknown): (part: string) => string | null {
  const { fieldError: fault } = useMessages(branchSettingMessages);
  const parts = rejectedParts(use(SettingsRejectionContext), name, value);
  return (part) =>
    parts.some((one) => one === part || (part !== '' && one.startsWith(`${part}/`))) ? fault({ field: name }) : null;
}

/** The error of a whole setting that the API rejected, until it changes. */
export function useSettingError(settings: BranchSettings): (name: BranchSetting) => string | null {
  const { fieldError } = useMessages(branchSettingMessages);
  const rejection = use(SettingsRejectionContext);
  return (name) => (rejectedParts(rejection, name, settings[name]).length > 0 ? fieldError({ field: name }) : null);
}
