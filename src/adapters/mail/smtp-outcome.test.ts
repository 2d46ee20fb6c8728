import { describe, expect, test } from 'vitest';
import { sendingOf, type SmtpTrouble } from '#adapters/mail/smtp-outcome.ts';

const RCPT = { code: 'EENVELOPE', command: 'RCPT TO' };
const DATA = { code: 'EMESSAGE', command: 'DATA' };

describe('what a failure says of the e-mail', () => {
  test.each<[string, SmtpTrouble, string, string]>([
    [
      'no such mailbox',
      { ...RCPT, responseCode: 550, permanent: true, response: '550 5.1.1 <ana@x.mx> unknown' },
      'refused',
      '550 5.1.1',
    ],
    [
      'a full mailbox',
      { ...RCPT, responseCode: 452, permanent: false, response: '452 4.2.2 <ana@x.mx> full' },
      'retry',
      '452 4.2.2',
    ],
    ['greylisting', { ...RCPT, responseCode: 451, permanent: false, response: '451 later' }, 'retry', '451'],
    [
      'taken for spam',
      { ...DATA, responseCode: 554, permanent: true, response: '554 5.7.1 no' },
      'refused',
      '554 5.7.1',
    ],
    ['a wrong session', { ...DATA, responseCode: 503, permanent: false, response: '503 bad sequence' }, 'retry', '503'],
    [
      'closing in the middle',
      { ...RCPT, responseCode: 421, permanent: false, response: '421 4.3.2 bye' },
      'down',
      '421 4.3.2',
    ],
    ['no line', { code: 'ESOCKET', command: 'CONN' }, 'down', 'ESOCKET'],
    ['no name', { code: 'EDNS', command: 'CONN' }, 'down', 'EDNS'],
    ['no greeting', { code: 'ETIMEDOUT', command: 'CONN', timeoutType: 'GREETING_TIMEOUT' }, 'down', 'ETIMEDOUT'],
    [
      'a wrong password',
      { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, permanent: true, response: '535 5.7.8 no' },
      'down',
      '535 5.7.8',
    ],
    [
      'a sender that may not',
      { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, permanent: true, response: '550 no' },
      'down',
      '550',
    ],
    ['no TLS', { code: 'ETLS', command: 'STARTTLS' }, 'down', 'ETLS'],
    ['a line that broke', { code: 'ECONNECTION', command: 'CONN' }, 'retry', 'ECONNECTION'],
    [
      'silence in the middle',
      { code: 'ETIMEDOUT', command: 'CONN', timeoutType: 'SOCKET_TIMEOUT' },
      'retry',
      'ETIMEDOUT',
    ],
    ['too long for us', { code: 'EABORT' }, 'retry', 'EABORT'],
    ['a surprise', {}, 'down', 'unknown'],
  ])('%s', (_, trouble, kind, code) => {
    expect(sendingOf(trouble)).toEqual({ kind, code });
  });
});
