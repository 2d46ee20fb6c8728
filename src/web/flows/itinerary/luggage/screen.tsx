import { addText as say } from '#text/luggage/page.ts';
import { extrasForm } from '#text/extras-form.ts';
import { formText } from '#text/form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Price } from '#ui/price.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { totalOf } from '#web/booking/add-data.ts';
import styles from '#web/booking/add.module.css';
import { Journey } from '#web/booking/journey.tsx';
import { useItems } from '#web/booking/use-items.ts';
import type { ScreenProps } from '#web/page.ts';
import { useInBrowser } from '#web/services/use-in-browser.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import type { AddData } from './add-data.ts';

/** Every ticket with the extras available for it, and their prices. */
export function Screen({ data, site }: Pick<ScreenProps<AddData>, 'data' | 'site'>) {
  const { lang, formToken } = site;
  const { code, journeys, reference, isDone, errors } = data;
  const { form, items, replacing, read } = useItems(data);
  const total = totalOf(data, items);
  // Without scripts the server answers an empty submission.
  const isEmpty = useInBrowser(() => true) && items.every(({ quantity }) => quantity === 0);
  const canAdd = journeys.some(({ tickets }) => tickets.some(canTake));
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
      <form className={styles['form']} method="post" ref={form} noValidate onInput={read}>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="code" value={code} />
        {journeys.map((journey, index) => (
          <Journey
            key={journey.direction}
            journey={journey}
            sameAs={journeys[index - 1]}
            isOneOfMany={journeys.flatMap(({ tickets }) => tickets).length > 1}
            items={items}
            replacing={replacing}
            onStep={read}
            errors={errors}
            lang={lang}
          />
        ))}
        {canAdd ? (
          <div className={`${PANEL} ${styles['pay']}`}>
            <p className={styles['total']} role="status">
              <span>
                {say.total[lang]} <small>{extrasForm.totalHint[lang]}</small>
              </span>
              <Price isLarge amount={total} lang={lang} />
            </p>
            <p className={styles['rule']}>{say.hold[lang]}</p>
            <p className={styles['buttons']}>
              <Button
                look="main"
                aria-disabled={isEmpty}
                aria-describedby={isEmpty ? 'nothing-chosen' : undefined}
                onClick={(event) => isEmpty && event.preventDefault()}
              >
                {say.go[lang]}
              </Button>
              <noscript>
                <Button name="do" value="see">
                  {extrasForm.see[lang]}
                </Button>
              </noscript>
            </p>
            {isEmpty ? (
              <p className={styles['why']} id="nothing-chosen">
                {say.chooseFirst[lang]}
              </p>
            ) : null}
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
