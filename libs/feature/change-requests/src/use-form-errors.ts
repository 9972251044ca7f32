import { useState } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { proposalMessages } from '@umkreis/i18n/proposals.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { formErrorsOf, type FormErrors } from './field-errors.ts';
import type { ChangeRequestCreate } from '@umkreis/contract/change-request.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { RequestField } from './request-draft.ts';
import type { QueuedRequest } from './queued-requests.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { useRequestValidation } from './use-request-validation.ts';

const noFormErrors: FormErrors = { fields: {}, form: null };

/** Errors of the form: those found last, otherwise those of a queued request that the server rejected. */
export function useFormErrors(
  item: Item | null,
  keys: ReadonlyMap<string, ItemDetailKey>,
  rejected: QueuedRequest | null,
) {
  const t = useMessages(proposalMessages);
  const validate = useRequestValidation(item, keys);
  const [found, setFormErrors] = useState<FormErrors | null>(null);
  const formErrors =
    found ?? (rejected?.rejection ? formErrorsOf(rejected.rejection, rejected.body, keys, t) : noFormErrors);
  return {
    formErrors,
    /** null: those of the rejected request again */
    setFormErrors,
    /** Removes the error of a field that is being corrected. */
    clearField(field: RequestField) {
      const fields = { ...formErrors.fields, [field]: undefined };
      setFormErrors({ fields, form: Object.values(fields).some(Boolean) ? formErrors.form : null });
    },
    /** Validates the proposal and reports its errors. @returns whether it has any */
    reportInvalid(body: ChangeRequestCreate): boolean {
      const errors = validate(body);
      if (errors.length > 0) setFormErrors(formErrorsOf({ status: 400, errors }, body, keys, t));
      return errors.length > 0;
    },
    /** Reports why sending failed. */
    reportFailure(error: unknown, body: ChangeRequestCreate) {
      if (error instanceof ApiError)
        setFormErrors(formErrorsOf({ status: error.status, errors: error.problem?.errors ?? [] }, body, keys, t));
      else setFormErrors({ fields: {}, form: t.failed });
    },
  };
}
