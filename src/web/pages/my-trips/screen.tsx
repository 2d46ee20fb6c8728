import { formText } from '#text/form.ts';
import { myAccountText as say } from '#text/pages/my-account.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CHIP } from '#ui/chip.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Fold } from '#ui/fold.tsx';
import { CODE_INPUT, TextField } from '#ui/field.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { AccountFrame } from '#web/my-account/account-frame.tsx';
import styles from '#web/my-account/account.module.css';
import { Pager, pageAddress } from '#web/my-account/pager.tsx';
import { BesideTrips } from '#web/my-account/beside-trips.tsx';
import { TripRows } from '#web/my-account/trip-rows.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { TripsData } from '#web/pages/my-trips/trips-data.ts';
import { errorAt } from '#web/shown-errors.ts';
import * as paths from '#wire/page-paths.ts';

type Shown = Pick<ScreenProps<TripsData>, 'data' | 'site'>;

/** Upcoming or past trips, and a form to add one. */
export function Screen({ data, site }: Shown) {
  const { lang } = site;
  const { when, trips, page, pages, isAdded, errors } = data;
  const here = paths.myTrips[lang];
  const query: Readonly<Record<string, string>> = when === 'past' ? { when } : {};
  return (
    <AccountFrame part="trips" title={say.trips[lang]} lead={say.tripsLead[lang]} lang={lang}>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {isAdded ? <NoticeBox role="status">{say.added[lang]}</NoticeBox> : null}
      <section className={styles['section']} aria-labelledby="trips">
        <h2 id="trips" className="visually-hidden">
          {say[when][lang]}
        </h2>
        <p className={styles['pages']}>
          {(['upcoming', 'past'] as const).map((one) => (
            <a
              key={one}
              className={CHIP}
              href={pageAddress(here, 1, one === 'past' ? { when: one } : {})}
              aria-current={one === when ? 'page' : undefined}
            >
              {say[one][lang]}
            </a>
          ))}
        </p>
        {trips.length > 0 ? (
          <TripRows trips={trips} lang={lang} />
        ) : (
          <p>{say[when === 'past' ? 'nonePast' : 'noneUpcoming'][lang]}</p>
        )}
        <Pager page={page} pages={pages} lang={lang} addressOf={(to) => pageAddress(here, to, query)} />
      </section>
      {data.beside && <BesideTrips {...data.beside} lang={lang} />}
      <p>
        <a className={buttonClass(trips.length > 0 ? 'plain' : 'main')} href={paths.home[lang]}>
          {say.buy[lang]}
        </a>
      </p>
      <AddTrip data={data} site={site} />
    </AccountFrame>
  );
}

const AddTrip = ({ data: { code, errors }, site: { lang, formToken } }: Shown) => (
  <Fold title={say.add[lang]} isOpen={errors.length > 0}>
    <p>{say.addLead[lang]}</p>
    <form className={styles['add']} method="post" noValidate>
      <input type="hidden" name="_form" value={formToken} />
      <TextField
        name="code"
        label={say.reservationCode[lang]}
        error={errorAt(errors, 'code')}
        defaultValue={code}
        maxLength={24}
        required
        {...CODE_INPUT}
      />
      <TextField
        name="pin"
        label={say.pin[lang]}
        hint={say.pinHint[lang]}
        error={errorAt(errors, 'nip')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
      />
      <Button look="second">{say.addIt[lang]}</Button>
    </form>
  </Fold>
);
