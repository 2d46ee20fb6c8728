import { type FormEvent, useState } from 'react';
import { addText as say } from '#text/add.ts';
import { formText } from '#text/form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Price } from '#ui/price.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { type AddData, itemsOf, totalOf } from '#web/booking/add-data.ts';
import styles from '#web/booking/add.module.css';
import { Journey } from '#web/booking/journey.tsx';
import type { ScreenProps } from '#web/page.ts';
import { itineraryPath } from '#wire/link-paths.ts';

/** Every ticket with what can be added to it, and what that costs. */
export function Screen({ data, site }: Pick<ScreenProps<AddData>, 'data' | 'site'>) {
  const { lang, formToken } = site;
  const { code, journeys, reference, isDone, errors } = data;
  const [total, setTotal] = useState(() => totalOf(data, chosenOf(data)));
  const canAdd = journeys.some(({ tickets }) => tickets.some(canTake));
  const addUp = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setTotal(totalOf(data, itemsOf(new FormData(currentTarget))));
  return (
    <Sheet title={say.title[lang]} lead={say.lead[lang]} width="text">
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {isDone ? <NoticeBox role="status">{say.done[lang]}</NoticeBox> : null}
      {reference ? (
        <NoticeBox>
          {say.waiting[lang]} <a href={reference}>{say.reference[lang]}</a>
        </NoticeBox>
      ) : null}
      {journeys.length === 0 ? <p>{say.nothing[lang]}</p> : null}
      <form className={styles['form']} method="post" noValidate onChange={addUp}>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="code" value={code} />
        {journeys.map((journey) => (
          <Journey key={journey.direction} journey={journey} errors={errors} lang={lang} />
        ))}
        {canAdd ? (
          <div className={`${PANEL} ${styles['pay']}`}>
            <p className={styles['total']} role="status">
              <span>
                {say.total[lang]} <small>{say.totalHint[lang]}</small>
              </span>
              <Price amount={total} lang={lang} />
            </p>
            <p className={styles['rule']}>{say.hold[lang]}</p>
            <p className={styles['buttons']}>
              <Button look="main">{say.go[lang]}</Button>
              <noscript>
                <Button name="do" value="see">
                  {say.see[lang]}
                </Button>
              </noscript>
            </p>
          </div>
        ) : null}
      </form>
      <p>
        <a href={itineraryPath(lang, code)}>{say.back[lang]}</a>
      </p>
    </Sheet>
  );
}

const canTake = ({ refusal, offers }: AddData['journeys'][number]['tickets'][number]): boolean =>
  refusal === undefined && offers.some(({ left }) => left > 0);

/** As the page came: what was typed before it was refused. */
const chosenOf = ({ journeys }: AddData) =>
  journeys
    .flatMap(({ tickets }) => tickets)
    .flatMap(({ folio, offers }) =>
      offers.map(({ field, chosen }) => ({ field, ticket_id: folio, offer: '', quantity: chosen })),
    );
