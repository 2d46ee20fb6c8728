import { SHUTTLE_TRANSFER_MINUTES } from '#domain/timetable/shuttle-transfer.ts';
import { CREDIT_MONTHS } from '#domain/payment/credit.ts';
import { GUARANTEE_PERCENT, LEGAL_COMPENSATION_PERCENT } from '#domain/amendments/refund-terms.ts';
import type { AdditionOffer } from '#domain/booking/addition.ts';
import {
  ADDITION_MINUTES,
  BOARDING_MINUTES,
  CHANGE_MINUTES,
  EXCHANGE_MINUTES,
  PAY_AT_COUNTER_MINUTES,
  RELEASE_MINUTES,
} from '#domain/booking/deadlines.ts';
import { HOLD_MINUTES, MAX_INAPAM, MAX_PASSENGERS, MAX_STUDENTS, MAX_TEACHERS } from '#domain/booking/limits.ts';
import { ANSWER_DAYS } from '#domain/cases/deadlines.ts';
import { MIN_DRIVER_AGE } from '#domain/cases/topics.ts';
import type { Words } from '#domain/content/block.ts';
import type { Figures } from '#domain/content/figures.ts';
import { GUARANTEE_DELAY_MINUTES, REFUND_DELAY_HOURS } from '#domain/disruptions/delay.ts';
import type { PromoCode } from '#domain/fares/promo.ts';
import * as rates from '#domain/fares/rates.ts';
import { type Lounge, MAX_VISIT_HOURS } from '#domain/lounge/lounge.ts';
import { QUOTA_PER_BUS } from '#domain/seats/quotas.ts';
import {
  BAGGAGE_INDEMNITY_UMA_DAYS,
  FREE_BAG,
  HAND_BAG,
  PARCEL_OVER_KILOGRAMS,
  PERSONAL_ITEM,
  TIER_ALLOWANCE,
  TRAVELLER_INSURANCE_UMA,
} from '#domain/ticketing/baggage.ts';
import { VALIDITY_DAYS } from '#domain/ticketing/ticket-rules.ts';
import { umaOn } from '#domain/ticketing/uma.ts';
import type { SepWindow } from '#domain/timetable/sep-windows.ts';
import { formatDatedDay } from '#kernel/dated-day.ts';
import type { LocalDate } from '#kernel/instant.ts';
import { slugOf } from '#kernel/slug.ts';
import type { Lang } from '#text/lang.ts';
import { inThousands, sizeOf } from '#text/measures.ts';
import { clockBeside } from '#text/moments.ts';
import { moneyIn } from '#text/money.ts';

/** The carrier on whose behalf the text is written. */
export interface Speaker {
  readonly name: string;
  readonly legalName: string;
  readonly address: string;
  readonly email: string;
  readonly phone: { readonly shown: string };
  readonly whatsapp?: { readonly shown: string };
  readonly phoneHours: Words;
}

export interface FigureFacts {
  readonly speaker: Speaker;
  /** The additions on sale. */
  readonly offers: readonly AdditionOffer[];
  /** Today in the carrier's time zone: amounts based on a yearly unit (UMA) depend on it. */
  readonly today: LocalDate;
  /** Holidays of the school calendar, for the fares that depend on them. */
  readonly sepWindows: readonly SepWindow[];
  /** Promotional codes announced to everybody that are not over. */
  readonly codes: readonly PromoCode[];
  /** Where travellers can wait. */
  readonly lounges: readonly Lounge[];
}

/** All placeholders that content may use, so that no rule's number is typed twice. */
export const contentFigures = ({ speaker, offers, today, sepWindows, codes, lounges }: FigureFacts): Figures => ({
  carrier: same(speaker.name),
  'legal-name': same(speaker.legalName),
  address: same(speaker.address),
  email: same(speaker.email),
  phone: same(speaker.phone.shown),
  'phone-hours': speaker.phoneHours,
  ...(speaker.whatsapp ? { whatsapp: same(speaker.whatsapp.shown) } : {}),
  'driver-age': same(MIN_DRIVER_AGE),
  'car-answer': { es: `${ANSWER_DAYS.car} días hábiles`, en: `${ANSWER_DAYS.car} working days` },
  ...DEADLINES,
  ...PARTY,
  ...RATES,
  ...BAGGAGE,
  ...PROPER_NAMES,
  ...holidays(sepWindows, today),
  ...Object.assign({}, ...codes.map(figuresOfCode)),
  ...figuresOfLounges(lounges),
  'uma-year': same(today.slice(0, 4)),
  indemnity: money(umaOn(today) * BAGGAGE_INDEMNITY_UMA_DAYS),
  insurance: money(umaOn(today) * TRAVELLER_INSURANCE_UMA),
  ...Object.fromEntries(
    offers.flatMap(({ key, price, max }) => [
      [`price-${key}`, money(price)],
      [`most-${key}`, same(max)],
    ]),
  ),
});

/** `21 dic 2026`, without the day of the week. */
const dayOf = (date: LocalDate, lang: Lang): string => formatDatedDay(date, lang).replace(/^\S+ /, '');

/** Holidays announced at a time. */
const HOLIDAYS_SAID = 2;

/** The current and the next holidays; no figure at all when none are known. */
function holidays(windows: readonly SepWindow[], today: LocalDate): Figures {
  const coming = windows
    .filter(({ endsOn }) => endsOn >= today)
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
    .slice(0, HOLIDAYS_SAID);
  if (coming.length === 0) return {};
  const said = (lang: Lang) =>
    coming.map(({ startsOn, endsOn }) => `${dayOf(startsOn, lang)} – ${dayOf(endsOn, lang)}`).join('; ');
  return { 'sep-dates': { es: said('es'), en: said('en') } };
}

/** `code-verano10` and what it gives, from when and until when; a day that is not set has no figure. */
function figuresOfCode({ code, percent: off, startsOn, endsOn }: PromoCode): Figures {
  const name = slugOf(code);
  const day = (date: LocalDate): Words => ({ es: dayOf(date, 'es'), en: dayOf(date, 'en') });
  return {
    [`code-${name}`]: same(code),
    [`percent-${name}`]: percent(off),
    ...(startsOn ? { [`from-${name}`]: day(startsOn) } : {}),
    ...(endsOn ? { [`until-${name}`]: day(endsOn) } : {}),
  };
}

/** `lounge-hours-zapopan` for each; a price only if all of them have the same. */
function figuresOfLounges(lounges: readonly Lounge[]): Figures {
  const [price, ...others] = new Set(lounges.map((lounge) => lounge.price));
  return {
    'lounge-most-hours': { es: `${MAX_VISIT_HOURS} horas`, en: `${MAX_VISIT_HOURS} hours` },
    ...(price === undefined || others.length > 0 ? {} : { 'lounge-price': money(price) }),
    ...Object.fromEntries(
      lounges.map(({ key, opens, closes }) => [
        `lounge-hours-${key}`,
        {
          es: `${hourOf(opens, 'es')} a ${hourOf(closes, 'es')}`,
          en: `${hourOf(opens, 'en')} to ${hourOf(closes, 'en')}`,
        },
      ]),
    ),
  };
}

/** Of any day: they are open every day. */
function hourOf(hour: number, lang: Lang): string {
  const at = `2026-01-01T${String(hour % 24).padStart(2, '0')}:00Z`;
  return clockBeside(at, at, lang);
}

const same = (value: string | number): Words => ({ es: String(value), en: String(value) });
const money = (amount: number): Words => ({ es: moneyIn(amount, 'es'), en: moneyIn(amount, 'en') });
const minutes = (count: number): Words => ({ es: `${count} minutos`, en: `${count} minutes` });
const percent = (count: number): Words => ({ es: `${count} %`, en: `${count}%` });
const ages = ({ from, to }: { readonly from: number; readonly to: number }): Words => ({
  es: `${from} a ${to} años`,
  en: `${from} to ${to}`,
});

const DEADLINES: Figures = {
  'counter-time': minutes(PAY_AT_COUNTER_MINUTES),
  'shuttle-transfer': minutes(SHUTTLE_TRANSFER_MINUTES),
  'exchange-time': minutes(EXCHANGE_MINUTES),
  'release-time': minutes(RELEASE_MINUTES),
  'boarding-time': minutes(BOARDING_MINUTES),
  'change-time': minutes(CHANGE_MINUTES),
  'addition-time': minutes(ADDITION_MINUTES),
  'hold-time': minutes(HOLD_MINUTES),
  'refund-delay': { es: `${REFUND_DELAY_HOURS} horas`, en: `${REFUND_DELAY_HOURS} hours` },
  'guarantee-delay': minutes(GUARANTEE_DELAY_MINUTES),
  'guarantee-percent': percent(GUARANTEE_PERCENT),
  'legal-compensation': percent(LEGAL_COMPENSATION_PERCENT),
  'credit-life': { es: `${CREDIT_MONTHS} meses`, en: `${CREDIT_MONTHS} months` },
  validity: { es: `${VALIDITY_DAYS} días`, en: `${VALIDITY_DAYS} days` },
};

const PARTY: Figures = {
  'most-passengers': same(MAX_PASSENGERS),
  'most-students': same(MAX_STUDENTS),
  'most-teachers': same(MAX_TEACHERS),
  'most-inapam': same(MAX_INAPAM),
  'student-seats': same(QUOTA_PER_BUS.student),
  'teacher-seats': same(QUOTA_PER_BUS.teacher),
  'inapam-seats': same(QUOTA_PER_BUS.inapam),
};

const RATES: Figures = {
  'infant-ages': ages(rates.INFANT_AGES),
  'minor-ages': ages(rates.MINOR_AGES),
  'minor-percent': percent(rates.MINOR_PERCENT),
  'inapam-percent': percent(rates.INAPAM_PERCENT),
  'student-percent': percent(rates.STUDENT_PERCENT),
  'teacher-percent': percent(rates.TEACHER_PERCENT),
  'student-flex-percent': percent(rates.STUDENT_FLEX_PERCENT),
  'teacher-flex-percent': percent(rates.TEACHER_FLEX_PERCENT),
  'armed-forces-percent': percent(rates.ARMED_FORCES.percent),
};

const BAGGAGE: Figures = {
  'free-bags': same(FREE_BAG.bags),
  'bag-weight': same(`${FREE_BAG.kilograms} kg`),
  'bag-size': same(`${FREE_BAG.linearCentimetres} cm`),
  'hand-bag': same(sizeOf(HAND_BAG)),
  'personal-item': same(sizeOf(PERSONAL_ITEM)),
  'parcel-weight': same(`${PARCEL_OVER_KILOGRAMS} kg`),
  'indemnity-days': same(BAGGAGE_INDEMNITY_UMA_DAYS),
  'insurance-uma': same(inThousands(TRAVELLER_INSURANCE_UMA)),
  'classic-bags': same(TIER_ALLOWANCE.classic.bags),
  'golden-bags': same(TIER_ALLOWANCE.golden.bags),
  'platinum-bags': same(TIER_ALLOWANCE.platinum.bags),
  'card-bag-weight': same(`${TIER_ALLOWANCE.classic.kilogramsEach} kg`),
  'card-bag-pounds': same(`${TIER_ALLOWANCE.classic.poundsEach} lb`),
  'card-sports': same(TIER_ALLOWANCE.classic.sportsItemsOrInstruments),
  'card-hand-bags': same(TIER_ALLOWANCE.classic.handBags),
};

/** Names that contain a number. */
const PROPER_NAMES: Figures = {
  emergencies: same('911'),
  'light-rail': { es: 'Línea 3 del tren ligero', en: 'light rail Line 3' },
};
