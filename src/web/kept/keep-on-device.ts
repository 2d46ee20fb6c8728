import { MY_TICKETS } from '#web/kept/addresses.ts';
import { keptOf, type ToKeep } from '#web/kept/kept-tickets.ts';
import { rememberKept } from '#web/kept/remember-kept.ts';
import { canKeep, keepTickets } from '#web/kept/ticket-store.ts';

/** Keeps what is needed of these tickets without a network, and writes down that it was asked to. */
export async function keepOnDevice(tickets: ToKeep): Promise<void> {
  if (!canKeep()) throw new Error('this browser keeps nothing');
  await keepTickets(keptOf(tickets));
  rememberKept(tickets.reservation.code, true);
  // Browsers let a cookie that a page wrote live for days, and one of an answer for as long as it says.
  void fetch(MY_TICKETS.es, { method: 'HEAD' }).catch(() => undefined);
}
