import { findReservation } from '#app/booking/find-draft.ts';
import type { Reservations } from '#app/booking/ports.ts';
import type { Caller } from '#app/caller.ts';
import { nameRefusal, newNameFaults } from '#domain/amendments/name-rules.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import type { NameInput } from '#domain/orders/contact-rules.ts';
import { tidy } from '#kernel/filters.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { NameChangeStatus, Names, PassengerNameStatus, Renamed } from './ports.ts';

export interface NameDeps {
  readonly reservations: Reservations;
  readonly names: Names;
  readonly fingerprint: (text: string) => string;
}

/** A passenger, with the reason if their name cannot be changed. */
export interface NameOffer {
  readonly passenger: PassengerNameStatus;
  readonly refusal: Fault | undefined;
}

/** Whose name can be changed, and until when (B20). Read-only; requires full proof, like `find`. */
export const listNames =
  ({ reservations, names }: Pick<NameDeps, 'reservations' | 'names'>) =>
  async ({ code }: { readonly code: string }, caller: Caller): Promise<Result<readonly NameOffer[], Faults>> => {
    const found = await findReservation({ reservations }, code, caller);
    if (!found.ok) return found;
    const { status, passengers, now } = await names.status(found.value.reservation.id);
    return ok(passengers.map((passenger) => ({ passenger, refusal: nameRefusal(passenger, status, now) })));
  };

export interface ChangeName {
  readonly code: string;
  /** Position, from 1. */
  readonly passenger: number;
  readonly name: NameInput;
  readonly key: string;
}

/** Changes the name on a passenger's tickets; their kind, seats, times and price stay. Idempotent by key. */
export const changeName =
  (deps: NameDeps) =>
  async ({ code, passenger, name, key }: ChangeName, caller: Caller): Promise<Result<Reservation, Faults>> => {
    const found = await findReservation(deps, code, caller);
    if (!found.ok) return found;
    const requested = { firstName: tidy(name.firstName), lastName: tidy(name.lastName) };
    const requestHash = deps.fingerprint(JSON.stringify(['name', passenger, requested.firstName, requested.lastName]));
    const renamed = await deps.names.change({
      reservation: found.value.reservation.id,
      passenger,
      name: requested,
      sessionHash: caller.sessionHash,
      key,
      requestHash,
      judge: (current) => faultsOf(current, passenger, requested),
    });
    const [first, ...others] = refusalOf(renamed, requestHash);
    if (first) return fail([first, ...others]);
    const after = await findReservation(deps, code, caller);
    return after.ok ? ok(after.value.reservation) : after;
  };

function faultsOf(
  { status, passengers, now }: NameChangeStatus,
  position: number,
  requested: NameInput,
): readonly Fault[] {
  const passenger = passengers.find((one) => one.position === position);
  if (!passenger) return [fault('change_ticket_unknown', 'passenger')];
  const refusal = nameRefusal(passenger, status, now);
  return refusal ? [refusal] : newNameFaults(passenger, requested);
}

function refusalOf(renamed: Renamed, requestHash: string): readonly Fault[] {
  switch (renamed.kind) {
    case 'done':
      return [];
    case 'repeated':
      return renamed.requestHash === requestHash ? [] : [fault('idempotency_mismatch')];
    case 'refused':
      return renamed.faults;
  }
}
