interface Notice {
  status: number;
  title: string;
  text: string;
  homeUrl: string;
}

/** A page without a release: inactive branch, unknown host, nothing deployed. */
export function renderNotice({ title, text, homeUrl }: Notice, productName: string): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title} - ${productName}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>:root{color-scheme:light dark}body{font:16px/1.45 Figtree,system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;justify-items:start;padding:24px;background:#F8F7FB;color:#221E2F}
h1{font-size:28px;line-height:1.15;font-weight:650;margin:0 0 8px}p{margin:0 0 24px;max-width:36rem;color:#565064}a{color:#5B2BE0;font-weight:600}
@media(prefers-color-scheme:dark){body{background:#17141F;color:#F1EEF8}p{color:#B4AEC4}a{color:#B79CFF}}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><a href="${homeUrl}">Zur Startseite von ${productName}</a></main></body></html>`;
}

/** The policy of notices: no scripts, inline styles only. */
export const noticePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
