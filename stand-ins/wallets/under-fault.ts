import { actUnder, commonBreaks } from '../stage/act-under.ts';
import { BUSY, FAILED } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { CallFault } from './fault.ts';

const UNCLEAR = { result: 'UNKNOWN', response: { gatewayCode: 'TIMED_OUT' } };

/**
 * Processes a request and replies, with a simulated fault before or after. `act` processes it and returns how to reply.
 */
export function underFault(fault: CallFault | undefined, exchange: Exchange, act: () => () => void): Promise<void> {
  const { before, after } = commonBreaks(exchange, { failed: FAILED, busy: BUSY });
  return actUnder(fault, { before, after: { ...after, unclear: () => exchange.send(200, UNCLEAR) } }, act);
}
