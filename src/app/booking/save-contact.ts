import { changeDraft } from '#app/booking/change-draft.ts';
import { areRunsChosen } from '#app/booking/draft-progress.ts';
import { quoteCurrent } from '#app/booking/quote-current.ts';
import { recogniseHolder } from '#app/booking/recognise-holder.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Caller } from '#app/caller.ts';
import { isSameName } from '#domain/booking/card-holder.ts';
import type { Passenger, Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { type ContactInput, contactFaults, type NameInput } from '#domain/orders/contact-rules.ts';
import type { Contact } from '#domain/orders/contact.ts';
import { tidy } from '#kernel/filters.ts';
import type { Instant } from '#kernel/instant.ts';
import { normalisePhone } from '#kernel/phone.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface SaveContact {
  readonly code: string;
  readonly contact: ContactInput & {
    /** The traveller wants offers. Changes of the trip itself are always told (T92). */
    readonly changes: boolean;
  };
  /** By position: the first is passenger 1. A missing one counts as unnamed. */
  readonly passengers: readonly NameInput[];
  readonly lang: 'es' | 'en';
}

type Deps = Pick<SaleDeps, 'timetable' | 'departures' | 'promos' | 'offers' | 'reservations' | 'travellerSessions'>;

/** Saves the contact and the passengers' names (M48 to M52). */
export const saveContact =
  (deps: Deps) =>
  (
    { code, contact, passengers, lang }: SaveContact,
    caller: Caller,
    now: Instant,
  ): Promise<Result<Reservation, Faults>> =>
    changeDraft(deps, { code, caller }, async (reservation) => {
      if (!areRunsChosen(reservation)) return fail([fault('schedule_required')]);
      const expected = reservation.passengers.length;
      const [first, ...others] = contactFaults({ contact, passengers, expected });
      if (first) return fail([first, ...others]);
      const next: Reservation = {
        ...reservation,
        lang,
        contact: contactOf(contact),
        passengers: reservation.passengers.map((passenger, index) => named(passenger, passengers[index])),
      };
      return ok({ next: await quoteCurrent(deps, await recogniseHolder(deps, next, { caller, now }), now) });
    });

/** A changed name means another person, without a card until they are recognised. */
function named(passenger: Passenger, name: NameInput | undefined): Passenger {
  if (!name) return passenger;
  const given = tidied(name);
  const card = isSameName(passenger, given) ? {} : { tier: undefined, traveller: undefined };
  return { ...passenger, ...given, ...card };
}

const tidied = ({ firstName, lastName }: NameInput): NameInput => ({
  firstName: tidy(firstName),
  lastName: tidy(lastName),
});

/** Valid contact data as stored; being of age is confirmed each time and not stored. */
const contactOf = (contact: SaveContact['contact']): Contact => ({
  ...tidied(contact),
  phone: normalisePhone(contact.phone) ?? contact.phone.trim(),
  email: contact.email.trim(),
  privacy: contact.privacy,
  changes: contact.changes,
});
