import { ERROR_CODES, type ErrorCode } from '#domain/errors.ts';
import { additionErrors } from '#text/additions/errors.ts';
import { luggageErrors } from '#text/luggage/errors.ts';
import { caseErrors } from '#text/errors/cases.ts';
import { genericErrors } from '#text/errors/generic.ts';
import { contentErrors } from '#text/errors/content.ts';
import { counterErrors } from '#text/errors/counter.ts';
import { operationErrors } from '#text/errors/operation.ts';
import { passengerErrors } from '#text/errors/passengers.ts';
import { paymentErrors } from '#text/errors/payment.ts';
import { moneyBackErrors } from '#text/errors/money-back.ts';
import { invoicingErrors } from '#text/errors/invoicing.ts';
import { giftErrors } from '#text/errors/gifts.ts';
import { voucherErrors } from '#text/errors/vouchers.ts';
import { adventureErrors } from '#text/adventures/errors.ts';
import { basketErrors } from '#text/errors/basket.ts';
import { loungeErrors } from '#text/errors/lounge.ts';
import { itineraryErrors } from '#text/errors/itinerary.ts';
import { pointsErrors } from '#text/errors/points.ts';
import { reservationErrors } from '#text/errors/reservation.ts';
import { searchErrors } from '#text/errors/search.ts';
import { oauthErrors } from '#text/errors/oauth.ts';
import { notAllowedNowErrors } from '#text/errors/not-allowed-now.ts';
import { tourErrors } from '#text/errors/tours.ts';
import { travellerErrors } from '#text/errors/traveller.ts';
import { internetErrors } from '#text/internet/errors.ts';
import { type Message, type Params, say, type Text } from '#text/message.ts';

/** The text for every error code: the compiler requires all of them. */
export const ERROR_TEXTS: Readonly<Record<ErrorCode, Text>> = {
  ...genericErrors,
  ...searchErrors,
  ...passengerErrors,
  ...reservationErrors,
  ...itineraryErrors,
  ...additionErrors,
  ...luggageErrors,
  ...internetErrors,
  ...notAllowedNowErrors,
  ...moneyBackErrors,
  ...invoicingErrors,
  ...paymentErrors,
  ...pointsErrors,
  ...travellerErrors,
  ...operationErrors,
  ...contentErrors,
  ...counterErrors,
  ...caseErrors,
  ...oauthErrors,
  ...giftErrors,
  ...basketErrors,
  ...loungeErrors,
  ...adventureErrors,
  ...voucherErrors,
  ...tourErrors,
};

const isKnown = (code: string): code is ErrorCode => (ERROR_CODES as readonly string[]).includes(code);

/** The message of a refusal. An unknown code keeps its original Spanish text and gets the generic English one (T65). */
export function errorMessage(code: string, params: Params = {}, spanish?: string): Message {
  if (isKnown(code)) return say(ERROR_TEXTS[code], params);
  const { es, en } = genericErrors.action_failed;
  return { es: spanish ?? es, en };
}
