import { answered } from './cancelling.ts';
import { BAD_CREDENTIALS, FROM_A_PAGE, NO_SUCH_THING, NOT_READABLE } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { Office } from './office.ts';
import { readTaxpayers } from './register.ts';
import { truthOf } from './views.ts';

/** Switches for tests and audits, which the real services lack. Access with the PAC's credentials. */
export function control(office: Office, exchange: Exchange, [what, id = '']: readonly string[]): void {
  const { flags, faults, books, clock } = office;
  if (exchange.isFromPage) return exchange.refuse(FROM_A_PAGE);
  if (exchange.header('user') !== flags.user || exchange.header('password') !== flags.password)
    return exchange.refuse(BAD_CREDENTIALS);
  const isPost = exchange.method === 'POST';
  const body = isPost ? exchange.json() : undefined;
  switch (what) {
    case 'faults':
      if (isPost && !faults.set(body)) return exchange.refuse(NOT_READABLE);
      return exchange.send(200, faults.left());
    case 'clock': {
      const to = isPost ? readInstant(body?.['now']) : undefined;
      if (to === 'none') return exchange.refuse(NOT_READABLE);
      if (isPost) clock.set(to);
      return exchange.send(200, { now: new Date(clock.now()).toISOString() });
    }
    case 'register': {
      const taxpayers = isPost ? readTaxpayers(body?.['taxpayers']) : [];
      if (!taxpayers) return exchange.refuse(NOT_READABLE);
      books.keep(...taxpayers.map((taxpayer) => ({ taxpayer })));
      return exchange.send(200, books.taxpayers());
    }
    case 'documents':
      return exchange.send(
        200,
        books.all().map((document) => truthOf(document, books.cancellation(document.uuid), clock.now())),
      );
    case 'accept':
    case 'refuse': {
      const consent = what === 'accept' ? 'given' : 'refused';
      return isPost && answered(office, id, consent) ? exchange.send(200, {}) : exchange.refuse(NO_SUCH_THING);
    }
  }
  return exchange.refuse(NO_SUCH_THING);
}

/** Milliseconds; undefined for null, which resets the clock. */
function readInstant(value: unknown): number | undefined | 'none' {
  if (value === null) return undefined;
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? 'none' : instant;
}
