import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { orderText } from '#text/orders.ts';
import { tourText } from '#text/tours/pages.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { fieldId } from '#ui/field-id.ts';
import { CheckField, TextField } from '#ui/field.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import type { CustomerData } from '#web/flows/tours/customer/customer-data.ts';
import own from '#web/flows/tours/customer/customer.module.css';
import { HiddenSelection } from '#web/flows/tours/hidden-selection.tsx';
import { Ladder } from '#web/flows/tours/ladder.tsx';
import styles from '#web/flows/tours/parts.module.css';
import { TourShell } from '#web/flows/tours/tour-shell.tsx';
import { What } from '#web/flows/tours/what.tsx';
import { BuyerFields } from '#web/orders/buyer-fields.tsx';
import type { ShellProps } from '#web/page.ts';
import { errorAt } from '#web/shown-errors.ts';
import { selectionOf } from '#web/tours/selection.ts';
import * as paths from '#wire/page-paths.ts';

const say = tourText.customer;

/** One form: who buys, who takes part. */
export function CustomerShell({ data, site: { lang, formToken, brand } }: ShellProps<CustomerData>) {
  const { shopping, buyer, errors, key, applies, known } = data;
  return (
    <TourShell step="cliente" lang={lang}>
      <Sheet title={say.title[lang]} width="text" takesFocus>
        <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
        <form className={`${PANEL} ${styles['form']}`} method="post" action={paths.tourCustomer[lang]} noValidate>
          <HiddenSelection selection={selectionOf(shopping)} total={shopping.total} formToken={formToken} />
          <input type="hidden" name="key" value={key} />
          <BuyerFields values={buyer} errors={errors} lang={lang} />
          {shopping.adults > 0 ? (
            <CheckField name="apply" label={say.apply[lang]} hint={say.applyHint[lang]} defaultChecked={applies} />
          ) : null}
          <Participants data={data} lang={lang} />
          {known.length > 0 ? (
            <>
              <Names id="known-first" names={known.map(({ first_name: name }) => name)} />
              <Names id="known-last" names={known.map(({ last_name: name }) => name)} />
            </>
          ) : null}
          <Button look="main">{orderText.goOn[lang]}</Button>
        </form>
        <What shopping={shopping} lang={lang} />
        <Ladder steps={shopping.slot.cancellation} total={shopping.total} lang={lang} />
        <p className={styles['note']}>{tourText.sellerLine(shopping.tour.seller.name, brand.name)[lang]}</p>
      </Sheet>
    </TourShell>
  );
}

const Names = ({ id, names }: { readonly id: string; readonly names: readonly string[] }) => (
  <datalist id={id}>
    {[...new Set(names)].map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
);

interface PartProps {
  readonly data: CustomerData;
  readonly lang: Lang;
}

function Participants({ data: { shopping, participants, errors }, lang }: PartProps) {
  const { adults, tour } = shopping;
  const { min, child_until: until } = tour.ages;
  const wrong = errorAt(errors, 'participants');
  return (
    <div className={styles['form']} id={fieldId('participants')}>
      <h2>{say.participants[lang]}</h2>
      {wrong ? <p className={styles['wrong']}>{wrong}</p> : null}
      {participants.map((typed, at) => {
        const name = `participants.${at}`;
        const isChild = at >= adults;
        const field = (part: keyof typeof typed) => ({
          name: `${name}.${part}`,
          error: errorAt(errors, `${name}.${part}`),
          defaultValue: typed[part],
        });
        return (
          <fieldset key={name} className={`${styles['group']} ${at === 0 && !isChild ? own['first'] : ''}`.trim()}>
            <legend>{(isChild ? say.participantChild : say.participant)(at + 1)[lang]}</legend>
            <div className={styles['two']}>
              <TextField
                {...field('first_name')}
                label={say.firstName[lang]}
                autoComplete="off"
                autoCapitalize="words"
                list="known-first"
                maxLength={200}
              />
              <TextField
                {...field('last_name')}
                label={say.lastName[lang]}
                autoComplete="off"
                autoCapitalize="words"
                list="known-last"
                maxLength={200}
              />
              {isChild ? (
                <TextField
                  {...field('age')}
                  label={say.age[lang]}
                  hint={until === null ? undefined : say.ageHint(min, until)[lang]}
                  type="number"
                  inputMode="numeric"
                  min={min}
                  max={until ?? undefined}
                />
              ) : null}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
