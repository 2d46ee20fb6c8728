import { MAX_PASSENGERS } from '#domain/booking/limits.ts';
import { SALES_HORIZON_DAYS } from '#domain/timetable/sales-horizon.ts';
import { localDate, plusDays } from '#kernel/instant.ts';
import { cityText } from '#text/pages/city.ts';
import { Button } from '#ui/button.tsx';
import { CARD } from '#ui/card.ts';
import { DateField } from '#ui/date-field.tsx';
import { TextField } from '#ui/field.tsx';
import type { Site } from '#web/page.ts';
import type { FoundCity } from '#web/pages/city/city-data.ts';
import styles from '#web/pages/city/city.module.css';
import * as paths from '#wire/page-paths.ts';

/** The home page's search, prefilled: one click leads to the results of the day. */
export function CitySearch({ found: { city, main, today }, site }: { readonly found: FoundCity; readonly site: Site }) {
  const { lang, formToken } = site;
  return (
    <form className={`${CARD} ${styles['search']}`} method="post" action={paths.home[lang]} aria-labelledby="search">
      <h2 id="search">{cityText.route(main.city, city)[lang]}</h2>
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="origin" value={main.origin.id} />
      <input type="hidden" name="destination" value={main.destination.id} />
      <input type="hidden" name="round" value="false" />
      <DateField
        name="departure.date"
        label={cityText.day[lang]}
        min={today}
        max={plusDays(localDate(today), SALES_HORIZON_DAYS)}
        defaultValue={main.date}
        hasPrices
      />
      <TextField
        name="passengers.adult"
        label={cityText.adults[lang]}
        type="number"
        min={1}
        max={MAX_PASSENGERS}
        defaultValue="1"
      />
      <Button look="main">{cityText.submit[lang]}</Button>
    </form>
  );
}
