import { actUnder, commonBreaks } from '../stage/act-under.ts';
import { BUSY, FAILED } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { CallFault } from './fault.ts';

const UNCLEAR = { result: 'UNKNOWN', response: { gatewayCode: 'TIMED_OUT' } };

/** Does a thing and answers for it, unless something goes wrong before or after. `act` does it and says how to answer. */
export function underFault(fault: CallFault | undefined, exchange: Exchange, act: () => () => void): Promise<void> {
  const { before, after } = commonBreaks(exchange, { failed: FAILED, busy: BUSY });
  return actUnder(fault, { before, after: { ...after, unclear: () => exchange.send(200, UNCLEAR) } }, act);
}
