import type { TimetableCache } from '#app/timetable/timetable-cache.ts';
import type { PublicQuestion } from '#app/timetable/list-public-schedules.ts';
import { type Pair, reversed, type Timetable } from '#app/timetable/timetable.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { priceParty } from '#domain/fares/quote-reservation.ts';
import { rateOf } from '#domain/fares/rates.ts';
import { typesSold } from '#domain/fares/types-sold.ts';
import type { ServiceClass } from '#domain/timetable/departure.ts';
import { id } from '#kernel/ids.ts';
import { type Instant, type LocalDate, parseLocalDate } from '#kernel/instant.ts';
import { type Centavos, plus } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';

/** What one passenger of a type pays in a class, VAT included; both ways on the same day's terms. */
export interface PublicRate {
  readonly service: ServiceClass;
  readonly type: PassengerType;
  readonly percentOff: number;
  readonly oneWay: Centavos;
  /** Undefined where the line does not sell the way back. */
  readonly roundTrip: Centavos | undefined;
}

/** The public fares of a pair by service and passenger type, on a day (M22). */
export const listRates =
  ({ timetable: cache }: { readonly timetable: TimetableCache }) =>
  async (input: PublicQuestion, now: Instant): Promise<Result<readonly PublicRate[], Faults>> => {
    const timetable = await cache.current();
    const pair: Pair = { origin: id(input.origin ?? ''), destination: id(input.destination ?? '') };
    const today = dateInZone(now, timetable.stops.get(pair.origin)?.zone ?? timetable.zone);
    const date = input.date === undefined ? today : parseLocalDate(input.date);
    if (date === undefined) return fail([fault('date_impossible', 'date')]);
    return ok(servicesOf(timetable, pair).flatMap((service) => ratesOf(timetable, { pair, service, date })));
  };

/** The classes that run between two stops. */
function servicesOf({ rides, services }: Timetable, pair: Pair): readonly ServiceClass[] {
  const running = new Set(
    rides
      .get(pair.origin)
      ?.get(pair.destination)
      ?.map(({ pattern }) => pattern.serviceClass),
  );
  return [...services.values()].filter((service) => running.has(service.id));
}

interface RateQuestion {
  readonly pair: Pair;
  readonly service: ServiceClass;
  readonly date: LocalDate;
}

const ratesOf = (timetable: Timetable, { pair, service, date }: RateQuestion): readonly PublicRate[] =>
  typesSold(date, timetable.windows, service).flatMap((type) => {
    const { discountsApply } = service;
    const price = (way: Pair, round: boolean) => {
      const adultFare = timetable.fares.of(way, service.id);
      if (adultFare === undefined) return undefined;
      return priceParty({ [type]: 1 }, { adultFare, date, discountsApply }, { round, windows: timetable.windows });
    };
    const oneWay = price(pair, false);
    if (oneWay === undefined) return [];
    const [out, back] = [price(pair, true), price(reversed(pair), true)];
    const roundTrip = out === undefined || back === undefined ? undefined : plus(out, back);
    return [{ service, type, percentOff: discountsApply ? rateOf(type).percent : 0, oneWay, roundTrip }];
  });
