import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { MAX_PASSENGERS, MAX_STUDENTS, MAX_TEACHERS } from '#domain/booking/limits.ts';
import { formText } from '#text/form.ts';
import { homeText } from '#text/pages/home.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CheckField, TextField } from '#ui/field.tsx';
import { errorAt } from '#web/shown-errors.ts';
import type { Site } from '#web/page.ts';
import type { clientErrors } from '#web/pages/home/client-errors.ts';
import { PartyFields } from '#web/pages/home/party-fields.tsx';
import { PlaceField } from '#web/pages/home/place-field.tsx';
import { PromoField } from '#web/pages/home/promo-field.tsx';
import type { HomeData } from '#web/pages/home/home-data.ts';
import styles from '#web/pages/home/search-form.module.css';
import { sentValues } from '#web/pages/home/search-values.ts';
import { rememberSearch } from '#web/storage/recent-searches.ts';
import type { Call } from '#wire/call.ts';

interface SearchFormProps {
  readonly data: HomeData;
  readonly site: Site;
  readonly call: Call;
}

/** Fetched only where the visitor lets us remember. */
const RecentSearches = lazy(() => import('#web/pages/home/recent-searches.tsx'));

/** The search: a plain form that the script makes quicker. Inputs keep what was typed before it arrived. */
export function SearchForm({ data, site, call }: SearchFormProps) {
  const { lang } = site;
  const { values, origins, destinations, today, lastDay } = data;
  const rules = useRef<typeof clientErrors>(undefined);
  const [errors, setErrors] = useState(data.errors);
  const [origin, setOrigin] = useState(values.origin);
  const [destination, setDestination] = useState(values.destination);
  const [round, setRound] = useState(values.round);
  const [departure, setDeparture] = useState(values.departureDate);
  const [open, setOpen] = useState(values.departureOpen);
  const served = destinations[origin];
  const reachable = served ? origins.filter(({ id }) => served.includes(id)) : origins;

  /** The rules come with the first touch of the form. */
  const fetchRules = async () => {
    rules.current ??= (await import('#web/pages/home/client-errors.ts')).clientErrors;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = sentValues(new URLSearchParams(new FormData(event.currentTarget) as never));
    // Not here yet on a slow line: then the server says the same.
    const found = rules.current?.(typed, data, lang) ?? [];
    setErrors(found);
    if (found.length > 0) event.preventDefault();
    else if (data.remembers) rememberSearch({ origin: typed.origin, destination: typed.destination });
  };

  return (
    <form
      className={styles['form']}
      method="post"
      action={lang === 'es' ? '/' : '/home'}
      onSubmit={submit}
      onFocus={() => void fetchRules()}
      noValidate
    >
      <input type="hidden" name="_form" value={site.formToken} />
      <div className={styles['whole']}>
        <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      </div>
      {data.remembers ? (
        <Suspense fallback={null}>
          <RecentSearches
            stops={origins}
            lang={lang}
            onChoose={(pair) => {
              setOrigin(pair.origin);
              setDestination(pair.destination);
            }}
          />
        </Suspense>
      ) : null}
      <fieldset className={styles['kind']}>
        <legend className="visually-hidden">{homeText.trip[lang]}</legend>
        {([true, false] as const).map((kind) => (
          <label key={String(kind)}>
            <input
              type="radio"
              name="round"
              value={String(kind)}
              defaultChecked={values.round === kind}
              onChange={() => setRound(kind)}
            />
            <span>{kind ? homeText.round[lang] : homeText.oneWay[lang]}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles['places']}>
        <PlaceField
          name="origin"
          label={homeText.from[lang]}
          stops={origins.filter(({ drop_off_only }) => !drop_off_only)}
          value={origin}
          onChange={setOrigin}
          error={errorAt(errors, 'origin')}
          lang={lang}
        />
        <Button
          type="button"
          className={styles['swap']}
          aria-label={homeText.swap[lang]}
          onClick={() => {
            setOrigin(destination);
            setDestination(origin);
          }}
        >
          ⇄
        </Button>
        <PlaceField
          name="destination"
          label={homeText.to[lang]}
          stops={reachable}
          value={destination}
          onChange={setDestination}
          error={errorAt(errors, 'destination')}
          lang={lang}
        />
      </div>
      <div className={styles['dates']}>
        <TextField
          name="departure.date"
          label={homeText.departure[lang]}
          type="date"
          min={today}
          max={lastDay}
          defaultValue={values.departureDate}
          onChange={(event) => setDeparture(event.target.value)}
          disabled={open}
          error={errorAt(errors, 'departure.date')}
        />
        <div className={round ? undefined : styles['gone']}>
          <TextField
            name="return.date"
            label={homeText.back[lang]}
            hint={homeText.backHint[lang]}
            type="date"
            min={departure || today}
            max={lastDay}
            defaultValue={values.returnDate}
            disabled={!round || open}
            error={errorAt(errors, 'return.date')}
          />
        </div>
        <CheckField
          name="departure.open"
          label={homeText.open[lang]}
          defaultChecked={values.departureOpen}
          onChange={(event) => setOpen(event.target.checked)}
        />
      </div>
      <PartyFields
        party={values.party}
        hint={homeText.passengersLimits(MAX_PASSENGERS, MAX_STUDENTS, MAX_TEACHERS)[lang]}
        error={errorAt(errors, 'passengers')}
        lang={lang}
      />
      <PromoField value={values.promo} error={errorAt(errors, 'promotional_code')} lang={lang} call={call} />
      <Button look="main" className={styles['submit']}>
        {homeText.submit[lang]}
      </Button>
    </form>
  );
}
