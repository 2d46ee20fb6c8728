import { describe, expect, test } from 'vitest';
import { readCancelling, readStamping } from '#adapters/pac/sw-answers.ts';
import type { ApiReply } from '#adapters/pac/sw-api.ts';

const UUID = '5E6F7A8B-1111-2222-3333-444455556666';
const CFDI = `<cfdi:Comprobante><cfdi:Complemento><tfd:TimbreFiscalDigital Version="1.1" UUID="${UUID.toLowerCase()}" FechaTimbrado="2026-11-20T10:11:12"/></cfdi:Complemento></cfdi:Comprobante>`;
const answer = (status: number, body: unknown): ApiReply => ({
  kind: 'answer',
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const error = (message: string, data: unknown = null, messageDetail: string | null = null) =>
  answer(400, { status: 'error', message, messageDetail, data });

const heard = (reply: ApiReply) => {
  const problems: Error[] = [];
  return { answer: readStamping(reply, (problem) => problems.push(problem)), problems: problems.length };
};

const STAMPED = {
  kind: 'stamped',
  uuid: UUID,
  xml: CFDI,
  // Ten in the morning in central Mexico.
  stampedAt: Date.UTC(2026, 10, 20, 16, 11, 12),
};

describe('an answer to a document', () => {
  test.each<[string, ApiReply, object, number]>([
    ['stamped', answer(200, { status: 'success', data: { cfdi: CFDI, uuid: UUID } }), STAMPED, 0],
    ['stamped before', error('307. El comprobante contiene un timbre previo.', { tfd: '', cfdi: CFDI }), STAMPED, 0],
    ['stamped before, and not told', error('307. El comprobante contiene un timbre previo.'), { kind: 'unknown' }, 0],
    ['stamped, without a stamp', answer(200, { status: 'success', data: { cfdi: '<a/>' } }), { kind: 'unknown' }, 0],
    [
      'refused by the SAT',
      error('CFDI40148 - El campo DomicilioFiscalReceptor…', null, 'detail'),
      { kind: 'rejected', pacCode: 'CFDI40148', message: 'CFDI40148 - El campo DomicilioFiscalReceptor…\ndetail' },
      0,
    ],
    [
      'refused by the PAC',
      error('305 - Fuera de vigencia'),
      { kind: 'rejected', pacCode: '305', message: '305 - Fuera de vigencia' },
      0,
    ],
    ['refused without a code', error('No.'), { kind: 'rejected', pacCode: 'CFDI40999', message: 'No.' }, 0],
    ['our key taken', error('CFDI3307 - Timbre duplicado.', { tfd: '<tfd/>' }), { kind: 'unknown' }, 1],
    ['no stamps left', error('703 - Sin timbres'), { kind: 'unknown', code: 'no_cfdi_token' }, 1],
    ['no token', { kind: 'no_token' }, { kind: 'unknown', code: 'no_cfdi_token' }, 0],
    ['silence', { kind: 'silence' }, { kind: 'unknown' }, 0],
    ['nobody there', { kind: 'unreached' }, { kind: 'unknown' }, 0],
    ['not JSON', answer(200, '<html>'), { kind: 'unknown' }, 0],
    ['half of it', answer(200, '{"status":"succ'), { kind: 'unknown' }, 0],
    ['an error of its own', answer(500, { status: 'error', message: '500 - Error' }), { kind: 'unknown' }, 0],
    ['too many calls', answer(429, { status: 'error', message: '429' }), { kind: 'unknown' }, 0],
    ['a page of a proxy', answer(400, '<html>400</html>'), { kind: 'unknown' }, 0],
  ])('%s', (_, reply, expected, problems) => {
    expect(heard(reply)).toEqual({ answer: expected, problems });
  });
});

describe('an answer to a cancellation', () => {
  const codes = (code: string) => answer(200, { status: 'success', data: { acuse: '', uuid: { [UUID]: code } } });
  test.each<[string, ApiReply, string]>([
    ['heard', codes('201'), 'asked'],
    ['heard before', codes('202'), 'asked'],
    ['not there yet', codes('205'), 'unknown'],
    ['of another issuer', codes('203'), 'refused'],
    ['held by another document', codes('204'), 'refused'],
    ['silence', { kind: 'silence' }, 'unknown'],
    ['no token', { kind: 'no_token' }, 'unknown'],
    ['not JSON', answer(200, 'garbage'), 'unknown'],
    ['an error of its own', answer(500, { status: 'error', message: '500 - Error' }), 'unknown'],
    ['refused', error('302 - No.'), 'refused'],
  ])('%s', (_, reply, kind) => {
    expect(readCancelling(reply, UUID).kind).toBe(kind);
  });
});
