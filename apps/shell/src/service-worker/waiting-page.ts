import german from '../messages/waiting-page.de.json' with { type: 'json' };
import english from '../messages/waiting-page.en.json' with { type: 'json' };

/** Time after which an unattended screen requests its page again, s. */
const RETRY_S = 10;

/**
 * The page of a kiosk that has neither a network nor a stored page, in both languages: nobody is there to reload the
 * browser's error page.
 */
export const waitingPage = (): Response =>
  new Response(
    `<!doctype html><html lang="de"><meta charset="utf-8"><meta http-equiv="refresh" content="${RETRY_S}"><title>…</title>
<style>:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;font:600 28px/1.45 Figtree,system-ui,sans-serif}p{margin:8px 24px}</style>
<p>${german.text}</p><p lang="en">${english.text}</p></html>`,
    { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } },
  );
