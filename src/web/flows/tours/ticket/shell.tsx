import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { clockBeside, momentThere } from '#text/moments.ts';
import { orderLive } from '#text/orders-live.ts';
import { orderText } from '#text/orders.ts';
import { tourText } from '#text/tours/pages.ts';
import { voucherText } from '#text/vouchers.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Fold } from '#ui/fold.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Price, priceText } from '#ui/price.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Ticket } from '#ui/ticket.tsx';
import { Ladder } from '#web/flows/tours/ladder.tsx';
import { spanOf } from '#web/flows/tours/moments.ts';
import styles from '#web/flows/tours/parts.module.css';
import type { TicketData } from '#web/flows/tours/ticket/ticket-data.ts';
import { TourShell } from '#web/flows/tours/tour-shell.tsx';
import { QrCode } from '#web/my-account/traveller-card.tsx';
import { HowToPay } from '#web/payment/how-to-pay.tsx';
import { StoreReferenceCard } from '#web/payment/store-reference-card.tsx';
import type { ShellProps } from '#web/page.ts';
import * as paths from '#wire/page-paths.ts';
import { tourTicketPath } from '#wire/tours-paths.ts';

const say = tourText.ticket;

interface PartProps {
  readonly data: TicketData;
  readonly lang: Lang;
}

/** The ticket, then what can be done with it. */
export function TicketShell({ data, site: { lang, formToken } }: ShellProps<TicketData>) {
  const { ticket, errors } = data;
  const { state, seller, code } = ticket;
  return (
    <TourShell step="boleto" isSettled lang={lang}>
      <Sheet title={say.title[state][lang]} width="text" takesFocus>
        <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
        <News data={data} lang={lang} />
        {data.slip === undefined ? null : <ToPay slip={data.slip} lang={lang} />}
        <Voucher data={data} lang={lang} />
        <p>{say.call(seller.name, seller.phone)[lang]}</p>
        {ticket.bring.length > 0 && state === 'booked' ? (
          <section className={styles['part']}>
            <h2>{tourText.detail.bring[lang]}</h2>
            <ul className={styles['ladder']}>
              {ticket.bring.map((thing) => (
                <li key={thing.es}>{thing[lang]}</li>
              ))}
            </ul>
          </section>
        ) : null}
        {state === 'booked' ? <Ladder steps={ticket.cancellation} total={ticket.total} lang={lang} /> : null}
        <Cancel data={data} lang={lang} formToken={formToken} />
        <p className={styles['ways']}>
          {state === 'booked' && ticket.voucher ? (
            <a className={buttonClass()} href={`${paths.vouchers[lang]}?code=${encodeURIComponent(code)}`}>
              {voucherText.ways[lang]}
            </a>
          ) : null}
          {state === 'booked' || state === 'pending' ? (
            <a className={buttonClass()} href={`${paths.invoicing[lang]}?code=${encodeURIComponent(code)}`}>
              {say.invoice[lang]}
            </a>
          ) : null}
          <a className={buttonClass('quiet')} href={paths.tourSearch[lang]}>
            {say.others[lang]}
          </a>
        </p>
      </Sheet>
    </TourShell>
  );
}

function News({ data: { ticket, isOff }, lang }: PartProps) {
  const { state, seller, refunded, code } = ticket;
  if (state === 'pending') {
    return (
      <NoticeBox role="status">
        <p>{say.pending(seller.name)[lang]}</p>
        <p>
          <a href={tourTicketPath(lang, code)}>{say.again[lang]}</a>
        </p>
      </NoticeBox>
    );
  }
  if (isOff) {
    return (
      <NoticeBox tone="warning" role="status">
        {say.off[lang]}
      </NoticeBox>
    );
  }
  if (refunded === null) return null;
  return (
    <NoticeBox tone="warning" role="status">
      {say.refunded(priceText(refunded, lang))[lang]}
    </NoticeBox>
  );
}

const SAYS = { ...orderText, soon: say.soon };

/** How and until when it is paid. */
const ToPay = ({ slip, lang }: { readonly slip: Exclude<TicketData['slip'], undefined>; readonly lang: Lang }) =>
  slip ? (
    <>
      <StoreReferenceCard voucher={slip.voucher} bars={slip.bars} place={orderLive.clock[lang]} lang={lang}>
        {null}
      </StoreReferenceCard>
      <HowToPay voucher={slip.voucher} isHolder says={SAYS} lang={lang} />
    </>
  ) : (
    <p>{orderText.counter[lang]}</p>
  );

/** As a ticket: its QR is the stub. */
function Voucher({ data: { ticket, qr }, lang }: PartProps) {
  const { title, adults, children, participants, pickup, voucher, reference, code, starts_at: starts } = ticket;
  return (
    <Ticket
      look="pass"
      headId="what"
      head={<h2>{title[lang]}</h2>}
      stub={
        qr && voucher ? (
          <>
            <QrCode code={qr} label={say.voucher(voucher.code)[lang]} />
            <p className={styles['note']}>{say.show[lang]}</p>
          </>
        ) : (
          <p className={styles['total']}>
            <Price isLarge amount={ticket.total} lang={lang} />
          </p>
        )
      }
    >
      <dl className={styles['facts']}>
        <Row name={tourText.review.when[lang]}>{spanOf(ticket, lang)}</Row>
        <Row name={tourText.review.meet[lang]}>
          {pickup
            ? `${pickup.place[lang]}, ${clockBeside(pickup.at, starts, lang)}`
            : `${ticket.meeting_point[lang]}, ${clockBeside(starts, starts, lang)}`}
        </Row>
        <Row name={tourText.review.whom[lang]}>
          {[adults > 0 ? tourText.adultsOf(adults)[lang] : '', children > 0 ? tourText.childrenOf(children)[lang] : '']
            .filter(Boolean)
            .join(', ')}
        </Row>
        <Row name={say.participants[lang]}>
          {participants
            .map(
              ({ first_name: first, last_name: last, age }) =>
                `${first} ${last}${age === null ? '' : ` (${say.years(age)[lang]})`}`,
            )
            .join(', ')}
        </Row>
        {reference === null ? null : <Row name={say.reference[lang]}>{reference}</Row>}
        <Row name={say.code[lang]}>{code}</Row>
        <Row name={tourText.review.total[lang]}>
          <Price amount={ticket.total} lang={lang} />
        </Row>
      </dl>
    </Ticket>
  );
}

const Row = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Cancel({ data: { ticket, cancellation }, lang, formToken }: PartProps & { readonly formToken: string }) {
  if (!cancellation) return null;
  if (cancellation === 'unread') {
    return (
      <NoticeBox tone="warning">
        {say.cancelUnread[lang]} <a href={tourTicketPath(lang, ticket.code)}>{say.cancelAgain[lang]}</a>
      </NoticeBox>
    );
  }
  const { amount, until } = cancellation;
  return (
    <Fold title={say.cancel[lang]} isOpen={false}>
      {amount === 0 ? (
        <p>{say.cancelNothing[lang]}</p>
      ) : (
        <form method="post" className={styles['form']}>
          <input type="hidden" name="_form" value={formToken} />
          <input type="hidden" name="code" value={ticket.code} />
          <input type="hidden" name="amount" value={amount} />
          {until === null ? null : <p>{say.cancelHint(momentThere(until, lang))[lang]}</p>}
          <p>
            <Button look="danger">{say.cancelNow(priceText(amount, lang))[lang]}</Button>
          </p>
        </form>
      )}
    </Fold>
  );
}
