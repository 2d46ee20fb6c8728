import { type Fields, fields, jsonOf, textOf } from '#adapters/providers/fields.ts';
import type { ApiReply } from '#adapters/pac/sw-api.ts';
import type { CancelAnswer, Rejected, Stamped, Unknown } from '#app/invoicing/ports.ts';
import { instant } from '#kernel/instant.ts';

const UNKNOWN: Unknown = { kind: 'unknown' };
/** The PAC does not serve us at the moment: it did not process the document. */
const SHUT_OUT: Unknown = { kind: 'unknown', code: 'no_cfdi_token' };

const REFUSED = 400;

/** The PAC's code at the start of a message: `CFDI40148 - …`, `307. …`. */
const CODE = /^\s*(CFDI\d{4,5}|AU\d{4}|\d{3,4})\b/;
const UNCLASSIFIED = 'CFDI40999';
const STAMPED_BEFORE = '307';
/** Our key was used for a different document: this must never happen, and needs a person. */
const KEY_TAKEN = 'CFDI3307';
/** Errors of our account, not the document: out of stamps, suspended, unknown user. */
const OF_THE_ACCOUNT = /^(AU\d{4}|300|7\d\d)$/;

/** The outcome of a stamping request. `report` receives problems that need a person. */
export function readStamping(reply: ApiReply, report: (problem: Error) => void): Stamped | Rejected | Unknown {
  if (reply.kind === 'no_token') return SHUT_OUT;
  if (reply.kind !== 'answer') return UNKNOWN;
  const answer = jsonOf(reply.text);
  if (!answer) return UNKNOWN;
  if (reply.status === 200 && answer['status'] === 'success') return stampedIn(fields(answer['data'])) ?? UNKNOWN;
  const message = textOf(answer['message']);
  if (reply.status !== REFUSED || answer['status'] !== 'error' || message === undefined) return UNKNOWN;
  const pacCode = CODE.exec(message)?.[1] ?? UNCLASSIFIED;
  if (pacCode === STAMPED_BEFORE) return stampedIn(fields(answer['data'])) ?? UNKNOWN;
  if (pacCode === KEY_TAKEN) {
    report(
      new Error(`the PAC has another document under our key: ${textOf(fields(answer['data'])['tfd']) ?? message}`),
    );
    return UNKNOWN;
  }
  if (OF_THE_ACCOUNT.test(pacCode)) {
    report(new Error(`the PAC does not stamp for this account: ${message}`));
    return SHUT_OUT;
  }
  return { kind: 'rejected', pacCode, message: [message, textOf(answer['messageDetail'])].filter(Boolean).join('\n') };
}

const STAMP = /<tfd:TimbreFiscalDigital\s[^>]*>/;
const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1];
/** Stamps are dated in central Mexico time, which has had no daylight saving since 2022. */
const CENTRE = '-06:00';

/** The stamped document; undefined when the reply contains none. */
function stampedIn(data: Fields): Stamped | undefined {
  const xml = textOf(data['cfdi']);
  const [tag] = STAMP.exec(xml ?? '') ?? [];
  if (xml === undefined || tag === undefined) return undefined;
  const uuid = attribute(tag, 'UUID');
  const stampedAt = Date.parse(`${attribute(tag, 'FechaTimbrado')}${CENTRE}`);
  if (uuid === undefined || Number.isNaN(stampedAt)) return undefined;
  return { kind: 'stamped', uuid: uuid.toUpperCase(), xml, stampedAt: instant(stampedAt) };
}

/** Requested now, or earlier: the SAT reports the outcome. */
const HEARD = new Set(['201', '202']);
/** The SAT may not have the document yet: a new stamp takes a while to arrive there. */
const NOT_THERE = '205';

/** The outcome of a cancellation request. */
export function readCancelling(reply: ApiReply, uuid: string): CancelAnswer {
  if (reply.kind !== 'answer') return { kind: 'unknown' };
  const answer = jsonOf(reply.text);
  const codes = fields(fields(answer?.['data'])['uuid']);
  const code = textOf(codes[uuid] ?? codes[uuid.toLowerCase()]);
  if (code !== undefined && HEARD.has(code)) return { kind: 'asked' };
  if (code !== undefined && code !== NOT_THERE)
    return { kind: 'refused', pacCode: code, message: `EstatusUUID ${code}` };
  const message = textOf(answer?.['message']);
  const pacCode = CODE.exec(message ?? '')?.[1];
  if (reply.status !== REFUSED || pacCode === undefined || pacCode === NOT_THERE) return { kind: 'unknown' };
  return { kind: 'refused', pacCode, message: message! };
}
