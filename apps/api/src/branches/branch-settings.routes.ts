import multipart, { type MultipartFile } from '@fastify/multipart';
import { unsetBranch } from '@umkreis/branches/config/branch-config.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { branchSettingsUpdate, editedBranch, logoLimits, uploadedLogo } from '@umkreis/contract/branch-settings.ts';
import { itemRevision } from '@umkreis/contract/dashboard.ts';
import { itemRestore } from '@umkreis/contract/item-write.ts';
import { branchShortId } from '@umkreis/contract/ref.ts';
import { z } from 'zod';
import { personOf } from '../auth/guard.ts';
import { assertBranch } from '../auth/person.ts';
import { branchParams } from '../content/branch-params.ts';
import type { ApiContext } from '../context/context.ts';
import { byteBudget } from '../http/byte-budget.ts';
import { invalidField, ProblemError } from '../http/problem-error.ts';
import { WorkQueue } from '../http/work-queue.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { pictureProblem } from '../media-files/read-upload.ts';
import { loadBranchRevisions, loadSettings } from './branch-settings.repository.ts';
import { editedBranchOf, restoreBranch, updateBranch, type BranchEdit } from './edit-branch.ts';
import { storeLogo } from './store-logo.ts';

const tags = ['branches'];
const form = z.object({
  file: z.string().meta({ format: 'binary' }).describe('JPEG, PNG, WebP or AVIF, at most 5 MB'),
});
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
  app.get(
    '/branches/:branchShortId/settings',
    {
      config: { right: 'read' },
      schema: {
        summary: 'What editors may set of a branch',
        tags,
        params: branchParams,
        response: { 200: editedBranch },
      },
    },
    async (request) => {
      const { unset } = editOf(request, request.params.branchShortId);
      return editedBranchOf(unset, await loadSettings(db, unset.shortId));
    },
  );

  app.put(
    '/branches/:branchShortId/settings',
    {
      config: { right: 'write' },
      schema: {
        summary: 'Writes settings of a branch',
        tags,
        params: branchParams,
        body: branchSettingsUpdate,
        response: { 200: editedBranch },
      },
    },
    async (request) => {
      const written = await updateBranch(editOf(request, request.params.branchShortId), request.body);
      await content.refresh();
      return written;
    },
  );
}

function addRevisions(app: TypedApp, { db, content }: ApiContext, { editOf }: ReturnType<typeof branchEdits>): void {
  app.get(
    '/branches/:branchShortId/revisions/',
    {
      config: { right: 'read' },
      schema: {
        summary: 'What was changed in the settings of a branch, newest first',
        tags,
        params: branchParams,
        response: { 200: z.array(itemRevision) },
      },
    },
    async (request) => loadBranchRevisions(db, editOf(request, request.params.branchShortId).unset.shortId),
  );

  app.post(
    '/branches/:branchShortId/revisions/:revision/restore',
    {
      config: { right: 'write' },
      schema: {
        summary: 'Restores the settings of a branch to a revision',
        tags,
        params: branchParams.extend({
          revision: z.coerce.number().int().min(0).max(2_147_483_647).describe('Revision'),
        }),
        body: itemRestore,
        response: { 200: editedBranch },
      },
    },
    async (request) => {
      const { branchShortId: shortId, revision } = request.params;
      const restored = await restoreBranch(editOf(request, shortId), revision, request.body.version);
      await content.refresh();
      return restored;
    },
  );
}

function addLogoUpload(app: TypedApp, { db, config }: ApiContext, { editOf }: ReturnType<typeof branchEdits>): void {
  const decoding = new WorkQueue({ atOnce: 1, maxQueued: 8 });

  const dataDir = config.UMKREIS_DATA;

  app.post(
    '/branches/:branchShortId/logo/',
    {
      config: { right: 'write' },
      bodyLimit: logoLimits.fileBytes + 64 * 1024,
      schema: {
        summary: 'Uploads a picture to be set as logo',
        tags,
        params: branchParams,
        consumes: ['multipart/form-data'],
        body: form,
        response: { 201: uploadedLogo },
      },
      preValidation: byteBudget(BUDGET, (request) => personOf(request).email),
      // The file is read as a stream and its content is checked.
      validatorCompiler: () => (value: unknown) => ({ value }),
    },
    async (request, reply) => {
      const shortId = Number(request.params.branchShortId);
      if (!branchShortId.safeParse(shortId).success) throw invalidField('/branchShortId', 'is no branch');
      const { unset } = editOf(request, shortId);
      const bytes = await readFile(request);
      const { settings } = editedBranchOf(unset, await loadSettings(db, shortId));
      const logo = await decoding
        .run(1, () =>
          storeLogo(dataDir, unset.subdomain, bytes, [settings.logo, settings.menuButton, settings.inFrame.logo]),
        )
        .catch((error: unknown) => {
          throw pictureProblem(error);
        });
      return reply.code(201).send({ logo });
    },
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
