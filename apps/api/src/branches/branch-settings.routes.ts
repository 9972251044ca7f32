import multipart, { type MultipartFile } from '@fastify/multipart';
import { mediaTypes } from '@umkreis/contract/media-limits.ts';
import { unsetBranch } from '@umkreis/branches/config/branch-config.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { logoLimits, logoTypes } from '@umkreis/contract/media-limits.ts';
import { personOf } from '../auth/guard.ts';
import { assertBranch } from '../auth/person.ts';
import type { ApiContext } from '../context/context.ts';
import { byteBudget } from '../http/byte-budget.ts';
import { invalidField, ProblemError } from '../http/problem-error.ts';
import { WorkQueue } from '../http/work-queue.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { pictureProblem } from '../media-files/read-upload.ts';
import { loadBranchRevisions, loadSettings } from './branch-settings.repository.ts';
import { editedBranchOf, restoreBranch, updateBranch, type BranchEdit } from './edit-branch.ts';
import { storeAppPicture } from './store-app-picture.ts';
import { storeLogo } from './store-logo.ts';

const BUDGET = [{ bytes: 100 * 1024 ** 2, windowS: 3600 }];

/** Settings of a branch by its editors. They override the configuration and reach every surface within seconds. */
export async function branchSettingsRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  const edits = branchEdits(context);
  await app.register(multipart);
  addSettings(app, context, edits);
  addRevisions(app, context, edits);
  addLogoUpload(app, context, edits);
}

/** Edits of a branch by a person who may edit it. */
function branchEdits({ db, content, config }: ApiContext) {
  const dataDir = config.UMKREIS_DATA;
  const unsetOf = (shortId: number): Branch =>
    unsetBranch(
      branchConfigs.find((one) => one.shortId === shortId)!,
      content.branches.get(shortId),
      config.PRODUCT_NAME,
    );
  const editOf = (request: Parameters<typeof personOf>[0], shortId: number): BranchEdit => {
    const person = personOf(request);
    assertBranch(person, shortId);
    return { db, dataDir, unset: unsetOf(shortId), author: person.email };
  };
  return { dataDir, editOf };
}

function addSettings(app: TypedApp, { db, content }: ApiContext, { editOf }: ReturnType<typeof branchEdits>): void {
  app.handle('GET /branches/{branchShortId}/settings', async (request) => {
    const { unset } = editOf(request, request.params.branchShortId);
    return editedBranchOf(unset, await loadSettings(db, unset.shortId));
  });

  app.handle('PUT /branches/{branchShortId}/settings', async (request) => {
    const written = await updateBranch(editOf(request, request.params.branchShortId), request.body);
    await content.refresh();
    return written;
  });
}

function addRevisions(app: TypedApp, { db, content }: ApiContext, { editOf }: ReturnType<typeof branchEdits>): void {
  app.handle('GET /branches/{branchShortId}/revisions/', async (request) =>
    loadBranchRevisions(db, editOf(request, request.params.branchShortId).unset.shortId),
  );

  app.handle('POST /branches/{branchShortId}/revisions/{revision}/restore', async (request) => {
    const { branchShortId: shortId, revision } = request.params;
    const restored = await restoreBranch(editOf(request, shortId), revision, request.body.version);
    await content.refresh();
    return restored;
  });
}

function addLogoUpload(app: TypedApp, { db, config }: ApiContext, { editOf }: ReturnType<typeof branchEdits>): void {
  const decoding = new WorkQueue({ atOnce: 1, maxQueued: 8 });

  const dataDir = config.UMKREIS_DATA;

  app.handle(
    'POST /branches/{branchShortId}/logo/',
    async (request) => {
      const { branchShortId: shortId } = request.params;
      const { unset } = editOf(request, shortId);
      const bytes = await readFile(request);
      const { settings } = editedBranchOf(unset, await loadSettings(db, shortId));
      const inUse = [settings.logo, settings.menuButton, settings.inFrame.logo];
      const isApp = request.query.use === 'app';
      const logo = await decoding
        .run(1, () =>
          isApp ? storeAppPicture(dataDir, unset.subdomain, bytes) : storeLogo(dataDir, unset.subdomain, bytes, inUse),
        )
        .catch((error: unknown) => {
          throw pictureProblem(error, isApp ? mediaTypes : logoTypes);
        });
      return { logo };
    },
    { preValidation: byteBudget(BUDGET, (request) => personOf(request).email) },
  );
}

/** @throws ProblemError 400 without a file, 413 above 5 MB, 415 for another content type */
async function readFile(request: {
  isMultipart(): boolean;
  file(options: object): Promise<MultipartFile | undefined>;
}): Promise<Buffer> {
  if (!request.isMultipart())
    throw new ProblemError(415, 'unsupported-media-type', 'Send a form', {
      detail: 'The content type is multipart/form-data.',
    });
  try {
    const part = await request.file({ limits: { fileSize: logoLimits.fileBytes, files: 1, fields: 0, parts: 1 } });
    if (!part) throw invalidField('/file', 'is missing');
    return await part.toBuffer();
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE')
      throw new ProblemError(413, 'too-large', 'The file is too large', {
        errors: [{ field: '/file', message: `may have ${logoLimits.fileBytes / 1024 / 1024} MB` }],
      });
    throw error;
  }
}
