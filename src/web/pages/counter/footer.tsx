import { counterText } from '#text/pages/counter.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { SelectField } from '#web/invoicing/select-field.tsx';
import { CARD_TYPES } from '#domain/payment/card-type.ts';
import { priceText } from '#ui/price.tsx';
import type { ScreenProps } from '#web/page.ts';
import { LogList } from '#web/counter/log-list.tsx';
import { type CounterData, isOpen } from '#web/pages/counter/counter-data.ts';
import styles from '#web/counter/counter.module.css';
import { ExchangePanels } from '#web/pages/counter/exchange-panels.tsx';
import { ActionForm } from '#web/pages/counter/form.tsx';
import { DeadlineTable } from '#web/pages/counter/deadline-table.tsx';
import { RefundPanels } from '#web/pages/counter/refund-panels.tsx';
import { errorAt } from '#web/shown-errors.ts';

type Shown = Omit<ScreenProps<CounterData>, 'call'>;

/** All actions besides cash, and the history. */
export function Footer({ data, site }: Shown) {
  const { view } = data;
  if (!view) return null;
  return (
    <div className={styles['page']}>
      <Conversion data={data} site={site} />
      <DeadlineTable view={view} lang={site.lang} />
      <Tickets data={data} site={site} />
      <ExchangePanels data={data} site={site} />
      <RefundPanels data={data} site={site} />
      <section aria-labelledby="log" className={styles['log']}>
        <h2 id="log">{counterText.log[site.lang]}</h2>
        <LogList log={view.log} lang={site.lang} />
      </section>
    </div>
  );
}

function Conversion({ data, site }: Shown) {
  const { view, errors, typed } = data;
  const { lang } = site;
  if (!view || view.due === null || !isOpen(view, 'convert')) return null;
  return (
    <section className={styles['panel']} aria-labelledby="convert">
      <h2 id="convert">{counterText.convertTitle[lang]}</h2>
      <ActionForm data={data} site={site} act="conversion" className={styles['form']}>
        <input type="hidden" name="total" value={view.due} />
        <TextField
          name="authorisation"
          label={counterText.authorisation[lang]}
          hint={counterText.authorisationHint[lang]}
          error={errorAt(errors, 'authorisation')}
          defaultValue={typed.authorisation}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
        />
        <SelectField
          name="card_type"
          label={counterText.cardType[lang]}
          hint={counterText.cardTypeHint[lang]}
          error={errorAt(errors, 'card_type')}
          options={CARD_TYPES.map((type) => [type, counterText.cardTypes[type][lang]])}
          choose={counterText.choose[lang]}
          defaultValue={typed.cardType}
          required
        />
        <Button look={isOpen(view, 'take_cash') ? 'plain' : 'main'}>
          {counterText.convert(priceText(view.due, lang))[lang]}
        </Button>
      </ActionForm>
    </section>
  );
}

function Tickets({ data, site }: Shown) {
  const { view } = data;
  const { lang } = site;
  if (!view || !(isOpen(view, 'print') || isOpen(view, 'resend'))) return null;
  return (
    <section className={styles['panel']} aria-labelledby="tickets">
      <h2 id="tickets">{counterText.tickets[lang]}</h2>
      <div className={styles['buttons']}>
        {isOpen(view, 'print') ? (
          <ActionForm data={data} site={site} act="print">
            <Button>{counterText.print[lang]}</Button>
          </ActionForm>
        ) : null}
        {isOpen(view, 'resend') ? (
          <ActionForm data={data} site={site} act="resend">
            <Button look="quiet">{counterText.resend[lang]}</Button>
          </ActionForm>
        ) : null}
      </div>
    </section>
  );
}
