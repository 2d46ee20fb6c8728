import { voucherText } from '#text/vouchers.ts';
import * as paths from '#wire/page-paths.ts';
import { paidTrip } from '../paid-trip.ts';
import { type OnlineStep, press, says } from './step.ts';

/** Vouchers of an order. */
export const VOUCHERS: readonly OnlineStep[] = [
  {
    name: 'vouchers are sent again',
    calls: [`GET ${paths.vouchers.es}`, 'GET files', `POST ${paths.vouchers.es}`],
    async prepare({ url, database }) {
      const { code, client } = await paidTrip({ ahead: 12, service: 'primera', siteUrl: url });
      await database.issueVoucher(code);
      return { path: `${paths.vouchers.es}?code=${code}`, cookie: client.cookie() };
    },
    act: (page) => press(page, voucherText.resend.es),
    isDone: says(voucherText.sent.es),
  },
];
