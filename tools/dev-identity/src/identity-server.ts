import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { errors } from 'oidc-provider';
import type { IdentityConfig } from './config.ts';
import { fileAdapter } from './file-adapter.ts';
import { identityFolder, identityKeys } from './keys.ts';
import { loginErrorPage, loginPage } from './login-page.ts';
import { personBySubject } from '@umkreis/db/demo-people.ts';
import { createProvider, isAppOrigin } from './provider.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";
const LARGEST_FORM = 4096;

export interface IdentityServer {
  server: Server;
  close(): Promise<void>;
}

/** The provider with its login page and Auth0's logout. */
export async function createIdentityServer(config: IdentityConfig): Promise<IdentityServer> {
  const store = fileAdapter(path.join(identityFolder(config.UMKREIS_DATA), 'sessions.json'));
  const provider = createProvider(config, await identityKeys(config.UMKREIS_DATA), store.factory);
  const handleRequest = provider.callback();

  const server = createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => {
      const isExpired = error instanceof errors.SessionNotFound;
      if (!isExpired) console.error(error);
      if (!response.headersSent)
        sendPage(response, isExpired ? 400 : 500, loginErrorPage(request.headers['accept-language']));
      else response.end();
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', config.issuer);
    if (url.pathname.startsWith('/login/')) return login(request, response);
    if (url.pathname === '/v2/logout') return logout(request, response, url);
    return void handleRequest(request, response);
  }

  async function login(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { uid } = await provider.interactionDetails(request, response);
    if (request.method !== 'POST') return sendPage(response, 200, loginPage(uid, request.headers['accept-language']));
    const subject = new URLSearchParams(await readForm(request)).get('subject') ?? '';
    if (!personBySubject(subject)) return sendPage(response, 400, loginPage(uid, request.headers['accept-language']));
    await provider.interactionFinished(
      request,
      response,
      { login: { accountId: subject } },
      { mergeWithLastSubmission: false },
    );
  }

  /** Auth0's logout: ends the session and redirects to a page of the product. */
  async function logout(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const session = await provider.Session.get(provider.createContext(request, response));
    await session.destroy();
    const to = url.searchParams.get('returnTo') ?? '';
    response.setHeader('Set-Cookie', ['_session=; path=/; max-age=0', '_session.sig=; path=/; max-age=0']);
    response.writeHead(302, { Location: URL.canParse(to) && isAppOrigin(new URL(to).origin, config) ? to : '/' }).end();
  }

  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(config.IDENTITY_PORT, config.IDENTITY_HOST, resolve),
  );
  return {
    server,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.flush();
    },
  };
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': PAGE_POLICY,
    })
    .end(html);
}

async function readForm(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LARGEST_FORM) throw new Error('form too large');
  }
  return text;
}
