import type { CallAnswer } from '#wire/call.ts';
import type { WireError } from '#wire/envelope.ts';

/**
 * A service's answer: success only when both codes are 200 and the status is exactly `success` (M208). Undefined when
 * it is not an envelope. A refusal with code 200 counts as the other side's fault.
 */
export function readEnvelope(status: number, answer: unknown): CallAnswer<unknown> | undefined {
  const { http, content } = fields(answer);
  const { code, status: said } = fields(http);
  if (typeof code !== 'number' || typeof said !== 'string' || typeof content !== 'object' || content === null)
    return undefined;
  const { data, errors } = fields(content);
  if (status === 200 && code === 200 && said === 'success') return { ok: true, data };
  return { ok: false, status: [code, status].find(isFailure) ?? BAD_GATEWAY, errors: readErrors(errors) };
}

const BAD_GATEWAY = 502;

const isFailure = (code: number): boolean => Number.isInteger(code) && code >= 400 && code <= 599;

/** Errors in all observed forms: a list, a sentence, or an object of either one error or a sentence per field (T58). */
function readErrors(errors: unknown): WireError[] {
  if (Array.isArray(errors)) return errors.flatMap(readErrors);
  if (typeof errors === 'string') return errors === '' ? [] : [{ code: UNNAMED, message: errors }];
  const { code, message, field, params } = fields(errors);
  if (typeof message !== 'string')
    return Object.entries(fields(errors)).flatMap(([name, text]) =>
      typeof text === 'string' ? [{ code: UNNAMED, message: text, field: name }] : [],
    );
  return [
    {
      code: typeof code === 'string' ? code : UNNAMED,
      message,
      ...(typeof field === 'string' ? { field } : {}),
      ...(isParams(params) ? { params } : {}),
    },
  ];
}

/** An unknown code keeps the sentence it came with. */
const UNNAMED = 'unnamed';

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isParams = (value: unknown): value is NonNullable<WireError['params']> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string' || typeof one === 'number');
