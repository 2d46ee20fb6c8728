import { expect } from 'vitest';
import { orderText } from '#text/orders.ts';
import { startsDeskText } from '#text/pages/starts-desk.ts';
import { tourText } from '#text/tours/pages.ts';
import * as paths from '#wire/page-paths.ts';
import { getTourTicket, postTourCancel, putTourCheckout } from '#wire/tours-sale.ts';
import { tourReservationPath, tourTicketPath } from '#wire/tours-paths.ts';
import { apiClient, dayFromNow } from '../api-client.ts';
import { payTour } from '../paid-tour.ts';
import { right } from '../reach-steps.ts';
import { chosenTour, shoppingCookie, tourOrder, tourStart } from '../tours.ts';
import { signedIn } from './signed-in.ts';
import { isAt, newcomer, type OnlineStep, type Place, press, says } from './step.ts';

let days = 0;

/** Starts are small, so every try has a day of its own. */
const ownDay = (): string => {
  days += 1;
  return dayFromNow(20 + (days % 60));
};

/** A visitor with one place held. */
async function chosenAt({ url }: Place, path: string) {
  const client = await apiClient(url);
  const chosen = await chosenTour(client, { day: ownDay(), adults: 1, url });
  return { path, cookie: shoppingCookie(client, chosen) };
}

/** The page of a paid tour of a day of its own; whatever is lost, the tour is cancelled in the end. */
async function paidAt({ url }: Place, day: string) {
  const client = await apiClient(url);
  const { slot } = await tourStart({ day, url });
  const code = await tourOrder(client, { day, url });
  await payTour(client, code, url);
  const holds = async () => {
    const { ticket } = right(await client.call(getTourTicket, { query: { code } }));
    expect(ticket.state).toBe('cancelled');
  };
  return { path: tourTicketPath('es', code), cookie: client.cookie(), slot, holds };
}

/** Tours: what is chosen is held once, ordered once and cancelled once, whatever is lost. */
export const TOURS: readonly OnlineStep[] = [
  {
    name: 'places of a tour are held',
    calls: [
      `GET ${paths.tourReservation.es}`,
      'GET files',
      `POST ${paths.tourReservation.es}`,
      `GET ${paths.tourReview.es}`,
    ],
    async prepare(place) {
      const day = ownDay();
      const { name, slot } = await tourStart({ day, url: place.url });
      return newcomer(place, tourReservationPath('es', { name, slot, date: day, adults: 1 }));
    },
    act: (page) => press(page, tourText.reservation.hold.es),
    isDone: says(tourText.review.title.es),
  },
  {
    name: 'a tour is reviewed',
    calls: [`GET ${paths.tourReview.es}`, `POST ${paths.tourReview.es}`, `GET ${paths.tourCustomer.es}`],
    prepare: (place) => chosenAt(place, paths.tourReview.es),
    act: (page) => press(page, tourText.review.goOn.es),
    isDone: says(tourText.customer.title.es),
  },
  {
    name: 'a tour is ordered',
    calls: [
      `GET ${paths.tourCustomer.es}`,
      'GET files',
      `POST ${paths.tourCustomer.es}`,
      `GET ${paths.tourPayment.es}`,
      'GET /card-frame',
    ],
    sends: [putTourCheckout],
    prepare: (place) => chosenAt(place, paths.tourCustomer.es),
    async act(page) {
      const typed = { first_name: 'Ana', last_name: 'Gil', cell_phone: '33 1234 5678', email: 'ana@example.com' };
      for (const [name, text] of Object.entries(typed)) await page.locator(`[name="buyer.${name}"]`).fill(text);
      await press(page, orderText.goOn.es);
    },
    isDone: async (page) => (await isAt(/pago/)(page)) && page.waitForLoadState('networkidle').then(() => true),
  },
  {
    name: 'a tour is cancelled',
    calls: [`GET ${paths.tourTicket.es}`, `POST ${paths.tourTicket.es}`],
    sends: [postTourCancel],
    prepare: (place) => paidAt(place, ownDay()),
    async act(page) {
      const fold = page.getByText(tourText.ticket.cancel.es, { exact: true });
      if (!(await page.locator('[name="amount"] ~ p button').isVisible())) await fold.click();
      await press(page, /^Cancelar y recibir/);
    },
    isDone: says(tourText.ticket.title.cancelled.es),
  },
  {
    name: 'staff cancel a start of a tour',
    calls: [`GET ${paths.startsDesk.es}`, `POST ${paths.startsDesk.es}`],
    async prepare(place) {
      const date = ownDay();
      const { slot, holds } = await paidAt(place, date);
      const path = `${paths.startsDesk.es}?${new URLSearchParams({ date, slot })}`;
      return { path, cookie: await signedIn(place), holds };
    },
    async act(page) {
      await page.locator('[name="why"][value="weather"]').check();
      await press(page, startsDeskText.yes.es);
    },
    // A start that was cancelled before the line was lost is not asked about again.
    isDone: async (page) =>
      (await says(startsDeskText.cancelled.es)(page)) && (await page.locator('[name="why"]').count()) === 0,
  },
];
