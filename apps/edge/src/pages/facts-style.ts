import { createHash } from 'node:crypto';

/** Styles of the page's text until the app replaces it. Colours are those of the shell's tokens. */
export const factsStyle = `.facts{max-width:42rem;margin:0 auto;padding:24px 20px 48px;font:16px/1.5 'Figtree Variable',system-ui,sans-serif;color:var(--ink,light-dark(#1f1b29,#f3f0f8));hyphens:auto}
.facts .pages{display:flex;flex-wrap:wrap;gap:8px 20px;align-items:center;margin:20px 0}.facts .pages a{padding:10px 0}.facts nav{font-size:14px;margin-bottom:20px}.facts a{color:var(--accent,light-dark(#6f3bf5,#b59aff));text-underline-offset:2px}.facts h1{font-size:28px;line-height:1.15;font-weight:650;margin:0 0 12px}.facts h2{font-size:16px;font-weight:650;margin:24px 0 6px}
.facts .kind,.facts small,.facts figcaption,.facts dt,.facts .note{color:var(--ink-soft,light-dark(#5a5466,#bdb6ca));font-size:14px;margin:0}.facts p{margin:0 0 8px}.facts ul{margin:0;padding:0;list-style:none}.facts li{padding:5px 0}.facts .places li{border-top:1px solid var(--line,light-dark(#e4e0ea,#3a3446));padding:9px 0}.facts .places small{display:block}
.facts address{font-style:normal}.facts table{border-collapse:collapse;font-variant-numeric:tabular-nums}.facts th{text-align:left;font-weight:400;padding:3px 24px 3px 0}.facts .today{font-weight:650}.facts .today th{font-weight:650}.facts dl{margin:0}.facts dd{margin:0 0 8px}.facts img{width:100%;height:auto;max-height:360px;object-fit:cover;border-radius:12px}.facts figure{margin:0 0 12px}.facts .note{margin-top:32px}`;

/** For the page's Content-Security-Policy. */
export const factsStyleHash = `'sha256-${createHash('sha256').update(factsStyle).digest('base64')}'`;
