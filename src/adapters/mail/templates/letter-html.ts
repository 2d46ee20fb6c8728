import type { Letter } from '#app/notices/letter.ts';
import { drawBlock } from '#adapters/mail/templates/blocks.ts';
import { escape } from '#adapters/mail/templates/escape.ts';
import type { LetterColours, Letterhead } from '#adapters/mail/templates/letterhead.ts';

/**
 * Renders the letter as one HTML document for old mail programs: a single column in one table, light colours inline,
 * dark ones in a style sheet that some programs ignore. No scripts but data about reservations, no requests, and no images except the attached
 * ticket codes: opening the letter cannot be tracked.
 */
export function letterHtml(letter: Letter, head: Letterhead): string {
  const { lang, subject, preheader, heading, greeting, blocks, footer } = letter;
  const { light } = head;
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escape(subject)}</title><style>${style(head.dark)}</style>${linkedData(letter)}</head>
<body class="ground" style="margin:0;padding:0;background:${light.ground};color:${light.ink};${FONT}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escape(preheader)}${FILL}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.ground}"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:${light.surface};border:1px solid ${light.line};border-radius:12px;text-align:left">
<tr><td class="board" style="background:${light.board};color:${light.onBoard};padding:16px 24px;border-radius:11px 11px 0 0">${sign(head, lang)}</td></tr>
<tr><td style="padding:0">${stripes(light)}</td></tr>
<tr><td style="padding:24px">
<h1 style="margin:0 0 12px;font-size:24px;line-height:1.25">${escape(heading)}</h1>
<p style="margin:0 0 16px">${escape(greeting)}</p>
${blocks.map((block) => drawBlock(block, light)).join('\n')}
</td></tr>
<tr><td class="line muted" style="padding:16px 24px;border-top:1px solid ${light.line};color:${light.muted};font-size:13px;line-height:1.5">${footer.map(escape).join('<br>')}</td></tr>
</table></td></tr></table></body></html>`;
}

/** Data, not a program: it is never executed, and `<` cannot end it. */
const linkedData = ({ things = [] }: Letter): string =>
  things.length === 0
    ? ''
    : `<script type="application/ld+json">${JSON.stringify(things).replaceAll('<', '\\u003c')}</script>`;

/** The carrier's name next to the sun of its logo, which is a square where rounded corners are not supported. */
const sign = ({ name, tagline, light }: Letterhead, lang: 'es' | 'en'): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:0 14px 0 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="32" height="32" style="width:32px;height:32px;border-radius:16px;background:${light.maize};font-size:0;line-height:0">&nbsp;</td></tr></table></td><td class="board" style="color:${light.onBoard};background:${light.board}"><strong style="font-size:24px;line-height:1.1;letter-spacing:-.3px">${escape(name)}</strong><br><span style="font-size:14px">${escape(tagline[lang])}</span></td></tr></table>`;

/** The three stripes of the buses. */
const stripes = ({ maize, action, teal }: LetterColours): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${[maize, action, teal].map((colour) => `<tr><td height="4" style="height:4px;background:${colour};font-size:0;line-height:0">&nbsp;</td></tr>`).join('')}</table>`;

const FAMILY = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif';
const FONT = `${FAMILY};font-size:16px;line-height:1.5`;

/** Keeps inboxes from showing the greeting after the preheader. */
const FILL = '&#847;&zwnj;&nbsp;'.repeat(60);

/** `[data-ogsc]` is Outlook on the web's marker of dark mode. */
const style = (dark: LetterColours): string => {
  const rules = [
    ['ground', `background:${dark.ground}!important;color:${dark.ink}!important`],
    ['sheet', `background:${dark.surface}!important;border-color:${dark.line}!important;color:${dark.ink}!important`],
    ['board', `background:${dark.board}!important;color:${dark.onBoard}!important`],
    ['muted', `color:${dark.muted}!important`],
    ['teal', `color:${dark.teal}!important`],
    ['line', `border-color:${dark.line}!important`],
    ['road', `border-color:${dark.teal}!important`],
    ['warning', `background:${dark.maizeSoft}!important;color:${dark.ink}!important`],
    ['action', `background:${dark.action}!important;color:${dark.onAction}!important`],
  ] as const;
  const under = (scope: string) => rules.map(([name, rule]) => `${scope}.${name}{${rule}}`).join('');
  // In old programs cells do not inherit fonts.
  return `td,th,p,h1,h2,li{${FAMILY}}:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${under('')}}${under('[data-ogsc] ')}`;
};
