import { useEffect, useRef, useState } from 'react';
import { counterText } from '#text/pages/counter.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { fieldId } from '#ui/field-id.ts';
import { Price, priceText } from '#ui/price.tsx';
import type { ScreenProps } from '#web/page.ts';
import { type CounterData, isOpen } from '#web/pages/counter/counter-data.ts';
import styles from '#web/counter/counter.module.css';
import { ActionForm } from '#web/pages/counter/form.tsx';
import { parsePesos } from '#web/pages/counter/pesos.ts';
import { errorAt } from '#web/shown-errors.ts';

/** The only interactive part of the counter page: cash received, and the change. */
export function Screen({ data, site }: Omit<ScreenProps<CounterData>, 'call'>) {
  const { view, errors, typed } = data;
  const { lang } = site;
  const [received, setReceived] = useState<number | undefined>(parsePesos(typed.received));
  const form = useRef<HTMLDivElement>(null);
  // Input typed before the script loaded counts.
  useEffect(() => {
    const box = form.current?.querySelector<HTMLInputElement>(`#${CSS.escape(fieldId('received'))}`);
    if (box) setReceived(parsePesos(box.value));
  }, []);
  if (!view || view.due === null || !isOpen(view, 'take_cash')) return null;
  const { due } = view;
  return (
    <div ref={form}>
      <ActionForm data={data} site={site} act="cash" className={styles['cash']}>
        <input type="hidden" name="total" value={due} />
        <p className={styles['due']}>
          <span>{counterText.toTake[lang]}</span>
          <Price amount={due} lang={lang} className={styles['figure']} />
        </p>
        <TextField
          name="received"
          label={counterText.received[lang]}
          hint={counterText.receivedHint[lang]}
          error={errorAt(errors, 'received')}
          defaultValue={typed.received}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          autoFocus={!data.done}
          onInput={(event) => setReceived(parsePesos(event.currentTarget.value))}
        />
        <output className={styles['change']} htmlFor={fieldId('received')}>
          {received === undefined ? null : (
            <>
              <span>{(received < due ? counterText.missing : counterText.change)[lang]}</span>
              <Price amount={Math.abs(received - due)} lang={lang} className={styles['figure']} />
            </>
          )}
        </output>
        <Button look="main">{counterText.takeCash(priceText(due, lang))[lang]}</Button>
      </ActionForm>
    </div>
  );
}
