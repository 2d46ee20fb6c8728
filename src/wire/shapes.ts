import * as v from 'valibot';
import { CLOSED_DAYS } from '#domain/booking/day-prices.ts';
import { PASSENGER_TYPES } from '#domain/fares/passenger-type.ts';
import { STOP_KINDS } from '#domain/network/stop.ts';

/** Whole centavos. */
export const amount = v.pipe(v.number(), v.safeInteger());

/** `2026-11-27T09:05:00-06:00`: an instant with the offset of the stop it happens at. */
export const localTime = v.pipe(v.string(), v.isoTimestamp());

export const date = v.pipe(v.string(), v.isoDate());

export const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** Text without surrounding spaces; longer than `max` characters is refused, not cut. */
export const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));

export const reservationCodeText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24));

/** The answer to the captcha requested by `captcha_required` in its figures; described in the guide to captchas. */
export const captchaAnswer = v.optional(v.pipe(v.string(), v.maxLength(4_096)));

export const passengerType = v.picklist(PASSENGER_TYPES);

export const direction = v.picklist(['departure', 'return']);

/** A side of a bus, facing the direction of travel. */
export const busSide = v.picklist(['left', 'right']);

/** The data of a successful call with nothing more to return. */
export const nothing = v.object({});

/** The price of a day, for one adult or for the party of a reservation. */
export const dayPrice = v.object({
  date,
  state: v.picklist(['on_sale', ...CLOSED_DAYS]),
  price: v.pipe(v.nullable(amount), v.description('The lowest that can be bought, VAT included; null unless on sale')),
});

export const bilingual = v.object({ es: v.string(), en: v.string() });

/**
 * An extra as a passenger may have it. Their card includes `included` of it, which are not sold. Of those with the same
 * `one_of` they may have only one on a journey.
 */
export const personalOffer = v.object({
  key: v.string(),
  name: bilingual,
  price: amount,
  most: v.number(),
  included: v.number(),
  one_of: v.optional(v.string()),
});

/**
 * A stop as an origin or destination. `zone` is its IANA zone; `area` groups it (a city or a coast); `detail`
 * distinguishes it within its city, if its name has one.
 */
export const stopView = v.object({
  id: v.string(),
  name: v.string(),
  city: v.string(),
  detail: v.optional(v.string()),
  area: v.string(),
  zone: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  kind: v.picklist(STOP_KINDS),
  address: v.optional(v.string()),
  drop_off_only: v.boolean(),
});

export type StopView = v.InferOutput<typeof stopView>;

/** What the runs of a connection are called. */
export const busNames = v.pipe(
  v.object({ departure: bilingual, return: bilingual }),
  v.description('What the runs of a connection are called: first and second bus, or shuttle and bus'),
);

/** A run that can be chosen. `price` is for the whole party on this journey, VAT included (B36). */
export const scheduleView = v.object({
  schedule_id: v.string(),
  schedule_detail_id: v.string(),
  origin: stopView,
  destination: stopView,
  departs_at: localTime,
  arrives_at: localTime,
  duration_minutes: v.number(),
  /** Stop calls between boarding and alighting. */
  stops_between: v.number(),
  service: v.object({ id: v.string(), name: bilingual, amenities: v.array(v.string()), layout: v.string() }),
  price: amount,
  adult_fare: amount,
  vat_exempt: v.optional(v.pipe(v.boolean(), v.description('The law exempts it: the price contains no VAT'))),
  free_seats: v.number(),
  students: v.number(),
  teachers: v.number(),
  inapam: v.number(),
  /** The expected departure if operators reported a delay. This and the following are read for lists to choose from. */
  expected_at: v.optional(localTime),
  /** Its service class if operators reported another one than it is sold in. */
  runs_as: v.optional(bilingual),
  /**
   * In the list of a round trip, the price the other journey adds for the party: the one already `chosen`, an `open`
   * ticket, or the `lowest` fare of its day that fits this run; `none` and null when no run of that day does (T79).
   */
  other_journey: v.optional(
    v.pipe(
      v.object({ kind: v.picklist(['chosen', 'open', 'lowest', 'none']), direction, price: v.nullable(amount) }),
      v.description('What the other journey of the round trip adds for the party, VAT included'),
    ),
  ),
  /**
   * Passengers who pay the adult fare on this run: the discount does not apply on its date (T13) or in its class (T18).
   */
  undiscounted: v.optional(
    v.pipe(
      v.array(
        v.object({
          type: passengerType,
          reason: v.picklist(['rate_does_not_hold', 'service_without_discounts']),
        }),
      ),
      v.description('Who of the party pays the adult fare on this run, and why'),
    ),
  ),
  /**
   * The same trip for less: with other passenger types, or as a one-way reservation for each journey. `saves` is the
   * difference of the two quotes, with the other journey as in `other_journey`.
   */
  cheaper_way: v.optional(
    v.pipe(
      v.object({
        kind: v.picklist(['other_types', 'one_ways']),
        changes: v.array(v.object({ direction, from: passengerType, to: passengerType })),
        saves: amount,
      }),
      v.description('The same trip bought otherwise for less; `saves` is the difference of two quotes'),
    ),
  ),
  /** Another run of the day with the discount that this one lacks; `saves` is null when this one is unavailable. */
  elsewhere: v.optional(
    v.pipe(
      v.object({
        schedule_id: v.string(),
        schedule_detail_id: v.string(),
        departs_at: localTime,
        saves: v.nullable(amount),
      }),
      v.description('Another run of the day that has the discount this one has not, and what the party saves on it'),
    ),
  ),
  /** False when it can no longer be sold online or has no room for the party; `reason` then says why. */
  available: v.boolean(),
  reason: v.optional(v.picklist(['cancelled', 'full', 'closed', 'quota_student', 'quota_teacher', 'quota_inapam'])),
});

export type ScheduleView = v.InferOutput<typeof scheduleView>;

/** An identifier of the carrier as calls send it (T76): a number, or its string. */
export const carrierId = v.union([v.pipe(v.string(), v.maxLength(40)), v.number()]);
