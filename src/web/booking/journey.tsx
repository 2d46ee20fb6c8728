import { extrasForm as say } from '#text/extras-form.ts';
import type { Lang } from '#text/lang.ts';
import { Button } from '#ui/button.tsx';
import { describedBy } from '#ui/field.tsx';
import { priceText } from '#ui/price.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { useInBrowser } from '#web/services/use-in-browser.ts';
import { errorAt, type ShownError } from '#web/shown-errors.ts';
import { type Item, type JourneyRow, type OfferRow, quantityOf, type TicketRow } from './add-data.ts';
import styles from './add.module.css';
import { excludedBy, type Replacement } from './one-of.ts';

interface JourneyProps {
  readonly journey: JourneyRow;
  /** For the return: the outbound journey, whose extras can be copied. */
  readonly sameAs?: JourneyRow | undefined;
  /** The form has more passengers or journeys than this one: the others start collapsed. */
  readonly isOneOfMany: boolean;
  /** The current choices of the form. */
  readonly items: readonly Item[];
  /** What the last change put in the place of another choice. */
  readonly replacing: readonly Replacement[];
  /** Called after a button changed the form. */
  onStep(): void;
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
}

/** One journey, passenger by passenger. */
export function Journey({ journey, sameAs, ...rest }: JourneyProps) {
  const { lang, onStep } = rest;
  const isAwake = useInBrowser(() => true);
  const { direction, bus, from, to, until, tickets } = journey;
  return (
    <section className={`${PANEL} ${styles['journey']}`} aria-labelledby={direction}>
      <header>
        <h2 id={direction}>{bus ? `${bus}: ${from} → ${to}` : say.journey(direction, from, to)[lang]}</h2>
        {until ? <p className={styles['rule']}>{say.until(until)[lang]}</p> : null}
        {sameAs && isAwake && !bus ? (
          <Button
            type="button"
            className={styles['same']}
            onClick={({ currentTarget: { form } }) => {
              if (form) copyChoice(form, sameAs, journey);
              onStep();
            }}
          >
            {say.sameAsOut[lang]}
          </Button>
        ) : null}
      </header>
      {tickets.map((ticket, index) => (
        <Ticket key={ticket.folio} ticket={ticket} isFirst={!sameAs && index === 0} {...rest} />
      ))}
    </section>
  );
}

/** Copies each passenger's extras from one journey to the other, as far as they are allowed there. */
function copyChoice(form: HTMLFormElement, from: JourneyRow, to: JourneyRow): void {
  const inputOf = (field: string | undefined) => form.querySelector<HTMLInputElement>(`[name="${field}"]`);
  for (const [index, { offers }] of to.tickets.entries())
    for (const { field, name } of offers) {
      const there = from.tickets[index]?.offers.find((offer) => offer.name === name);
      const [source, target] = [inputOf(there?.field), inputOf(field)];
      if (source && target) target.value = String(Math.min(Number(source.value), Number(target.max)));
    }
}

interface TicketProps extends Omit<JourneyProps, 'journey' | 'sameAs'> {
  readonly ticket: TicketRow;
  /** Of the whole form. */
  readonly isFirst: boolean;
}

/**
 * A passenger's extras. With several passengers or journeys each is collapsed under what it has chosen, except the
 * first, those with a choice from before, and those with an error.
 */
function Ticket({ ticket, isOneOfMany, isFirst, items, errors, ...rest }: TicketProps) {
  const { name, refusal, offers } = ticket;
  const { lang } = rest;
  const content = <Offers ticket={ticket} items={items} errors={errors} {...rest} />;
  if (!isOneOfMany || refusal)
    return (
      <fieldset className={styles['ticket']}>
        <legend>{name}</legend>
        {content}
      </fieldset>
    );
  const chosen = offers.flatMap((offer) => {
    const quantity = quantityOf(items, offer.field);
    return quantity > 0 ? [`${quantity} × ${offer.name}`] : [];
  });
  const isOpen = isFirst || offers.some((offer) => offer.chosen > 0 || errorAt(errors, offer.field));
  return (
    <details className={styles['ticket']} open={isOpen}>
      <summary>
        <span>{name}</span> <small>{chosen.join(', ') || say.noneChosen[lang]}</small>
      </summary>
      <fieldset>
        <legend className="visually-hidden">{name}</legend>
        {content}
      </fieldset>
    </details>
  );
}

type OffersProps = Omit<TicketProps, 'isOneOfMany' | 'isFirst'>;

function Offers({ ticket: { included, has, refusal, offers }, items, errors, ...rest }: OffersProps) {
  const { lang } = rest;
  return (
    <>
      {included ? <p className={styles['rule']}>{included}</p> : null}
      {has ? <p className={styles['rule']}>{say.has(has)[lang]}</p> : null}
      {refusal ? (
        <p>{refusal}</p>
      ) : (
        <div className={styles['offers']}>
          {offers.map((offer) => (
            <Offer
              key={offer.field}
              offer={offer}
              others={excludedBy(offers, offer)}
              quantity={quantityOf(items, offer.field)}
              error={errorAt(errors, offer.field)}
              {...rest}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface OfferProps extends Pick<JourneyProps, 'replacing' | 'onStep' | 'lang'> {
  readonly offer: OfferRow;
  /** That it excludes. */
  readonly others: readonly OfferRow[];
  readonly quantity: number;
  readonly error: string | undefined;
}

/** An extra on offer: its price and quantity. */
function Offer({ offer, others, quantity, error, replacing, onStep, lang }: OfferProps) {
  const { field, name, price, most, isIncluded, left, chosen } = offer;
  if (isIncluded && chosen === 0)
    return (
      <p className={styles['byCard']}>
        {name} <small>{say.byCard[lang]}</small>
      </p>
    );
  const hint = [
    (left === 0 ? say.full : say.each(priceText(price, lang), most))[lang],
    ...others.map((other) => say.notBoth(other.name)[lang]),
  ].join('. ');
  const replaced = replacing.find((one) => one.field === field)?.replaced ?? [];
  const said = describedBy({ name: field, hint, error });
  // The form keeps what was chosen even if no more can be added now.
  const highest = Math.max(left, chosen);
  return (
    <div className={styles['offer']}>
      <div className={styles['what']}>
        <label htmlFor={said.id}>{name}</label>
        <small id={`${said.id}-hint`}>{hint}</small>
      </div>
      <Stepper
        {...said}
        fewer={say.fewer(name)[lang]}
        more={say.more(name)[lang]}
        isLeast={quantity <= 0}
        isMost={quantity >= highest}
        why={`${said.id}-hint`}
        onStep={onStep}
        name={field}
        min={0}
        max={highest}
        defaultValue={chosen}
        disabled={highest === 0}
      />
      {others.length > 0 ? (
        <p className={styles['replaced']} role="status">
          {others.flatMap((other) => (replaced.includes(other.field) ? say.replaces(other.name)[lang] : [])).join(' ')}
        </p>
      ) : null}
      {error ? (
        <p className={styles['error']} id={`${said.id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
