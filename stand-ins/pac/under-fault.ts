import { setTimeout as pause } from 'node:timers/promises';
import { BAD_TOKEN, BUSY, complaintsOf, FAILED } from './errors.ts';
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
    case 'unauthorized':
      return exchange.refuse(BAD_TOKEN);
    case 'reject':
      return exchange.refuse(complaintsOf([fault]));
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
    case 'slow':
      await pause(fault.ms);
  }
  return reply();
}
