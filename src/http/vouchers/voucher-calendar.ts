import type { Voucher } from '#domain/vouchers/voucher.ts';
import { type CalendarEvent, calendarText } from '#http/format/calendar.ts';
import { utc } from '#http/format/reservation-view.ts';
import type { Instant } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { Lang } from '#text/lang.ts';
import { shownFolio, voucherText as say } from '#text/vouchers.ts';

interface CalendarContext {
  readonly lang: Lang;
  readonly carrier: string;
  /** Makes event UIDs unique to this site. */
  readonly host: string;
  readonly now: Instant;
}

/** How long before the start its reminder is shown. */
const REMINDED_MINUTES = 120;

/** The vouchers of an order as a calendar: an event each, removed when the voucher is cancelled. */
export const voucherCalendar = (vouchers: readonly Voucher[], context: CalendarContext): string =>
  calendarText({
    product: context.carrier,
    lang: context.lang,
    stamp: utc(context.now),
    events: vouchers.map((voucher) => eventOf(voucher, context)),
  });

function eventOf(
  { folio, title, where, when, people, provider, phone, reference, validUntil, isCancelled }: Voucher,
  { lang, host }: CalendarContext,
): CalendarEvent {
  const at = (moment: Instant) => ({ iso: isoInZone(moment, when.zone), zone: when.zone });
  return {
    uid: `${folio}@${host}`,
    sequence: isCancelled ? 1 : 0,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    start: at(when.at),
    end: at(validUntil),
    title: title[lang],
    place: where,
    text: [
      `${say.folio[lang]}: ${shownFolio(folio)}`,
      `${say.people[lang]}: ${people}`,
      `${say.provider[lang]}: ${provider}, ${phone}`,
      ...(reference === '' ? [] : [`${say.reference[lang]}: ${reference}`]),
      ...(isCancelled ? [say.states.cancelled[lang]] : [say.showIt[lang]]),
    ].join('\n'),
    alarms: [{ minutes: REMINDED_MINUTES, text: title[lang] }],
  };
}
