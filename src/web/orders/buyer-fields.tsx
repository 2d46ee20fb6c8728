import type { Lang } from '#text/lang.ts';
import { orderText } from '#text/orders.ts';
import { EMAIL_INPUT, TextField } from '#ui/field.tsx';
import type { BuyerValues } from '#web/orders/buyer-form.ts';
import styles from '#web/orders/form-part.module.css';
import { errorAt, type ShownError } from '#web/shown-errors.ts';
import { GoingOn } from '#web/orders/going-on.tsx';

interface BuyerFieldsProps {
  readonly values: BuyerValues;
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
}

/** The buyer, in a form that starts an order without a trip; the form shows the consent line above its button. */
export function BuyerFields({ values, errors, lang }: BuyerFieldsProps) {
  const field = (name: keyof BuyerValues) => ({
    name: `buyer.${name}`,
    error: errorAt(errors, `buyer.${name}`),
    defaultValue: values[name],
    required: true,
  });
  return (
    <fieldset className={styles['part']}>
      <legend>{orderText.buyer[lang]}</legend>
      <div className={styles['names']}>
        <TextField
          {...field('first_name')}
          label={orderText.firstName[lang]}
          autoComplete="given-name"
          autoCapitalize="words"
          maxLength={200}
        />
        <TextField
          {...field('last_name')}
          label={orderText.lastName[lang]}
          autoComplete="family-name"
          autoCapitalize="words"
          maxLength={200}
        />
      </div>
      <TextField
        {...field('cell_phone')}
        label={orderText.phone[lang]}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <TextField
        {...field('email')}
        {...EMAIL_INPUT}
        label={orderText.email[lang]}
        hint={orderText.emailHint[lang]}
        maxLength={320}
      />
      <input type="hidden" name="buyer.privacy" value="on" />
      <input type="hidden" name="buyer.of_age" value="on" />
      <GoingOn className={styles['note']} lang={lang} />
    </fieldset>
  );
}
