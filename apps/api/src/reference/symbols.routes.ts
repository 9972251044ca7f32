import { symbolSizes, symbolTemplates } from '@umkreis/taxonomy/symbol-templates.ts';
import type { ApiContext } from '../context/context.ts';
import { createDocument } from '../http/document.ts';
import { notFound } from '../http/problem-error.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { symbolOfTitle } from './icon-of-title.repository.ts';

/** Symbols as SVG, for clients that draw without the map. */
export async function symbolsRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  app.handle('GET /icons/{title}/symbol.svg', async (request, reply) => {
    const { title } = request.params;
    const { variant, background, foreground, name = title } = request.query;
    const symbol = await symbolOfTitle(db, title);
    if (symbol === undefined) throw notFound('Icon');
    const [width, height] = [
      request.query.width ?? symbolSizes[variant][0],
      request.query.height ?? symbolSizes[variant][1],
    ];
    const svg = symbolTemplates[variant]({ width, height, name, background, foreground, symbol });
    reply.header('Content-Security-Policy', "default-src 'none'; style-src 'none'; sandbox");
    return sendDocument(request, reply, await createDocument(svg), 'image/svg+xml; charset=utf-8');
  });
}
