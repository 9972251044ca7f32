import type { Auth } from '@umkreis/contract/boot.ts';
import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import type { DashboardMedium } from '@umkreis/contract/media.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import type { ApiContext } from './api-context.ts';
import { ApiError } from './api-error.ts';
import { apiUrl } from './api-url.ts';
import { withToken } from './request.ts';

interface Upload {
  file: File;
  /** Fields of `itemMediumCreate` or `eventPictureCreate`, as texts. */
  fields: Record<string, string>;
  /** @param sent uploaded share of the file, 0–1 */
  onProgress(sent: number): void;
  signal?: AbortSignal;
}

/** Uploads a picture of a place. @throws ApiError as `sendForm` */
export const uploadItemMedium = (
  context: ApiContext,
  auth: Pick<Auth, 'getToken'>,
  upload: Upload,
): Promise<DashboardMedium> => sendForm<DashboardMedium>(apiUrl(context, 'POST /items/media/'), auth, upload);

/** Uploads the picture of an event, in place of the one it has. @throws ApiError as `sendForm` */
export const uploadEventPicture = (
  context: ApiContext,
  auth: Pick<Auth, 'getToken'>,
  id: string,
  upload: Upload,
): Promise<EditedEvent> =>
  sendForm<EditedEvent>(apiUrl(context, 'POST /events/{id}/picture', { path: { id } }), auth, upload);

/**
 * Sends a file and fields; `fetch` cannot report upload progress.
 * @throws ApiError for every response except 2xx, and with status 0 if there is none or `signal` aborted it
 */
function sendForm<T>(
  url: string,
  auth: Pick<Auth, 'getToken'>,
  { file, fields, onProgress, signal }: Upload,
): Promise<T> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return withToken(
    url,
    auth.getToken,
    (token) =>
      new Promise((resolve, reject) => {
        const call = new XMLHttpRequest();
        const fail = () => reject(new ApiError(url, call.status, problemOf(call)));
        call.upload.addEventListener('progress', (event) => {
          if (event.lengthComputable) onProgress(event.loaded / event.total);
        });
        call.addEventListener('load', () =>
          call.status === 201 ? resolve(JSON.parse(call.responseText) as T) : fail(),
        );
        call.addEventListener('error', fail);
        call.addEventListener('abort', fail);
        signal?.addEventListener('abort', () => call.abort());
        call.open('POST', url);
        call.setRequestHeader('Authorization', `Bearer ${token}`);
        call.setRequestHeader('Accept', 'application/json');
        call.send(form);
      }),
  );
}

function problemOf(call: XMLHttpRequest): Problem | undefined {
  try {
    return JSON.parse(call.responseText) as Problem;
  } catch {
    return undefined;
  }
}

/** Uploads a picture, to be set as logo or as a picture of the app. @returns its file name below /branches/ */
export async function uploadLogo(
  context: ApiContext,
  auth: Auth,
  shortId: number,
  file: File,
  use: 'logo' | 'app' = 'logo',
): Promise<string> {
  const url = apiUrl(context, 'POST /branches/{branchShortId}/logo/', {
    path: { branchShortId: shortId },
    query: { use },
  });
  const body = new FormData();
  body.set('file', file);
  return withToken(url, auth.getToken, async (token) => {
    const response = await fetch(url, { method: 'POST', body, headers: { Authorization: `Bearer ${token}` } }).catch(
      (cause: unknown) => {
        throw new ApiError(url, 0, undefined, cause);
      },
    );
    const result: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new ApiError(url, response.status, result as ApiError['problem']);
    return (result as { logo: string }).logo;
  });
}
