import { demoPeople } from '@umkreis/db/demo-people.ts';

const texts = {
  de: {
    title: 'Anmelden',
    lead: 'Demo-Anmeldungen für diesen Computer. Im Betrieb erscheint hier der Identitätsanbieter des Betreibers.',
    back: 'Zurück zur Startseite',
  },
  en: {
    title: 'Log in',
    lead: 'Demo logins for this computer. In production, the operator’s identity provider is shown here.',
    back: 'Back to the home page',
  },
};

/** @param acceptLanguage header of the request: English if preferred to German */
export function loginPage(uid: string, acceptLanguage = 'de'): string {
  const language = prefersEnglish(acceptLanguage) ? 'en' : 'de';
  const text = texts[language];
  const buttons = demoPeople
    .map(
      (person) => `
      <button name="subject" value="${person.subject}">
        <span class="initials" aria-hidden="true">${person.name
          .split(' ')
          .map((part) => part[0])
          .join('')}</span>
        <span><strong>${person.name}</strong><span>${language === 'de' ? person.description : person.descriptionEn}</span><span>${person.email}</span></span>
      </button>`,
    )
    .join('');
  return page(
    language,
    text.title,
    `<h1>${text.title}</h1><p>${text.lead}</p><form method="post" action="/login/${encodeURIComponent(uid)}">${buttons}</form><a href="/">${text.back}</a>`,
  );
}

export function loginErrorPage(acceptLanguage = 'de'): string {
  const language = prefersEnglish(acceptLanguage) ? 'en' : 'de';
  const text =
    language === 'de'
      ? { title: 'Diese Anmeldung ist abgelaufen', lead: 'Bitte noch einmal beginnen.', link: 'Zum Dashboard' }
      : { title: 'This login has expired', lead: 'Please start again.', link: 'To the dashboard' };
  return page(language, text.title, `<h1>${text.title}</h1><p>${text.lead}</p><a href="/dashboard/">${text.link}</a>`);
}

const prefersEnglish = (header: string) =>
  /^en\b/i.test(header.trim()) || (/\ben\b/i.test(header) && !/\bde\b/i.test(header));

function page(language: string, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title} - Umkreis</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>
:root{color-scheme:light dark;--ink:#221E2F;--soft:#565064;--paper:#fff;--ground:#F5F3FA;--line:#DDD8E8;--accent:#5B2BE0}
@media(prefers-color-scheme:dark){:root{--ink:#F1EEF8;--soft:#B4AEC4;--paper:#221E2D;--ground:#17141F;--line:#3B3549;--accent:#B79CFF}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--ground);color:var(--ink);font:16px/1.45 Figtree,system-ui,sans-serif}
main{width:100%;max-width:440px;background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:32px;box-shadow:0 8px 32px rgb(34 30 47 / .08)}
h1{font-size:28px;line-height:1.15;font-weight:650;margin:0 0 8px}p{margin:0 0 24px;color:var(--soft)}form{display:grid;gap:8px;margin:0 0 24px}
button{display:flex;gap:16px;align-items:center;width:100%;text-align:left;font:inherit;color:inherit;background:none;border:1px solid var(--line);border-radius:8px;padding:12px 16px;min-height:72px;cursor:pointer}
button:hover{border-color:var(--accent)}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
button span span,button strong{display:block}button span span{font-size:14px;color:var(--soft)}strong{font-weight:600}
.initials{flex:none;width:40px;height:40px;border-radius:50%;display:grid;place-items:center;background:var(--accent);color:var(--paper);font-size:14px;font-weight:650}a{color:var(--accent)}
</style></head><body><main>${body}</main></body></html>`;
}
