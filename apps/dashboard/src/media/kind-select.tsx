import { itemMediumKeys, type ItemMediumKey } from '@umkreis/contract/medium-keys.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from './messages/media.ts';
import { SelectField } from '@umkreis/ui/select-field.tsx';

/** Names of the media kinds, ordered by number. */
export function useKindNames(): [key: ItemMediumKey, name: string][] {
  const t = useMessages(mediaMessages);
  return [
    [itemMediumKeys.picture, t.kindPicture],
    [itemMediumKeys.panorama, t.kindPanorama],
    [itemMediumKeys.logo, t.kindLogo],
    [itemMediumKeys.video, t.kindVideo],
  ];
}

interface Props {
  value: string;
  onChange(kind: string): void;
  all?: boolean;
  hideLabel?: boolean;
}

export function KindSelect({ value, onChange, all, hideLabel }: Props) {
  const t = useMessages(mediaMessages);
  const names = useKindNames();
  return (
    <SelectField label={t.kind} hideLabel={hideLabel} value={value} onChange={onChange}>
      {all && <option value="">{t.allKinds}</option>}
      {names.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
