import { satStatus } from '#adapters/pac/sat-status.ts';
import { TIMEOUTS, type Timeouts, type SwAccount } from '#adapters/pac/sw-account.ts';
import { readCancelling, readStamping } from '#adapters/pac/sw-answers.ts';
import { swApi } from '#adapters/pac/sw-api.ts';
import type { Pac } from '#app/invoicing/ports.ts';

export interface SwDeps {
  readonly account: SwAccount;
  /** Receives problems that need a person. */
  readonly report: (problem: unknown) => void;
  readonly timeouts?: Timeouts;
}

/**
 * SW sapien. Each document is sent with an idempotency key (`customid`): the same text under the same key is stamped
 * only once, and sending it again returns that stamp. So the way to query an outcome is to send the document again.
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
