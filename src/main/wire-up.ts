import { bearerChecked } from '#http/bearer-checked.ts';
import type { Handler } from '#http/handler.ts';
import type { Work } from '#main/jobs.ts';
import { accessRoom } from '#main/rooms/access.ts';
import { alertsRoom } from '#main/rooms/alerts.ts';
import { amendmentsRoom, refundsRoom } from '#main/rooms/amendments.ts';
import { boardingRoom } from '#main/rooms/boarding.ts';
import { basketRoom } from '#main/rooms/basket.ts';
import { bookingRoom } from '#main/rooms/booking.ts';
import { casesRoom } from '#main/rooms/cases.ts';
import { contentRoom } from '#main/rooms/content.ts';
import { counterRoom } from '#main/rooms/counter.ts';
import { disruptionsRoom } from '#main/rooms/disruptions.ts';
import { giftsRoom } from '#main/rooms/gifts.ts';
import { invoicingRoom } from '#main/rooms/invoicing.ts';
import { linksRoom } from '#main/rooms/links.ts';
import { loyaltyRoom } from '#main/rooms/loyalty.ts';
import { asksSuppliers, moreRooms } from '#main/rooms/more.ts';
import { myAccountRoom } from '#main/rooms/my-account.ts';
import { noticesRoom } from '#main/rooms/notices.ts';
import { oauthDeps, oauthRoom } from '#main/rooms/oauth.ts';
import { operationsRoom } from '#main/rooms/operations.ts';
import { operatorsRoom } from '#main/rooms/operators.ts';
import { ordersRoom } from '#main/rooms/orders.ts';
import { packsRoom } from '#main/rooms/packs.ts';
import { paymentRoom } from '#main/rooms/payment.ts';
import type { Room, RoutedWebhook } from '#main/rooms/room.ts';
import { seatsRoom } from '#main/rooms/seats.ts';
import { sharedDeps } from '#main/rooms/shared-deps.ts';
import { statisticsRoom } from '#main/rooms/statistics.ts';
import { ticketingRoom } from '#main/rooms/ticketing.ts';
import { timetableRoom } from '#main/rooms/timetable.ts';
import { vouchersRoom } from '#main/rooms/vouchers.ts';
import type { Wiring } from '#main/wiring.ts';
import type { PagePath } from '#wire/page-paths.ts';

type TimetableRoom = ReturnType<typeof timetableRoom>;

export interface Wired
  extends Pick<TimetableRoom, 'warmUp' | 'isOnSale' | 'listNetwork' | 'listRunsToCome' | 'exportFeed'>,
    Pick<ReturnType<typeof contentRoom>, 'publishedContent' | 'rootLandings' | 'describedStops'>,
    Pick<ReturnType<typeof alertsRoom>, 'realtimeFile'>,
    Pick<ReturnType<typeof invoicingRoom>, 'downloadInvoice'>,
    Pick<ReturnType<typeof sharedDeps>, 'tally'> {
  /** The pages of what suppliers sell that have a text of their own. */
  readonly describedOutings: () => Promise<readonly PagePath[]>;
  readonly handlers: readonly Handler[];
  readonly webhooks: readonly RoutedWebhook[];
  readonly jobs: Work;
}

/** Assembles the site's rooms on their shared dependencies. */
export function wireUp(wiring: Wiring): Wired {
  const shared = sharedDeps(wiring);
  const timetable = timetableRoom(shared);
  const invoicing = invoicingRoom(shared);
  const content = contentRoom(shared);
  const alerts = alertsRoom(shared);
  // In the order in which the API's description lists their calls.
  const rooms: readonly Room[] = [
    timetable,
    content,
    bookingRoom(shared),
    seatsRoom(shared),
    paymentRoom(shared),
    ordersRoom({ ...shared, askBefore: asksSuppliers(shared) }),
    basketRoom(shared),
    giftsRoom(shared),
    packsRoom(shared),
    linksRoom(shared),
    loyaltyRoom(shared),
    myAccountRoom(shared),
    accessRoom(shared),
    invoicing,
    noticesRoom(shared),
    amendmentsRoom(shared),
    ...moreRooms(shared),
    operatorsRoom(shared),
    boardingRoom(shared),
    vouchersRoom(shared),
    refundsRoom(shared),
    disruptionsRoom(shared),
    alerts,
    counterRoom(shared),
    ticketingRoom(shared),
    operationsRoom(shared),
    casesRoom(shared),
    statisticsRoom(shared),
    oauthRoom(shared),
  ];
  const { warmUp, isOnSale, listNetwork, listRunsToCome, exportFeed } = timetable;
  return {
    warmUp,
    isOnSale,
    listNetwork,
    listRunsToCome,
    exportFeed,
    publishedContent: content.publishedContent,
    rootLandings: content.rootLandings,
    describedStops: content.describedStops,
    describedOutings: async () => {
      const onSale = await Promise.all(rooms.map(({ outings }) => outings?.() ?? []));
      return content.describedOutings(onSale.flat());
    },
    realtimeFile: alerts.realtimeFile,
    downloadInvoice: invoicing.downloadInvoice,
    tally: shared.tally,
    handlers: rooms.flatMap(({ handlers = [] }) => handlers).map(bearerChecked(oauthDeps(shared))),
    webhooks: rooms.flatMap(({ webhooks = [] }) => webhooks),
    jobs: Object.assign({}, ...rooms.map(({ jobs }) => jobs)) as Work,
  };
}
