import { besideText as say } from '#text/basket-beside.ts';
import type { Lang } from '#text/lang.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { priceText } from '#ui/price.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { itineraryPath, orderPath } from '#wire/link-paths.ts';
import styles from './beside.module.css';
import { ALSO, alsoValue, type Ended } from './cancel-beside.ts';
import type { Beside } from './read-beside.ts';

interface BesideProps {
  readonly beside: Beside;
  /**
   * What happens to the trip: it is cancelled, moves at once, or moves once a difference is paid. What stays ticked is
   * cancelled with it, except in the last case. What was bought apart is not ticked.
   */
  readonly how: 'cancelled' | 'moved' | 'movedAndPaid';
  /** Id of the form whose button does it. */
  readonly form: string;
  readonly lang: Lang;
}

/** What no longer goes with a trip that is about to be cancelled or moved, and what each of it gives back. */
export function BesideTrip({ beside, how, form, lang }: BesideProps) {
  if (beside.length === 0) return null;
  return (
    <section className={`${PANEL} ${styles['beside']}`} aria-labelledby="beside">
      <h2 id="beside">{say.title[lang]}</h2>
      <p>{say[how][lang]}</p>
      <ul>
        {beside.map((one) => {
          const { code, title, details, path, gives_back: back, cancelled_as: as, paid_with: isPaidWith } = one;
          const [when] = details;
          const amount = priceText(back, lang);
          return (
            <li key={code}>
              <a id={`beside-${code}`} href={path[lang]}>
                <strong>{title[lang]}</strong>
              </a>
              {when ? <span>{when.text[lang]}</span> : null}
              {how !== 'movedAndPaid' && as && back > 0 ? (
                <label>
                  <input
                    type="checkbox"
                    form={form}
                    name={ALSO}
                    value={alsoValue(one)}
                    aria-describedby={`beside-${code}`}
                    defaultChecked={how === 'cancelled' && isPaidWith}
                  />
                  <span>{say.cancel(amount)[lang]}</span>
                </label>
              ) : (
                <span>{(back > 0 ? say.givesBack(amount) : say.givesNothing)[lang]}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface EndedProps {
  readonly also: readonly Ended[];
  readonly kept: readonly Ended[];
  readonly lang: Lang;
}

/** What was cancelled with a trip, and what could not be. */
export const EndedBeside = ({ also, kept, lang }: EndedProps) => (
  <>
    {also.length > 0 ? (
      <NoticeBox role="status">{say.ended(also.map(({ code }) => code).join(', '))[lang]}</NoticeBox>
    ) : null}
    {kept.map(({ as, code }) => (
      <NoticeBox key={code} tone="danger">
        <p>{say.kept(code)[lang]}</p>
        <a href={as === 'trip' ? itineraryPath(lang, code) : orderPath(lang, code)}>{say.open(code)[lang]}</a>
      </NoticeBox>
    ))}
  </>
);
