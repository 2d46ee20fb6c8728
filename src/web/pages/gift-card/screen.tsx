import { GIFT_CHOICES, MAX_GIFT_MESSAGE } from '#domain/gifts/gift-rules.ts';
import { giftText } from '#text/gifts.ts';
import { orderText } from '#text/orders.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { EMAIL_INPUT, TextField } from '#ui/field.tsx';
import { Price } from '#ui/price.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { BuyerFields } from '#web/orders/buyer-fields.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { GiftCardData } from '#web/pages/gift-card/gift-card-data.ts';
import form from '#web/orders/form-part.module.css';
import styles from '#web/pages/gift-card/gift-card.module.css';
import { errorAt } from '#web/shown-errors.ts';

/**
 * Keeps what a browser knows of its owner out of the recipient's fields. Browsers empty a field with `off` when the buyer
 * goes back.
 */
const RECIPIENT = 'section-recipient';

/** Amount, recipient and date; then the buyer. */
export function Screen({ data, site }: Pick<ScreenProps<GiftCardData>, 'data' | 'site'>) {
  const { key, typed, buyer, days, errors } = data;
  const { lang, formToken } = site;
  const field = (name: 'name' | 'email' | 'date' | 'message' | 'other') => ({
    name,
    error: errorAt(errors, name),
    defaultValue: typed[name],
  });
  return (
    <form className={PANEL} method="post" noValidate>
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="key" value={key} />
      <fieldset className={form['part']}>
        <legend>{giftText.card[lang]}</legend>
        <div className={styles['amounts']} role="radiogroup" aria-label={giftText.amount[lang]}>
          {GIFT_CHOICES.map((amount) => (
            <label className={styles['amount']} key={amount}>
              <input type="radio" name="choice" value={amount} defaultChecked={typed.choice === String(amount)} />
              <Price amount={amount} lang={lang} />
            </label>
          ))}
        </div>
        <TextField
          {...field('other')}
          label={giftText.other[lang]}
          hint={giftText.amountHint[lang]}
          inputMode="numeric"
          autoComplete="transaction-amount"
          maxLength={12}
        />
        <TextField
          {...field('name')}
          label={giftText.receiver[lang]}
          hint={giftText.receiverHint[lang]}
          autoComplete={`${RECIPIENT} name`}
          autoCapitalize="words"
          maxLength={200}
          required
        />
        <TextField
          {...field('email')}
          {...EMAIL_INPUT}
          autoComplete={`${RECIPIENT} email`}
          label={giftText.receiverEmail[lang]}
          maxLength={320}
          required
        />
        <DateField
          {...field('date')}
          min={days.first}
          max={days.last}
          label={giftText.date[lang]}
          hint={giftText.dateHint[lang]}
        />
        <TextArea {...field('message')} label={giftText.messageField[lang]} maxLength={MAX_GIFT_MESSAGE} />
      </fieldset>
      <BuyerFields values={buyer} errors={errors} lang={lang} />
      <Button look="main">{orderText.goOn[lang]}</Button>
      <p className={form['note']}>{giftText.terms[lang]}</p>
    </form>
  );
}
