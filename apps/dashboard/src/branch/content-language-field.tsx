import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { branchSettingMessages } from './messages/branch-settings.ts';
import type { PartProps } from './form-props.ts';

/** The languages of Europe's and the largest other maps; a branch may be configured with any other. */
const common = 'de en fr it rm es pt ca nl lb da sv nb fi pl cs sk hu sl hr bg ro el tr uk ja ko zh ar he hi th'.split(
  ' ',
);

/** The language in which the places are described; voices read them in it. */
export function ContentLanguageField({ settings, onChange }: Pick<PartProps, 'settings' | 'onChange'>) {
  const names = useMessages(branchSettingMessages);
  const language = useLanguage();
  const nameOf = new Intl.DisplayNames(language, { type: 'language' });
  const { compare } = new Intl.Collator(language);
  const choices = [...new Set([...common, settings.contentLanguage])]
    .map((code) => ({ code, name: nameOf.of(code) ?? code }))
    .toSorted((a, b) => compare(a.name, b.name));
  return (
    <SelectField
      label={names.settingName({ field: 'contentLanguage' })}
      value={settings.contentLanguage}
      onChange={(contentLanguage) => onChange({ contentLanguage })}
    >
      {choices.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
