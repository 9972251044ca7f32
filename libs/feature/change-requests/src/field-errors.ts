import type { ChangeRequestCreate } from '@umkreis/contract/change-request.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import type { proposalMessages } from '@umkreis/i18n/proposals.ts';
import { fieldOfPointer, type RequestField } from './request-draft.ts';
import type { TextsOf } from '@umkreis/i18n/message-area.ts';

type Texts = TextsOf<typeof proposalMessages>;
export interface Rejection {
  /** HTTP status; 0: no response */
  status: number;
  errors: NonNullable<Problem['errors']>;
}

export interface FormErrors {
  fields: Partial<Record<RequestField, string>>;
  form: string | null;
}

/**
 * Assigns the errors of a rejected suggestion to the form's fields, with the form's own messages; other errors are
 * shown at the top.
 */
export function formErrorsOf(
  { status, errors }: Rejection,
  body: ChangeRequestCreate,
  keys: ReadonlyMap<string, ItemDetailKey>,
  t: Texts,
): FormErrors {
  const fields: FormErrors['fields'] = {};
  const others: string[] = [];
  for (const { field: pointer, message } of errors) {
    const field = fieldOfPointer(pointer, body, keys);
    if (field) fields[field] = textOf(field, message, t);
    else others.push(message);
  }
  if (Object.keys(fields).length > 0) return { fields, form: [t.checkFields, ...others].join(' ') };
  if (status === 0) return { fields, form: t.offline };
  return { fields, form: status === 429 ? t.tooMany : [t.failed, ...others].join(' ') };
}

function textOf(field: RequestField, message: string, t: Texts): string {
  switch (field) {
    case 'title':
      return t.titleError;
    case 'email':
    case 'contactEmail':
      return t.emailError;
    case 'url':
      return t.urlError;
    case 'phone':
      return t.phoneError;
    case 'hours':
      return t.hoursError;
    case 'at':
      return t.positionError;
    case 'street':
    case 'housenumber':
    case 'postcode':
    case 'city':
    case 'note':
    case 'shortDescription':
      return t.lengthError;
    default:
      return message;
  }
}
