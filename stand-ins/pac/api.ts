import { isCancelled, stateOf } from './cancellation.ts';
import { cancelled } from './cancelling.ts';
import { BAD_CREDENTIALS, BAD_TOKEN, FROM_A_PAGE, NO_SUCH_THING, NOT_READABLE } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { Office } from './office.ts';
import { statusOf } from './sat-status.ts';
import { acknowledgement, expressionIn, statusEnvelope } from './soap.ts';
import { stamped } from './stamping.ts';
import { isGoodToken, newToken } from './tokens.ts';
import { underFault } from './under-fault.ts';
import { recordView, stampedView } from './views.ts';
import { localTime } from './zones.ts';

/** The APIs of the PAC and the SAT for servers. */
export async function api(office: Office, exchange: Exchange): Promise<void> {
  const { method, path } = exchange;
  const asked = `${method} /${path.join('/')}`;
  if (exchange.isFromPage) return exchange.refuse(FROM_A_PAGE);
  if (/^POST \/(v2\/)?security\/authenticate$/.test(asked)) return authenticate(office, exchange);
  if (asked === 'POST /ConsultaCFDIService.svc') return status(office, exchange);
  const call = CALLS.find(({ form }) => form.test(asked));
  if (!call) return exchange.refuse(NO_SUCH_THING);
  const [, token = ''] = /^bearer (.+)$/i.exec(exchange.header('authorization') ?? '') ?? [];
  if (!isGoodToken(token, office.flags.password, office.clock.now())) return exchange.refuse(BAD_TOKEN);
  return call.answer(office, exchange);
}

interface Call {
  readonly form: RegExp;
  readonly answer: (office: Office, exchange: Exchange) => Promise<void>;
}

const CALLS: readonly Call[] = [
  { form: /^POST \/(v4\/)?cfdi33\/stamp\/v4$/, answer: stamp },
  { form: /^POST \/cfdi33\/cancel\/[^/]+\/[^/]+\/[^/]+(\/[^/]+)?$/, answer: cancel },
  { form: /^GET \/datawarehouse\/v1\/live\/[^/]+$/, answer: find },
];

/** The credentials are in headers; in version 2, in the body. */
function authenticate({ flags, clock, faults }: Office, exchange: Exchange): Promise<void> {
  return underFault(faults.ofCall('tokens'), exchange, () => {
    const body = exchange.path[0] === 'v2' ? exchange.json() : undefined;
    const given = (name: string) => exchange.header(name) ?? body?.[name];
    if (given('user') !== flags.user || given('password') !== flags.password)
      return () => exchange.refuse(BAD_CREDENTIALS);
    const { token, expiresIn } = newToken(flags.password, clock.now());
    return () =>
      exchange.send(200, { data: { token, expires_in: expiresIn, tokeny_type: 'Bearer' }, status: 'success' });
  });
}

async function stamp(office: Office, exchange: Exchange): Promise<void> {
  const [xml, reader] = await Promise.all([exchange.formField('xml'), office.reader()]);
  return underFault(office.faults.ofCall('stamps'), exchange, () => {
    const made = stamped(office, reader, { xml, customId: exchange.header('customid') || undefined });
    return () =>
      'http' in made ? exchange.refuse(made) : exchange.send(200, { data: stampedView(made), status: 'success' });
  });
}

function cancel(office: Office, exchange: Exchange): Promise<void> {
  const [rfc = '', uuid = '', reason = '', insteadUuid] = exchange.path.slice(2);
  return underFault(office.faults.ofCall('cancellations'), exchange, () => {
    const code = cancelled(office, { rfc, uuid, reason, insteadUuid });
    const acuse = acknowledgement(rfc, uuid, code, localTime(office.clock.now()));
    return () => exchange.send(200, { data: { acuse, uuid: { [uuid]: code } }, status: 'success' });
  });
}

function find({ books, clock, faults }: Office, exchange: Exchange): Promise<void> {
  return underFault(faults.ofCall('documents'), exchange, () => {
    const document = books.byUuid(exchange.path[3]!);
    const records = document
      ? [recordView(document, exchange.origin, isCancelled(stateOf(books.cancellation(document.uuid), clock.now())))]
      : [];
    const metaData = { page: 1, perPage: 10, pageCount: 1, totalCount: records.length };
    return () => exchange.send(200, { data: { metaData, records }, status: 'success' });
  });
}

/** The SAT's service, which requires no token. */
function status(office: Office, exchange: Exchange): Promise<void> {
  return underFault(office.faults.ofCall('status'), exchange, () => {
    const expression = expressionIn(exchange.body?.toString('utf8') ?? '');
    if (expression === undefined) return () => exchange.refuse(NOT_READABLE);
    const envelope = statusEnvelope(statusOf(office, expression));
    return () => exchange.sendAs('text/xml; charset=utf-8', envelope);
  });
}
