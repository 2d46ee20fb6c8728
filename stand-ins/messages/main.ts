import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { ready, refuseInProduction, serve } from '../stage/stand-in.ts';

const { values: flags } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    account: { type: 'string', default: '' },
    token: { type: 'string', default: '' },
  },
});

refuseInProduction('the messages reach nobody: it does not run in production');

interface Message {
  readonly sid: string;
  readonly to: string;
  readonly from: string;
  readonly body: string;
  readonly status: 'queued';
  readonly date_created: string;
}

/** Newest first. */
const messages: Message[] = [];
const MAX_MESSAGES = 500;
/**
 * Faults of the next messages, one each, or of all further messages. `hang-after` stores the message but does not
 * answer.
 */
let faults: { next: (number | 'reset' | 'hang-after')[]; always: number | 'reset' | null } = { next: [], always: null };

const PATH = `/2010-04-01/Accounts/${flags.account}/Messages.json`;
const AUTHORIZATION = `Basic ${Buffer.from(`${flags.account}:${flags.token}`).toString('base64')}`;
const ADDRESS = /^(whatsapp:)?\+[1-9]\d{9,14}$/;
/** A number that refuses every message, as in the provider's own tests. */
const INVALID = '+15005550001';

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, body: unknown) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const refuse = (status: number, code: number, message: string) => send(status, { code, message, status });
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname.startsWith('/_control/') && request.headers.origin === undefined)
    return control(request, send, pathname);
  if (pathname !== PATH) return refuse(404, 20404, 'The requested resource was not found');
  if (request.headers.authorization !== AUTHORIZATION) return refuse(401, 20003, 'Authenticate');
  if (request.method === 'GET') {
    const to = searchParams.get('To');
    const found = messages.filter((message) => to === null || message.to === to);
    return send(200, { messages: found.slice(0, Number(searchParams.get('PageSize') ?? 50)) });
  }
  const form = new URLSearchParams(await text(request));
  const fault = faults.next.shift() ?? faults.always ?? undefined;
  if (fault === 'reset') return void request.socket.destroy();
  if (typeof fault === 'number') return refuse(fault, fault === 429 ? 20429 : 20500, 'Try again');
  const to = form.get('To') ?? '';
  const from = form.get('From') ?? '';
  const body = form.get('Body') ?? spoken(form.get('ContentVariables'));
  if (!ADDRESS.test(to) || to.endsWith(INVALID)) return refuse(400, 21211, "Invalid 'To' Phone Number");
  if (!ADDRESS.test(from)) return refuse(400, 21212, "Invalid 'From' Phone Number");
  if (body === '') return refuse(400, 21602, 'Message body is required');
  if (to.startsWith('whatsapp:') !== from.startsWith('whatsapp:')) return refuse(400, 63007, 'Channel mismatch');
  const sid = `SM${Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex')}`;
  const message: Message = { sid, to, from, body, status: 'queued', date_created: new Date().toUTCString() };
  messages.unshift(message);
  messages.splice(MAX_MESSAGES);
  if (fault === 'hang-after') return;
  return send(201, message);
}

/** The text of a template that consists of one variable only. */
const spoken = (variables: string | null): string =>
  variables === null ? '' : ((JSON.parse(variables) as Record<string, string>)['1'] ?? '');

/** For tests. */
async function control(
  request: IncomingMessage,
  send: (status: number, body: unknown) => void,
  pathname: string,
): Promise<void> {
  if (pathname === '/_control/messages') return send(200, messages);
  if (pathname !== '/_control/faults') return send(404, {});
  faults = { next: [], always: null, ...((await json(request)) as Partial<typeof faults>) };
  return send(200, faults);
}

const url = await serve(answer, Number(flags.port));
ready({ url });
