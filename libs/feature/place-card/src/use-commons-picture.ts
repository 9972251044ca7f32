import { commonsInfoUrl, readCommonsInfo, type CommonsPicture } from '@umkreis/places/pictures/commons-info.ts';
import { useFetched, type Read } from '@umkreis/api-client/use-read.ts';

/** Request timeout, ms: the picture is optional, the page must not wait for it any longer. */
const LONGEST = 8000;

async function read(url: string): Promise<CommonsPicture | null> {
  const response = await fetch(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(LONGEST),
  });
  return response.ok ? readCommonsInfo(await response.json()) : null;
}

/** A picture on Wikimedia Commons with author and licence. @param file 'File:Name.jpg'; null: no request */
export const useCommonsPicture = (file: string | null): Read<CommonsPicture | null> =>
  useFetched(file && commonsInfoUrl(file), { shouldRetryOnError: false, keepPreviousData: false }, read);
