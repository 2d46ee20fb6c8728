import { stopsOf } from '#domain/fares/journey-stops.ts';
import { basketOnOrder } from '#text/basket-on-order.ts';
import { journeyName } from '#text/journey-name.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import { deadlineTexts } from '#text/deadlines.ts';
import { invoicingText } from '#text/invoicing.ts';
import { payLinkShare } from '#text/pay-link-share.ts';
import { paymentShell } from '#text/payment-shell.ts';
import { Icon } from '#ui/drawings/icon.tsx';
import { bag, change, invoice, points, share } from '#ui/drawings/icons.ts';
import { List, LIST_ROW, ListRow, RowText } from '#ui/list.tsx';
import { isFollowUp, stateOfOrder } from '#web/booking/reservation-state.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import type { SlotProps } from '#web/flows/reservation/step-shell.tsx';
import type { PaymentData } from '#web/payment/payment-data.ts';
import { SafePayment } from '#web/payment/safe-payment.tsx';
import { DeadlineList } from '#web/ticketing/deadline-list.tsx';
import { signInAddress } from '#web/sign-in-address.ts';
import { taxDetailsPath } from '#wire/invoicing-paths.ts';
import * as paths from '#wire/page-paths.ts';
import styles from './step-footer.module.css';
import { DiscountProofList } from './discount-proof-list.tsx';
import { PayLinkShare, shareWordsOf } from './pay-link-share.tsx';
import { SHARE_PLACE, SHARE_QUERY } from './share-place.ts';

/** Below the payment: who charges, what to bring, and the options after buying. Works without scripts. */
export function StepFooter({ data, site }: SlotProps<PaymentData>) {
  const { lang, brand } = site;
  const { reservation, ways, total, payLink, invoiceFor, isWithdrawn } = data;
  const { kind } = stateOfOrder(reservation);
  if (kind === 'ended' || kind === 'paying' || isWithdrawn) return null;
  const at = { lang, code: reservation.code };
  // Points are offered only to travellers who signed in recently.
  const isTraveller = ways.some(({ kind }) => kind === 'purchased');
  return (
    <div className={styles['after']}>
      <SafePayment ways={ways} brand={brand} lang={lang} />
      {reservation.adding ? null : <DiscountProofList summary={reservation.summary} lang={lang} />}
      {payLink === null ? null : <PayLinkShare url={payLink} data={data} site={site} />}
      <List>
        {total > 0 && !isFollowUp(reservation) ? (
          <ListRow
            icon={<Icon d={invoice} />}
            title={invoicingText.need[lang]}
            note={(invoiceFor === null ? invoicingText.needHint : invoicingText.needKept(invoiceFor))[lang]}
            href={taxDetailsPath(lang, reservation.code)}
          />
        ) : null}
        {total > 0 && payLink === null ? (
          <ListRow
            icon={<Icon d={share} />}
            title={payLinkShare.title[lang]}
            note={shareWordsOf(reservation).what[lang]}
            href={`${stepAddress('pago', at)}&${SHARE_QUERY}=1#${SHARE_PLACE}`}
          />
        ) : null}
        {total > 0 && !isFollowUp(reservation) ? (
          <ListRow
            icon={<Icon d={bag} />}
            title={basketOnOrder.more[lang]}
            note={basketOnOrder.moreHint[lang]}
            href={paths.basket[lang]}
          />
        ) : null}
        <ListRow
          icon={<Icon d={points} />}
          title={(isTraveller ? paymentShell.traveller : paymentShell.signIn)[lang]}
          href={signInAddress(stepAddress('pago', at), lang)}
        />
        {reservation.adding ? null : <PlansChange data={data} site={site} />}
      </List>
    </div>
  );
}

/** What can still be changed, at which cost and until when. */
function PlansChange({ data: { reservation }, site: { lang } }: SlotProps<PaymentData>) {
  const now = Date.parse(reservation.server_now);
  const { deadlines } = reservation;
  return (
    <li>
      <details>
        <summary className={LIST_ROW}>
          <RowText
            icon={<Icon d={change} />}
            title={paymentShell.changes[lang]}
            note={paymentShell[reservation.via ? 'changesTogether' : 'changesCost'][lang]}
          />
        </summary>
        <div className={styles['plans']}>
          {DIRECTIONS.map((direction) => {
            const ofJourney = deadlines[direction];
            return ofJourney ? (
              <div key={direction}>
                <h3>
                  {deadlineTexts.ladder[lang]} · {journeyName(reservation, direction, deadlineTexts.journey)[lang]}
                </h3>
                <DeadlineList
                  deadlines={ofJourney}
                  place={stopsOf(reservation, direction)[0].city}
                  now={now}
                  isPaid={false}
                  lang={lang}
                />
              </div>
            ) : null;
          })}
        </div>
      </details>
    </li>
  );
}
