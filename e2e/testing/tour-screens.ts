import * as paths from '#wire/page-paths.ts';
import { tourDetailPath, tourPaymentPath, tourReservationPath, tourTicketPath } from '#wire/tours-paths.ts';
import { apiClient, dayFromNow } from './api-client.ts';
import { siteUrl } from './own-site.ts';
import { payTour } from './paid-tour.ts';
import type { Screen } from './screens.ts';
import { chosenTour, shoppingCookie, tourOrder } from './tours.ts';

const DAY = dayFromNow(15);

/** Every page of the tours: one chosen, one ordered, one paid. */
export async function tourScreens(): Promise<readonly Screen[]> {
  const client = await apiClient(siteUrl());
  const chosen = await chosenTour(client, { day: DAY, adults: 2 });
  const { name } = chosen.shopping!.tour;
  const cookies = shoppingCookie(client, chosen).replaceAll('; ', ';');
  const buyer = await apiClient(siteUrl());
  const [unpaid, paid] = [await tourOrder(buyer, { day: DAY }), await tourOrder(buyer, { day: DAY })];
  await payTour(buyer, paid, siteUrl());
  return [
    { name: 'tours', path: paths.tourSearch.es, isStatic: true },
    { name: 'a tour', path: tourDetailPath('es', name, { date: DAY }), isStatic: true },
    { name: 'start of a tour', path: tourReservationPath('es', { name, date: DAY }) },
    { name: 'basket of a tour', path: paths.tourReview.es, cookies, isStatic: true },
    { name: 'participants of a tour', path: paths.tourCustomer.es, cookies, isStatic: true },
    { name: 'payment of a tour', path: tourPaymentPath('es', unpaid), cookies: buyer.cookie() },
    { name: 'ticket of a tour', path: tourTicketPath('es', paid), cookies: buyer.cookie(), isStatic: true },
  ];
}
