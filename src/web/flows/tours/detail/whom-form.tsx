import type { Lang } from '#text/lang.ts';
import { tourText } from '#text/tours/pages.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from '#web/flows/tours/detail/detail.module.css';
import type { DetailData } from '#web/flows/tours/detail/detail-data.ts';
import { tourDetailPath } from '#wire/tours-paths.ts';

interface WhomFormProps {
  readonly data: Extract<DetailData, { kind: 'found' }>;
  readonly lang: Lang;
}

/** How many take part: places left and prices are for all of them. */
export const WhomForm = ({ data: { tour, party, date, from }, lang }: WhomFormProps) => (
  <form className={styles['whom']} action={tourDetailPath(lang, tour.name)} aria-label={tourText.detail.whom[lang]}>
    {date === null ? null : <input type="hidden" name="date" value={date} />}
    {from === '' ? null : <input type="hidden" name="from" value={from} />}
    <TextField
      name="adults"
      label={tourText.adults[lang]}
      type="number"
      inputMode="numeric"
      min={tour.child_price === null ? 1 : 0}
      max={tour.party.max}
      defaultValue={party.adults}
    />
    {tour.child_price === null ? null : (
      <TextField
        name="children"
        label={tourText.children[lang]}
        type="number"
        inputMode="numeric"
        min={0}
        max={tour.party.max}
        defaultValue={party.children}
      />
    )}
    <Button>{tourText.detail.refresh[lang]}</Button>
  </form>
);
