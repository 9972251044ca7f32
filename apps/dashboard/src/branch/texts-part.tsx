import { branchSettingMessages } from './messages/branch-settings.ts';
import { branchMessages } from './messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { TextArea } from '@umkreis/ui/text-area.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { ContentLanguageField } from './content-language-field.tsx';
import type { PartProps } from './form-props.ts';
import { useSettingError } from './use-part-error.ts';

type TextSetting = 'title' | 'shortTitle' | 'menuTitle' | 'menuText' | 'menuTextEn';

const legalSettings = ['imprintUrl', 'privacyUrl', 'accessibilityUrl'] as const;

/** Names and texts of the branch, the recipient of feedback, and the client's legal pages. */
export function TextsPart({ settings, configured, onChange }: PartProps) {
  const t = useMessages(branchMessages);
  const names = useMessages(branchSettingMessages);
  const errorOf = useSettingError(settings);
  const hintOf = (name: TextSetting, hint?: string) =>
    settings[name] === configured[name] ? hint : t.configured({ value: configured[name] });
  const line = (name: TextSetting, label: string, hint?: string) => (
    <TextField
      label={label}
      lang="de"
      maxLength={name === 'shortTitle' ? 60 : 120}
      value={settings[name]}
      hint={hintOf(name, hint)}
      error={errorOf(name)}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  const lines = (name: TextSetting, label: string, language: string) => (
    <TextArea
      label={label}
      lang={language}
      rows={4}
      maxLength={2000}
      value={settings[name]}
      hint={hintOf(name)}
      error={errorOf(name)}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <>
      {line('title', t.title, t.titleHint)}
      {line('shortTitle', t.shortTitle, t.shortTitleHint)}
      {line('menuTitle', t.menuTitle)}
      {lines('menuText', t.menuText, 'de')}
      {lines('menuTextEn', t.menuTextEn, 'en')}
      <TextField
        type="email"
        label={t.feedbackEmail}
        hint={t.feedbackEmailHint}
        maxLength={200}
        value={settings.feedbackEmail ?? ''}
        error={errorOf('feedbackEmail')}
        onChange={({ target }) => onChange({ feedbackEmail: target.value.trim() || null })}
      />
      <ContentLanguageField settings={settings} onChange={onChange} />
      {legalSettings.map((name) => (
        <TextField
          key={name}
          type="url"
          label={names.settingName({ field: name })}
          hint={t.legalHint}
          maxLength={500}
          value={settings[name] ?? ''}
          error={errorOf(name)}
          onChange={({ target }) => onChange({ [name]: target.value.trim() || null })}
        />
      ))}
    </>
  );
}
