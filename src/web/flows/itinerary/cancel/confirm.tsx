import type { Lang } from '#text/lang.ts';
import { isOwnLedger } from '#domain/amendments/tickets-status.ts';
import { sharesText } from '#text/back-shares.ts';
import { moneyBackText as say } from '#text/money-back.ts';
import { shareByLink, isPaidByLink, paidByLink } from '#text/paid-by-link.ts';
import type { Message } from '#text/message.ts';
import { differenceText } from '#text/service-difference.ts';
import { Button } from '#ui/button.tsx';
import { priceText } from '#ui/price.tsx';
import { PANEL } from '#ui/sheet.tsx';
import type { CancelData, Proposal, Take } from './cancel-data.ts';
import styles from './cancel.module.css';
import { localMoment } from '#text/moments.ts';
import type { Site } from '#web/page.ts';

interface ConfirmProps {
  readonly data: CancelData;
  readonly proposal: Proposal;
  readonly site: Pick<Site, 'lang' | 'formToken'>;
}

/** Id of the form: fields elsewhere on the page belong to it. */
export const CONFIRM_ID = 'confirm';

/** Refund means, and the only button. */
export function Confirm({ data, proposal, site: { lang, formToken } }: ConfirmProps) {
  const { reservation, passengers, directions, claim } = data;
  const { offer, difference, takes, key } = proposal;
  const means = (isByLink(proposal) ? paidByLink.preview : say).means[lang];
  return (
    <form id={CONFIRM_ID} className={`${PANEL} ${styles['card']}`} method="post">
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="code" value={reservation.code} />
      <input type="hidden" name="key" value={key} />
      {claim ? <input type="hidden" name="claim" value={takes[0]} /> : null}
      {passengers.map((position) => (
        <input key={position} type="hidden" name="passenger" value={position} />
      ))}
      {directions.map((direction) => (
        <input key={direction} type="hidden" name="direction" value={direction} />
      ))}
      {takes.length === 1 ? (
        <p>
          <input type="hidden" name="take" value={takes[0]} />
          {means}: <strong>{takeText(proposal, takes[0]!, lang)}</strong>
        </p>
      ) : (
        <fieldset className={styles['means']}>
          <legend>{means}</legend>
          {takes.map((take, index) => (
            <label key={take}>
              <input type="radio" name="take" value={take} defaultChecked={index === 0} required />
              <span>{takeText(proposal, take, lang)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {takes.map((take) => (
        <input key={take} type="hidden" name={`amount_${take}`} value={amountOf(proposal, take)} />
      ))}
      {offer && offer.compensated > 0 ? <p>{say.plus(priceText(offer.compensated, lang))[lang]}</p> : null}
      {isByLink(proposal) ? <p>{paidByLink.preview.notAsCredit[lang]}</p> : null}
      <p>{(offer ? say.givesUp : difference ? differenceText.keeps : say.keeps)[lang]}</p>
      {offer ? (
        <p className={styles['of']}>{say.until(localMoment(offer.valid_until, reservation.origin.city, lang))[lang]}</p>
      ) : null}
      <p>
        <Button look={offer ? 'danger' : 'main'} className={styles['confirm']}>
          {offer
            ? takes.map((take) => (
                <span key={take} data-take={take}>
                  {confirmText(proposal, take, lang)}
                </span>
              ))
            : say.confirmTravel[lang]}
        </Button>
      </p>
    </form>
  );
}

function amountOf({ offer, travel, difference }: Proposal, take: Take): number {
  switch (take) {
    case 'travel':
      return travel?.amount ?? 0;
    case 'difference':
      return difference?.amounts.original ?? 0;
    case 'difference_credit':
      return difference?.amounts.credit ?? 0;
    case 'original':
    case 'credit':
      return offer?.amounts[take] ?? 0;
  }
}

function confirmText(proposal: Proposal, take: Take, lang: Lang): string {
  const amount = amountOf(proposal, take);
  const tickets = new Set(proposal.offer?.lines.map(({ folio }) => folio)).size;
  if (take === 'original' && amount > 0 && isByLink(proposal))
    return paidByLink.preview.confirm(tickets, priceText(amount, lang))[lang];
  return say.confirm(tickets, amount > 0 ? priceText(amount, lang) : undefined, take === 'credit')[lang];
}

function takeText(proposal: Proposal, take: Take, lang: Lang): string {
  const amount = priceText(amountOf(proposal, take), lang);
  if (take === 'travel') return say.travel(amount)[lang];
  const shares = sharesOf(proposal);
  if (take === 'credit' || take === 'difference_credit') {
    const besides = shares.filter((share) => share.by_link || isOwnLedger(share.from));
    if (besides.length === 0) return say.credit(amount)[lang];
    const words = isByLink(proposal) ? paidByLink.preview : say;
    return words.creditAndBack(amount, toldShares(besides, lang))[lang];
  }
  if (shares.length < 2) return wholeText(shares[0], amount)[lang];
  return say.originalMixed(amount, toldShares(shares, lang))[lang];
}

const toldShares = (shares: ReturnType<typeof sharesOf>, lang: Lang): Message =>
  sharesText(
    shares.map(({ from, by_link: isTheirs, ...share }) => ({
      from,
      amount: priceText(share.amount, lang),
      isByLink: isTheirs,
    })),
  );

const sharesOf = ({ offer, difference }: Proposal) => (offer ?? difference)?.shares ?? [];

const isByLink = (proposal: Proposal): boolean => isPaidByLink(sharesOf(proposal));

const wholeText = (share: ReturnType<typeof sharesOf>[number] | undefined, amount: string): Message =>
  (share?.by_link ? shareByLink(share.from, amount) : undefined) ?? say.original[share?.from ?? 'provider'](amount);
