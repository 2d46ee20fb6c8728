import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Faults } from './faults.ts';
import type { Mails, Received } from './mails.ts';
import { htmlOf, listPage, mailPage } from './pages.ts';

export interface Mailbox {
  readonly mails: Mails;
  readonly faults: Faults;
}

/** Pages run no script and load nothing; an e-mail may have styles and its own images. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox";
const OURS = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/** Answers one request. */
export async function answer(mailbox: Mailbox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, type: string, body: string | Uint8Array, more: Record<string, string> = {}) =>
    void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...more }).end(body);
  const html = (body: string, policy: string) =>
    send(200, 'text/html; charset=utf-8', body, { 'content-security-policy': policy });
  const data = (status: number, body: unknown) => send(status, 'application/json', JSON.stringify(body));
  const missing = () => send(404, 'text/plain', 'There is nothing here.');

  // Prevents DNS rebinding: a foreign page whose host name resolves to our address must not read the e-mails.
  if (!OURS.test(request.headers.host ?? '')) return send(403, 'text/plain', 'Only for this machine.');
  const [first, second, third, fourth] = (request.url ?? '/').split('?')[0]!.split('/').filter(Boolean);
  if (first === '_control') return control(mailbox, { request, what: second, send: data });
  if (request.method !== 'GET') return missing();
  if (first === undefined) return html(listPage(mailbox.mails.all()), PAGE_POLICY);
  const found = first === 'mails' ? mailbox.mails.byId(Number(second)) : undefined;
  if (!found) return missing();
  if (third === undefined) return html(mailPage(found), PAGE_POLICY);
  if (third === 'html') return html(htmlOf(found), MAIL_POLICY);
  if (third === 'raw')
    return send(200, 'text/plain; charset=utf-8', found.raw, { 'content-security-policy': 'sandbox' });
  const file = third === 'files' ? found.mail.attachments[Number(fourth)] : undefined;
  if (!file) return missing();
  const name = encodeURIComponent(file.filename ?? 'unnamed');
  return send(200, file.mimeType, Buffer.from(file.content as ArrayBuffer), {
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
    'content-security-policy': 'sandbox',
  });
}

interface Asked {
  readonly request: IncomingMessage;
  readonly what: string | undefined;
  readonly send: (status: number, body: unknown) => void;
}

/** Switches and lists for tests. Not for pages, which send an origin. */
async function control({ mails, faults }: Mailbox, { request, what, send }: Asked): Promise<void> {
  const isPost = request.method === 'POST';
  if (request.headers.origin !== undefined) return send(403, { error: 'not for pages' });
  if (what === 'mails' && !isPost) return send(200, mails.all().map(told));
  if (what === 'clear' && isPost) {
    mails.clear();
    return send(200, {});
  }
  if (what !== 'faults') return send(404, { error: 'not found' });
  if (!isPost) return send(200, faults.left());
  const asked: unknown = await json(request).catch(() => undefined);
  return faults.set(asked) ? send(200, faults.left()) : send(400, { error: 'these are no faults' });
}

const told = ({ id, from, to, at, mail }: Received) => ({
  id,
  from,
  to,
  at,
  subject: mail.subject ?? '',
  message_id: mail.messageId ?? '',
  text: mail.text ?? '',
  html: mail.html ?? '',
  files: mail.attachments.map(({ filename, mimeType }, i) => ({
    filename,
    type: mimeType,
    path: `/mails/${id}/files/${i}`,
  })),
});
