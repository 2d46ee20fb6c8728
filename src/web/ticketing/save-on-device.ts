import type { SavedTickets } from './saved-tickets.ts';
import type { SavedVouchers } from './saved-vouchers.ts';
import { rememberSaved } from './remember-saved.ts';
import { maySave, saveTickets } from './ticket-store.ts';
import * as paths from '#wire/page-paths.ts';

/** Saves what is needed to show these tickets or vouchers offline, and records the consent. */
export async function saveOnDevice(tickets: SavedTickets | SavedVouchers): Promise<void> {
  if (!maySave()) throw new Error('this browser keeps nothing');
  await saveTickets(tickets);
  rememberSaved(tickets.code, true);
  // Some browsers limit cookies set by scripts to days, but not those set by a response.
  void fetch(paths.myTickets.es, { method: 'HEAD' }).catch(() => undefined);
}
