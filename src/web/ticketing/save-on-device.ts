import type { SavedTickets } from './saved-tickets.ts';
import { rememberSaved } from './remember-saved.ts';
import { maySave, saveTickets } from './ticket-store.ts';
import * as paths from '#wire/page-paths.ts';

/** Keeps what is needed of these tickets without a network, and writes down that it was asked to. */
export async function saveOnDevice(tickets: SavedTickets): Promise<void> {
  if (!maySave()) throw new Error('this browser keeps nothing');
  await saveTickets(tickets);
  rememberSaved(tickets.code, true);
  // Browsers let a cookie that a page wrote live for days, and one of an answer for as long as it says.
  void fetch(paths.myTickets.es, { method: 'HEAD' }).catch(() => undefined);
}
