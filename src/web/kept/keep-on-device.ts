import { keptOf, type ToKeep } from '#web/kept/kept-tickets.ts';
import { canKeep, keepTickets } from '#web/kept/ticket-store.ts';

/** Keeps what is needed of these tickets without a network. */
export async function keepOnDevice(tickets: ToKeep): Promise<void> {
  if (canKeep()) await keepTickets(keptOf(tickets));
}
