import { startTransition, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { formText } from '#text/form.ts';
import { homeText } from '#text/pages/home.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CheckField } from '#ui/field.tsx';
import type { Site } from '#web/page.ts';
import type * as Rules from '#web/booking/search/client-rules.ts';
import { DateFields } from '#web/booking/search/date-fields.tsx';
import { PartyFields } from '#web/booking/search/party-fields.tsx';
import { PlaceFields } from '#web/booking/search/place-fields.tsx';
import { PromoField } from '#web/booking/search/promo-field.tsx';
import type * as Recent from '#web/booking/search/recent-searches.tsx';
import { destinationsOf } from '#web/booking/search/reach.ts';
import type { SearchData, ShownSearch } from '#web/booking/search/search-data.ts';
import styles from '#web/booking/search/search-form.module.css';
import { sentValues } from '#web/booking/search/search-values.ts';
import { TripKind } from '#web/booking/search/trip-kind.tsx';
import { late } from '#web/services/late.ts';
import { useSent } from '#web/services/use-sent.ts';
import { errorAt } from '#web/shown-errors.ts';
import type { ApiCall } from '#wire/call.ts';
import * as paths from '#wire/page-paths.ts';

const recentSearches = late(() => import('#web/booking/search/recent-searches.tsx'));
const searchRules = late(() => import('#web/booking/search/client-rules.ts'));

interface SearchFormProps {
  readonly data: ShownSearch;
  readonly site: Site;
  readonly call: ApiCall;
}

/** The search: a plain form that scripts make faster. Input typed before the script loads is kept. */
export function SearchForm({ data: shown, site, call }: SearchFormProps) {
  const { lang } = site;
  const data: SearchData = useMemo(
    () => ({ ...shown, destinations: destinationsOf(shown.origins, shown.reach) }),
    [shown],
  );
  const { values, origins, days } = data;
  const form = useRef<HTMLFormElement>(null);
  const [rules, setRules] = useState<typeof Rules>();
  const [{ errors, tries }, setRefused] = useState({ errors: data.errors, tries: 0 });
  const [pair, setPair] = useState({ origin: values.origin, destination: values.destination });
  const [round, setRound] = useState(values.round);
  const [open, setOpen] = useState(values.departureOpen);
  const [sending, onSent] = useSent();
  const [recent, setRecent] = useState<typeof Recent>();
  const zone = origins.find(({ id }) => id === pair.origin)?.zone;
  const here = (zone ? days[zone] : undefined) ?? Object.values(days)[0]!;

  useEffect(() => {
    if (form.current) {
      const typed = typedIn(form.current);
      setRound(typed.round);
      setOpen(typed.departureOpen);
    }
    // Searches are stored only with the visitor's consent.
    if (data.remembers || data.frequent[0]) void recentSearches().then((module) => setRecent(module));
  }, [data.remembers, data.frequent]);

  /** The rules load when the form is first used. */
  const fetchRules = async () => {
    const loaded = await searchRules();
    startTransition(() => setRules(loaded));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const typed = typedIn(event.currentTarget);
    // If the rules have not loaded on a slow connection, the server checks the same.
    const found = rules?.clientErrors(typed, { ...data, today: here.today }, lang) ?? [];
    setRefused({ errors: found, tries: tries + 1 });
    onSent(event);
    if (found.length > 0) event.preventDefault();
    else if (data.remembers) recent?.rememberSearch({ origin: typed.origin, destination: typed.destination });
  };

  return (
    <form
      ref={form}
      id="search"
      className={styles['form']}
      method="post"
      action={paths.home[lang]}
      onSubmit={submit}
      onFocus={rules ? undefined : () => void fetchRules()}
      noValidate
    >
      <input type="hidden" name="_form" value={site.formToken} />
      <div className={styles['whole']}>
        <ErrorSummary key={tries} title={formText.thereIsAProblem[lang]} errors={errors} />
      </div>
      <div className={styles['top']}>
        <TripKind round={values.round} onChange={setRound} lang={lang} />
        {recent ? <recent.RecentSearches data={data} lang={lang} onChoose={setPair} /> : null}
      </div>
      <PlaceFields data={data} pair={pair} onChange={setPair} errors={errors} lang={lang} />
      <DateFields {...{ data, pair, round, open, errors, lang, call }} days={here}>
        <PartyFields party={values.party} error={errorAt(errors, 'passengers')} lang={lang} rules={rules} />
      </DateFields>
      <div className={styles['foot']}>
        <CheckField
          name="departure.open"
          label={homeText.open[lang]}
          defaultChecked={values.departureOpen}
          onChange={(event) => setOpen(event.target.checked)}
        />
        <PromoField value={values.promo} error={errorAt(errors, 'promotional_code')} lang={lang} call={call} />
        <Button look="main" className={styles['submit']} busy={sending}>
          {homeText.submit[lang]}
        </Button>
      </div>
    </form>
  );
}

const typedIn = (form: HTMLFormElement) => sentValues(new URLSearchParams(new FormData(form) as never));
