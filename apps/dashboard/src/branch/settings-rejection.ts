import type { BranchSetting, BranchSettings } from '@umkreis/contract/branch-settings.ts';

export interface SettingsRejection {
  sent: Partial<BranchSettings>;
  /** Paths within the settings, such as `seasons/0/begins` */
  paths: readonly string[];
}

/** Rejected parts of a setting, such as `0/begins`, unless it was changed since; an empty text: the whole setting. */
export const rejectedParts = (
  rejection: SettingsRejection | null,
  name: BranchSetting,
  value: unknown,
): readonly string[] =>
  rejection && JSON.stringify(rejection.sent[name]) === JSON.stringify(value)
    ? rejection.paths.flatMap((path) =>
        path === name ? [''] : path.startsWith(`${name}/`) ? [path.slice(name.length + 1)] : [],
      )
    : [];
