import type { Caller } from '#app/caller.ts';
import type { TravellerSessions } from '#app/loyalty/ports.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { savedPassengerFaults } from '#domain/loyalty/saved-passenger.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { NameInput } from '#domain/orders/contact-rules.ts';
import { tidy } from '#kernel/filters.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** A passenger the traveller often buys for. */
export interface SavedPassenger extends NameInput {
  readonly id: string;
}

/** Repository of saved passengers. */
export interface SavedPassengers {
  /** Sorted by name. */
  list(traveller: TravellerId): Promise<readonly SavedPassenger[]>;
  /** Saves a name, replacing the one with the id `replaces`; the same name is saved once. */
  save(traveller: TravellerId, name: NameInput, replaces: string | undefined): Promise<void>;
  forget(traveller: TravellerId, id: string): Promise<void>;
}

export interface SavedPassengerDeps {
  readonly travellerSessions: TravellerSessions;
  readonly savedPassengers: SavedPassengers;
}

type Listed = Result<readonly SavedPassenger[], Faults>;

/** The saved passengers of the signed-in traveller (B30). */
export const listSavedPassengers =
  ({ travellerSessions, savedPassengers }: SavedPassengerDeps) =>
  async (caller: Caller, now: Instant): Promise<Listed> => {
    const known = await signedIn(travellerSessions, caller, now);
    return known ? ok(await savedPassengers.list(known.traveller.id)) : fail([fault('traveller_session_required')]);
  };

export interface SavePassenger extends NameInput {
  /** Id of the passenger to replace. */
  readonly id: string | undefined;
}

/** Adds or changes a passenger; returns all. Idempotent. */
export const savePassenger =
  ({ travellerSessions, savedPassengers }: SavedPassengerDeps) =>
  async ({ id, ...typed }: SavePassenger, caller: Caller, now: Instant): Promise<Listed> => {
    const known = await signedIn(travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const { id: traveller } = known.traveller;
    const name = { firstName: tidy(typed.firstName), lastName: tidy(typed.lastName) };
    const all = await savedPassengers.list(traveller);
    const isSame = (one: SavedPassenger) => one.firstName === name.firstName && one.lastName === name.lastName;
    const others = all.filter((one) => one.id !== id && !isSame(one)).length;
    const [first, ...more] = savedPassengerFaults(typed, others);
    if (first) return fail([first, ...more]);
    await savedPassengers.save(traveller, name, id);
    return ok(await savedPassengers.list(traveller));
  };

/** Deletes a saved passenger; idempotent. */
export const forgetSavedPassenger =
  ({ travellerSessions, savedPassengers }: SavedPassengerDeps) =>
  async ({ id }: { readonly id: string }, caller: Caller, now: Instant): Promise<Listed> => {
    const known = await signedIn(travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    await savedPassengers.forget(known.traveller.id, id);
    return ok(await savedPassengers.list(known.traveller.id));
  };
