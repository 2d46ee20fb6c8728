import { formText } from '#text/form.ts';
import { momentThere } from '#text/moments.ts';
import { tourText } from '#text/tours/pages.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { priceText } from '#ui/price.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { HiddenSelection } from '#web/flows/tours/hidden-selection.tsx';
import { Ladder } from '#web/flows/tours/ladder.tsx';
import styles from '#web/flows/tours/parts.module.css';
import type { ReviewData } from '#web/flows/tours/review/review-data.ts';
import { TourShell } from '#web/flows/tours/tour-shell.tsx';
import { What } from '#web/flows/tours/what.tsx';
import type { ShellProps } from '#web/page.ts';
import { selectionOf } from '#web/tours/selection.ts';
import { tourReservationPath } from '#wire/tours-paths.ts';

const say = tourText.review;

/** The basket: what is chosen, its price, and the ways onward and back. */
export function ReviewShell({ data, site: { lang, formToken, brand } }: ShellProps<ReviewData>) {
  const { shopping, said, errors } = data;
  const { tour, slot, total, held_until: held } = shopping;
  const selection = selectionOf(shopping);
  return (
    <TourShell step="revisa-tour" lang={lang}>
      <Sheet title={say.title[lang]} width="text" takesFocus>
        <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
        {said?.kind === 'price' ? (
          <NoticeBox tone="warning" role="alert">
            {say.priceMoved(priceText(said.before, lang), priceText(total, lang))[lang]}
          </NoticeBox>
        ) : null}
        <NoticeBox tone={held ? 'info' : 'warning'} role="status">
          {held ? say.held(momentThere(held, lang))[lang] : say.notHeld[lang]}
        </NoticeBox>
        <What shopping={shopping} lang={lang} />
        <form method="post" className={styles['form']}>
          <HiddenSelection selection={selection} total={total} formToken={formToken} />
          <p className={styles['ways']}>
            <Button look="main">{say.goOn[lang]}</Button>
            <a
              className={buttonClass()}
              href={tourReservationPath(lang, { ...selection, date: slot.starts_at.slice(0, 10) })}
            >
              {say.change[lang]}
            </a>
            <Button look="quiet" name="do" value="clear">
              {say.remove[lang]}
            </Button>
          </p>
        </form>
        <Ladder steps={slot.cancellation} total={total} lang={lang} />
        {tour.depends_on_weather ? <p>{tourText.detail.weather[lang]}</p> : null}
        <p className={styles['note']}>
          {tourText.sellerLine(tour.seller.name, brand.name)[lang]} {tourText.detail.call(tour.seller.phone)[lang]}.{' '}
          {tourText.localTime[lang]}
        </p>
      </Sheet>
    </TourShell>
  );
}
