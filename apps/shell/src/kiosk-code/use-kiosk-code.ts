import { useState } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { branchUrl } from '@umkreis/contract/branch-origin.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import { kioskCodeAlphabet, kioskCodeLength } from '@umkreis/contract/kiosk-code.ts';
import { kioskParameter } from '@umkreis/contract/kiosk-key.ts';
import type { CodeText } from './code-texts.ts';

type Failure = Extract<CodeText, 'wrong' | 'tooMany' | 'offline'>;

const TIMEOUT_MS = 15_000;
/** The characters of a code in what was typed. */
const typedIn = (text: string) =>
  [...text.toUpperCase()]
    .filter((one) => kioskCodeAlphabet.includes(one))
    .join('')
    .slice(0, kioskCodeLength);

/** The code as it is typed. The last character opens the kiosk's start address; a failed code starts again. */
export function useKioskCode(boot: Boot) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));

  const open = async (complete: string) => {
    setBusy(true);
    try {
      const { branchShortId, kioskKey } = await callApi(boot, 'POST /kiosks/codes/', {
        body: { code: complete },
        timeout: TIMEOUT_MS,
      });
      const other = branches?.find(({ shortId }) => shortId === branchShortId);
      const map = branchShortId === boot.branch?.shortId || !other ? '/map' : branchUrl(other, boot.product);
      location.replace(`${map}?iskiosk&${kioskParameter}=${kioskKey}`);
    } catch (error) {
      setFailure(failureOf(error));
      setCode('');
      setBusy(false);
    }
  };
  const type = (text: string) => {
    if (isBusy) return;
    const next = typedIn(text);
    setCode(next);
    if (next !== '') setFailure(null);
    if (next.length === kioskCodeLength) void open(next);
  };
  return { code, failure, isBusy, type };
}

function failureOf(error: unknown): Failure {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 429) return 'tooMany';
  return status >= 400 && status < 500 ? 'wrong' : 'offline';
}
