import { formText } from '#text/form.ts';
import { orderText } from '#text/orders.ts';
import { packText as say, wholePoints } from '#text/packs.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { pointsText, Price } from '#ui/price.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { AccountFrame } from '#web/my-account/account-frame.tsx';
import type { ScreenProps } from '#web/page.ts';
import form from '#web/orders/form-part.module.css';
import styles from '#web/pages/buy-points/buy-points.module.css';
import type { BuyPointsData } from '#web/pages/buy-points/buy-points-data.ts';
import { errorAt } from '#web/shown-errors.ts';
import { GoingOn } from '#web/orders/going-on.tsx';
import * as paths from '#wire/page-paths.ts';

/** The packs as one choice, what they are good for, and the way to payment. One plain form. */
export function Screen({ data, site }: Pick<ScreenProps<BuyPointsData>, 'data' | 'site'>) {
  const { packs, chosen, key, balance, email, errors } = data;
  const { lang, formToken } = site;
  const wrong = errorAt(errors, 'pack');
  return (
    <AccountFrame part="points" title={say.heading[lang]} lead={say.lead[lang]} lang={lang}>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <form className={PANEL} method="post" action={paths.buyPoints[lang]} noValidate>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="key" value={key} />
        <fieldset className={form['part']} aria-describedby={wrong ? 'f-pack-error' : undefined}>
          <legend>{say.choose[lang]}</legend>
          {wrong ? (
            <p id="f-pack-error" className={styles['wrong']}>
              {wrong}
            </p>
          ) : null}
          <div className={styles['packs']}>
            {packs.map(({ pack, points, price, percent_off: off }, place) => (
              <label className={styles['pack']} key={pack}>
                <input
                  type="radio"
                  name="pack"
                  id={place === 0 ? 'f-pack' : undefined}
                  value={pack}
                  defaultChecked={pack === chosen}
                />
                <span className={styles['what']}>
                  <strong className="figures">{say.count(wholePoints(points))[lang]}</strong>
                  <span className={styles['about']}>{say.less(off)[lang]}</span>
                </span>
                <Price amount={price} lang={lang} />
              </label>
            ))}
          </div>
        </fieldset>
        <p>
          {say.have(pointsText(balance))[lang]} {say.writtenTo(email)[lang]}
        </p>
        <input type="hidden" name="privacy" value="on" />
        <input type="hidden" name="of_age" value="on" />
        <GoingOn className={styles['about']} lang={lang} />
        <Button look="main">{orderText.goOn[lang]}</Button>
        <p className={styles['about']}>{say.how[lang]}</p>
        <p className={styles['about']}>{say.back[lang]}</p>
      </form>
      <p>
        <a href={paths.myPoints[lang]}>{say.toPoints[lang]}</a>
      </p>
    </AccountFrame>
  );
}
