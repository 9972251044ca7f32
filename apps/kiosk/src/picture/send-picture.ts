import { callApi } from '@umkreis/api-client/call-api.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import { takePicture } from './take-picture.ts';

/** Takes a picture of the screen and sends it for a command. @throws ApiError */
export async function sendPicture(boot: Boot, request: { kioskKey: string; command: string }): Promise<void> {
  await callApi(boot, 'POST /kiosks/pictures/', { body: { ...request, ...(await takePicture()) } });
}
