import type { HTMLInputTypeAttribute } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { routes } from '@umkreis/contract/routes.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { proposalMessages } from '@umkreis/i18n/proposals.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { TextArea } from '@umkreis/ui/text-area.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { CategorySelect } from './category-select.tsx';
import { HoursInput } from './hours-input.tsx';
import { PositionInput } from './position-input.tsx';
import type { RequestDraft } from './request-draft.ts';
import type { FormErrors } from './field-errors.ts';

interface Props {
  draft: RequestDraft;
  errors: FormErrors['fields'];
  item: Item | null;
  shortcut: SearchShortcutConfig;
  onChange<F extends keyof RequestDraft>(field: F, value: RequestDraft[F]): void;
  /** Link of a proposal sent from this device earlier */
  linkId: string | null;
}

/** Fields of a proposal: what, where and when the place is, how to contact it, and a note to the editors. */
export function RequestFields({ draft, errors, item, shortcut, onChange, linkId }: Props) {
  const t = useMessages(proposalMessages);
  const text = (
    field: 'title' | 'street' | 'housenumber' | 'postcode' | 'city' | 'phone' | 'email' | 'url' | 'contactEmail',
    type: HTMLInputTypeAttribute = 'text',
  ) => ({
    label: t[field],
    value: draft[field],
    type,
    error: errors[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  });
  const [lon, lat] = item ? [item.lon, item.lat] : (draft.at ?? [0, 0]);
  const hoursPlace = item?.hoursPlace ?? undefined;
  return (
    <>
      {linkId && (
        <p className="rounded-control bg-sunken px-3 py-2 text-sm">
          {t.sentBefore}{' '}
          <a href={routes.mapRequest.to(linkId)} target="_blank" rel="noopener" className="font-semibold text-accent">
            {t.openStatus}
          </a>
        </p>
      )}
      <TextField {...text('title')} autoComplete="off" required={!item} />
      {!item && (
        <CategorySelect value={draft.categoryId} shortcut={shortcut} onChange={(id) => onChange('categoryId', id)} />
      )}
      {!item && <PositionInput at={draft.at} error={errors.at} onChange={(at) => onChange('at', at)} />}
      <fieldset className="grid grid-cols-[1fr_5rem] gap-x-2 gap-y-3">
        <legend className="sr-only">{t.address}</legend>
        <TextField {...text('street')} />
        <TextField {...text('housenumber')} />
        <div className="col-span-2 grid grid-cols-[6rem_1fr] gap-2">
          <TextField {...text('postcode')} inputMode="numeric" />
          <TextField {...text('city')} />
        </div>
      </fieldset>
      <HoursInput
        value={draft.hours}
        error={errors.hours}
        at={{ lat, lon, hoursPlace }}
        onChange={(hours) => onChange('hours', hours)}
      />
      <fieldset className="grid gap-3">
        <legend className="sr-only">{t.contactOf}</legend>
        <TextField {...text('phone', 'tel')} />
        <TextField {...text('email', 'email')} />
        <TextField {...text('url', 'url')} inputMode="url" />
      </fieldset>
      <TextArea
        label={t.shortDescription}
        value={draft.shortDescription}
        error={errors.shortDescription}
        maxLength={2000}
        onChange={(event) => onChange('shortDescription', event.target.value)}
      />
      {item && (
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={draft.isPermanentlyClosed}
            onChange={(event) => onChange('isPermanentlyClosed', event.target.checked)}
            className="size-5 accent-accent"
          />
          {t.closedForGood}
        </label>
      )}
      <TextArea
        label={t.note}
        value={draft.note}
        error={errors.note}
        maxLength={2000}
        onChange={(event) => onChange('note', event.target.value)}
      />
      <TextField {...text('contactEmail', 'email')} hint={t.contactEmailHint} autoComplete="email" />
    </>
  );
}
