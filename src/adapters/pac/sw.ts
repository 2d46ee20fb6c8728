import { satStatus } from '#adapters/pac/sat-status.ts';
import { TIMEOUTS, type Timeouts, type SwAccount } from '#adapters/pac/sw-account.ts';
import { readCancelling, readStamping } from '#adapters/pac/sw-answers.ts';
import { swApi } from '#adapters/pac/sw-api.ts';
import type { Pac } from '#app/invoicing/ports.ts';

export interface SwDeps {
  readonly account: SwAccount;
  /** Hears of what people have to look into. */
  readonly report: (problem: unknown) => void;
  readonly timeouts?: Timeouts;
}

/**
 * SW sapien. A document is sent with a key of ours (`customid`): the same text under the same key is never stamped twice, and
 * sent again it is answered with what was stamped. So asking the outcome of one is sending it once more.
 */
export function swPac({ account, report, timeouts = TIMEOUTS }: SwDeps): Pac {
  const call = swApi(account, timeouts);
  const send = async (xml: string, key: string) =>
    readStamping(
      await call({
        path: '/v4/cfdi33/stamp/v4',
        headers: { customid: key },
        body: () => formOf(xml),
        timeouts: timeouts.stamp,
      }),
      report,
    );
  return {
    name: 'sw',
    stamp: send,
    recover: send,
    cancel: async ({ uuid, issuer, reason, insteadUuid }) => {
      const path = [
        '',
        'cfdi33',
        'cancel',
        ...[issuer, uuid, reason, insteadUuid ?? []].flat().map(encodeURIComponent),
      ];
      return readCancelling(await call({ path: path.join('/'), timeouts: timeouts.cancel }), uuid);
    },
    status: (asked) => satStatus(account.statusUrl, asked, timeouts.status),
  };
}

function formOf(xml: string): FormData {
  const form = new FormData();
  form.set('xml', new Blob([xml], { type: 'text/xml' }), 'cfdi.xml');
  return form;
}
