import type { LetterBlock } from '#app/notices/letter.ts';
import type { Found, LetterWithFiles } from '#app/notices/message.ts';
import type { NewOrders } from '#app/orders/ports.ts';
import type { OrderedTour, TourBooking } from '#app/tours/ports.ts';
import type { WithdrawnTour } from '#app/tours/write-tour-mail.ts';
import { readTour } from '#app/tours/ordered-tour.ts';
import { VOUCHER_ITEM } from '#app/tours/tour-voucher.ts';
import type { Vouchers } from '#app/vouchers/ports.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Voucher } from '#domain/vouchers/voucher.ts';
import { cancellationSteps, stepsAhead } from '#domain/tours/cancellation.ts';
import { TOUR } from '#domain/tours/product.ts';
import { footerOf, type LetterSender } from '#http/format/letters/letterhead.ts';
import { tourWords } from '#http/tours/words.ts';
import { type AttachedVoucherDeps, attachedVouchers } from '#http/vouchers/attached.ts';
import { instant } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { mailFrame } from '#text/mails/frame.ts';
import { orderMails } from '#text/mails/orders.ts';
import { longMoment } from '#text/moments.ts';
import { moneyIn } from '#text/money.ts';
import { orderLive } from '#text/orders-live.ts';
import { tourMails as say } from '#text/tours/mails.ts';
import { shownFolio } from '#text/vouchers.ts';

export interface TourLetterDeps extends AttachedVoucherDeps {
  readonly newOrders: Pick<NewOrders, 'items'>;
  readonly vouchers: Pick<Vouchers, 'ofOrder'>;
  readonly orderUrl: (order: Pick<Order, 'id' | 'lang'>) => string;
  readonly sender: LetterSender;
}

/** The letter of a tour that is booked, that goes back, or whose start was cancelled unpaid. */
export const tourLetter =
  (deps: TourLetterDeps) =>
  async (order: Order, told: TourBooking | WithdrawnTour): Promise<Found<LetterWithFiles>> => {
    const items = await deps.newOrders.items(order.id);
    const tour = readTour(items.find(({ kind }) => kind === TOUR)?.what);
    const vouchers = told.state === 'booked' ? await deps.vouchers.ofOrder(order.id) : [];
    const body = bodyOf(deps, { order, tour }, { told, vouchers });
    const letter = {
      lang: order.lang,
      ...body,
      greeting: mailFrame.greeting(order.contact?.firstName ?? '')[order.lang],
      footer: footerOf(deps.sender, order.lang, orderMails.why),
    };
    return { kind: 'found', value: { letter, attachments: await attachedVouchers(deps, order, vouchers) } };
  };

interface Ordered {
  readonly order: Order;
  readonly tour: OrderedTour;
}

interface Matter extends Ordered {
  readonly booking: TourBooking;
  /** Of a tour that is booked. */
  readonly vouchers: readonly Voucher[];
}

interface Told {
  readonly told: TourBooking | WithdrawnTour;
  readonly vouchers: readonly Voucher[];
}

interface Body {
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  readonly blocks: readonly LetterBlock[];
}

const codeBlock = ({ code, lang }: Order): LetterBlock => ({ kind: 'code', label: orderMails.code[lang], value: code });

function bodyOf(deps: TourLetterDeps, ordered: Ordered, { told, vouchers }: Told): Body {
  if (told.state === 'withdrawn') return withdrawnBody(ordered, told);
  const matter = { ...ordered, booking: told, vouchers };
  return told.state === 'booked' ? bookedBody(deps, matter) : returnedBody(matter);
}

function factsOf({ order: { lang }, tour }: Ordered): LetterBlock {
  const { title, details } = tourWords(tour);
  const facts = details.map(({ label, text }) => ({ label: label[lang], value: text[lang] }));
  return { kind: 'facts', heading: title[lang], facts };
}

function bookedBody(deps: TourLetterDeps, matter: Matter): Body {
  const { order, tour, booking, vouchers } = matter;
  const { lang } = order;
  const at = (moment: number) => longMoment(isoInZone(instant(moment), tour.zone), orderLive.clock[lang], lang);
  const voucher = vouchers.find(({ item }) => item === VOUCHER_ITEM);
  const starts = instant(tour.starts);
  // As its buyer was told when ordering.
  const ladder = stepsAhead(tour.cancellation, { starts, now: order.createdAt });
  const steps = cancellationSteps(ladder, starts);
  const text = (words: string): LetterBlock => ({ kind: 'text', text: words });
  return {
    subject: say.booked.subject(tour.title[lang])[lang],
    preheader: say.booked.preheader(at(tour.starts))[lang],
    heading: say.booked.title[lang],
    blocks: [
      text(say.booked.intro(tour.seller.name)[lang]),
      ...(voucher
        ? [{ kind: 'code', label: say.booked.voucher[lang], value: shownFolio(voucher.folio) } as const]
        : []),
      { kind: 'code', label: say.booked.reference[lang], value: booking.reference ?? '' },
      factsOf(matter),
      { kind: 'button', label: orderMails.button[lang], url: deps.orderUrl(order) },
      {
        kind: 'list',
        heading: say.booked.cancellation[lang],
        items: [
          ...steps.map(({ until, percent }) => say.booked.step(at(until), percent)[lang]),
          say.booked[steps.length === 0 ? 'never' : 'later'][lang],
        ],
        ordered: false,
      },
      text(say.booked.weather[lang]),
      codeBlock(order),
    ],
  };
}

function returnedBody(matter: Matter): Body {
  const { order, tour, booking } = matter;
  const { lang } = order;
  const amount = moneyIn(booking.refunded ?? 0, lang);
  return {
    subject: say.returned.subject(tour.title[lang])[lang],
    preheader: say.returned.preheader(amount)[lang],
    heading: say.returned.title[lang],
    blocks: [
      { kind: 'text', text: say.returned.why[booking.why ?? 'other'][lang] },
      { kind: 'facts', heading: undefined, facts: [{ label: say.returned.amount[lang], value: amount }] },
      { kind: 'text', text: (booking.refunded ? say.returned.way : say.returned.nothing)[lang] },
      factsOf(matter),
      codeBlock(order),
    ],
  };
}

/** Do not pay, and money that is on its way is safe. */
function withdrawnBody(ordered: Ordered, { why }: WithdrawnTour): Body {
  const { order, tour } = ordered;
  const { lang } = order;
  return {
    subject: say.returned.subject(tour.title[lang])[lang],
    preheader: say.withdrawn.title[lang],
    heading: say.withdrawn.title[lang],
    blocks: [
      { kind: 'text', text: say.returned.why[why][lang] },
      { kind: 'text', text: say.withdrawn.intro[lang] },
      { kind: 'text', text: say.withdrawn.paid[lang] },
      factsOf(ordered),
      codeBlock(order),
    ],
  };
}
