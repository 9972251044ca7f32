import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { onTestFinished, vi } from 'vitest';
import type { Auth, Boot } from '@umkreis/contract/boot.ts';
import type { StaffMember } from '@umkreis/contract/dashboard.ts';
import { LanguageProvider } from '@umkreis/i18n/language.tsx';
import { DashboardProvider } from '../session/dashboard-context.tsx';

/** A request to the server: `PUT /items/a`, with query and body. */
interface Call {
  operation: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

/** @returns the body of a 200 response, the status of a problem, or the fields that it rejects */
export type Responder = (call: Call) => object | number | { rejected: readonly string[] };

function problemOf(result: ReturnType<Responder>) {
  if (typeof result === 'number') return { title: 'Refused', status: result };
  if (!('rejected' in result)) return undefined;
  const errors = result.rejected.map((name) => ({ field: `/${name}`, message: 'is not valid' }));
  return { title: 'A field is not valid', status: 400, errors };
}

/** Starts an API server on a free port until the test file ends. @returns its root URL */
export async function serve(respond: Responder): Promise<string> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*, authorization',
      'access-control-allow-methods': '*',
      'content-type': 'application/json',
    };
    if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end();
    const { pathname, searchParams: query } = new URL(request.url!, 'http://api');
    const operation = `${request.method} ${pathname}`;
    // Forms are not parsed.
    const isJson = request.headers['content-type'] === 'application/json';
    const result = respond({ operation, query, body: isJson ? (JSON.parse(text) as Call['body']) : {} });
    const problem = problemOf(result);
    response.writeHead(problem?.status ?? 200, headers);
    response.end(JSON.stringify(problem ?? result));
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // Requests during unmount are answered too: the server only stops with the file.
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Renders a component in the German dashboard for a logged-in editor, with the API at the given root. */
export function showInDashboard(
  apiRoot: string,
  part: ReactNode,
  getToken: Auth['getToken'] = async () => 'a',
  role: StaffMember['role'] = 'editor',
) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const boot = {
    apiRoot,
    assetRoot: '',
    branch: null,
    main: {},
    env: 'development',
    product: { name: 'Umkreis' },
  } as unknown as Boot;
  const auth: Auth = { getToken, email: 'a@test.example', logout: () => undefined };
  const me = { role, branchShortIds: [1], email: auth.email, name: 'Anna' } as unknown as StaffMember;
  const unmount = () => {
    root.unmount();
    container.remove();
  };
  onTestFinished(unmount);
  flushSync(() =>
    root.render(
      <LanguageProvider language="de">
        <SWRConfig value={{ provider: () => new Map() }}>
          <DashboardProvider value={{ boot, auth, me, language: 'de', setLanguage: () => undefined }}>
            {part}
          </DashboardProvider>
        </SWRConfig>
      </LanguageProvider>,
    ),
  );
  const find = <E extends Element>(selector: string) => {
    const found = container.querySelector<E>(selector);
    if (!found) throw new Error(`There is no ${selector} in ${container.innerHTML}`);
    return found;
  };
  return {
    find,
    unmount,
    text: () => container.textContent,
    /** Waits until the condition is truthy. */
    until: (condition: () => unknown) =>
      vi.waitFor(
        () => {
          if (!condition()) throw new Error(`Not yet: ${container.textContent}`);
        },
        { timeout: 30_000, interval: 10 },
      ),
    click(label: string) {
      const button = [...container.querySelectorAll('button')].find(
        (one) => one.getAttribute('aria-label') === label || one.textContent === label,
      );
      if (!button) throw new Error(`There is no button ${label}`);
      button.click();
    },
    /** Types into the field, and blurs it once the value is rendered. */
    write(selector: string, text: string) {
      const field = find<HTMLInputElement>(selector);
      flushSync(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
      flushSync(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    },
  };
}
