import { escaped } from '../stage/escaped.ts';
import type { Received } from './mails.ts';

/** All e-mails, newest first. */
export function listPage(mails: readonly Received[]): string {
  const row = ({ id, to, at, mail }: Received) =>
    `<tr><td><time>${escaped(at.replace('T', ' ').slice(0, 19))}</time></td><td>${escaped(to.join(', '))}</td><td><a href="/mails/${id}">${escaped(mail.subject ?? '(no subject)')}</a></td><td>${mail.attachments.length || ''}</td></tr>`;
  const table = `<table><thead><tr><th>Received (UTC)</th><th>To</th><th>Subject</th><th>Files</th></tr></thead><tbody>${mails.map(row).join('')}</tbody></table>`;
  return page('Mailbox', `<h1>Mailbox</h1>${mails.length === 0 ? '<p>No mail yet.</p>' : table}`);
}

/** One e-mail: its headers, its HTML in a sandboxed frame, its text, its files. */
export function mailPage({ id, from, to, at, mail }: Received): string {
  const header = (name: string, value: string) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`;
  const files = mail.attachments.map(
    ({ filename }, i) => `<li><a href="/mails/${id}/files/${i}">${escaped(filename ?? 'unnamed')}</a></li>`,
  );
  return page(
    mail.subject ?? '(no subject)',
    `<p><a href="/">All mails</a></p><h1>${escaped(mail.subject ?? '(no subject)')}</h1>
<dl>${header('From', from)}${header('To', to.join(', '))}${header('Received', at)}${header('Message-ID', mail.messageId ?? '')}</dl>
${files.length > 0 ? `<h2>Files</h2><ul>${files.join('')}</ul>` : ''}
<h2>HTML</h2><iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${id}/html"></iframe>
<h2>Text</h2><pre>${escaped(mail.text ?? '')}</pre>
<p><a href="/mails/${id}/raw">As it was received</a></p>`,
  );
}

/** The HTML of an e-mail, with links that open outside the frame. */
export const htmlOf = ({ mail }: Received): string =>
  (mail.html ?? '').replace(/<head>/i, '<head><base target="_blank">');

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

const STYLE = `
:root{color-scheme:light dark}body{margin:0;font:1rem/1.5 system-ui,sans-serif}main{max-width:60rem;margin:0 auto;padding:1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid color-mix(in srgb,currentcolor 25%,transparent);overflow-wrap:anywhere}
time{white-space:nowrap;font-variant-numeric:tabular-nums}dl div{display:flex;gap:.5rem}dt{min-width:7rem;opacity:.75}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:48rem;border:1px solid;border-radius:.5rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border:1px solid;border-radius:.5rem}`;
