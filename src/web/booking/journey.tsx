import { addText as say } from '#text/add.ts';
import type { Lang } from '#text/lang.ts';
import { describedBy, FieldFrame, inputClass } from '#ui/field.tsx';
import { priceText } from '#ui/price.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { errorAt, type ShownError } from '#web/shown-errors.ts';
import type { JourneyRow, OfferRow, TicketRow } from './add-data.ts';
import styles from './add.module.css';

interface JourneyProps {
  readonly journey: JourneyRow;
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
}

/** One journey, passenger by passenger. */
export function Journey({ journey, errors, lang }: JourneyProps) {
  const { direction, from, to, until, tickets } = journey;
  return (
    <section className={`${PANEL} ${styles['journey']}`} aria-labelledby={direction}>
      <header>
        <h2 id={direction}>{say.journey(direction, from, to)[lang]}</h2>
        {until ? <p className={styles['rule']}>{say.until(until)[lang]}</p> : null}
      </header>
      {tickets.map((ticket) => (
        <Ticket key={ticket.folio} ticket={ticket} errors={errors} lang={lang} />
      ))}
    </section>
  );
}

interface TicketProps extends Omit<JourneyProps, 'journey'> {
  readonly ticket: TicketRow;
}

function Ticket({ ticket: { name, included, has, refusal, offers }, errors, lang }: TicketProps) {
  return (
    <fieldset className={styles['ticket']}>
      <legend>{name}</legend>
      {included ? <p className={styles['rule']}>{included}</p> : null}
      {has ? <p className={styles['rule']}>{say.has(has)[lang]}</p> : null}
      {refusal ? (
        <p>{refusal}</p>
      ) : (
        <div className={styles['offers']}>
          {offers.map((offer) => (
            <Offer key={offer.field} offer={offer} error={errorAt(errors, offer.field)} lang={lang} />
          ))}
        </div>
      )}
    </fieldset>
  );
}

interface OfferProps {
  readonly offer: OfferRow;
  readonly error: string | undefined;
  readonly lang: Lang;
}

function Offer({ offer: { field, name, price, most, isIncluded, left, chosen }, error, lang }: OfferProps) {
  if (isIncluded && chosen === 0)
    return (
      <p className={styles['byCard']}>
        {name} <small>{say.byCard[lang]}</small>
      </p>
    );
  const hint = (left === 0 ? say.full : say.each(priceText(price, lang), most))[lang];
  const frame = { name: field, hint, error };
  // What was chosen stays in the form, also where there may be no more of it by now.
  const highest = Math.max(left, chosen);
  return (
    <FieldFrame {...frame} label={name}>
      <select
        {...describedBy(frame)}
        className={inputClass}
        name={field}
        defaultValue={chosen}
        disabled={highest === 0}
      >
        {Array.from({ length: highest + 1 }, (_, quantity) => (
          <option key={quantity} value={quantity}>
            {quantity === 0 ? say.none[lang] : quantity}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
