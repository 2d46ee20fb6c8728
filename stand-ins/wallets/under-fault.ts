import { setTimeout as pause } from 'node:timers/promises';
import { BUSY, FAILED } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { CallFault } from './fault.ts';

/** Does a thing and answers for it, unless something goes wrong before or after. `act` does it and says how to answer. */
export async function underFault(
  fault: CallFault | undefined,
  exchange: Exchange,
  act: () => () => void,
): Promise<void> {
  switch (fault?.kind) {
    case 'timeout-before':
      return;
    case 'reset':
      return exchange.drop();
    case 'error':
      return exchange.refuse(FAILED);
    case 'unavailable':
      return exchange.refuse(BUSY);
  }
  const reply = act();
  switch (fault?.kind) {
    case 'timeout-after':
      return;
    case 'reset-after':
      return exchange.drop();
    case 'error-after':
      return exchange.refuse(FAILED);
    case 'garbage':
      return exchange.garble();
    case 'unclear':
      return exchange.send(200, { result: 'UNKNOWN', response: { gatewayCode: 'TIMED_OUT' } });
    case 'slow':
      await pause(fault.ms);
  }
  return reply();
}
