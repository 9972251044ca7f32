import type { PlaceFileFault, PlaceTable } from '@umkreis/contract/place-file.ts';
import { PlaceFileError } from '@umkreis/place-files/reading/place-file-error.ts';
import { readPlaceFile } from '@umkreis/place-files/reading/read-place-file.ts';
import { handleTasks } from '@umkreis/serving/task-pool/answer-tasks.ts';

export type PlaceFileResult = PlaceTable | { fault: PlaceFileFault };

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<PlaceFileResult> {
  try {
    return await readPlaceFile(bytes);
  } catch (error) {
    if (error instanceof PlaceFileError) return { fault: error.fault };
    throw error;
  }
}

handleTasks(read, { isBackground: true });
