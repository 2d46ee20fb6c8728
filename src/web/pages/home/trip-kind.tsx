import type { Lang } from '#text/lang.ts';
import { homeText } from '#text/pages/home.ts';
import styles from '#web/pages/home/search-form.module.css';

interface TripKindProps {
  readonly round: boolean;
  onChange(round: boolean): void;
  readonly lang: Lang;
}

/** Round trip or one way. */
export function TripKind({ round, onChange, lang }: TripKindProps) {
  return (
    <fieldset className={styles['kind']}>
      <legend className="visually-hidden">{homeText.trip[lang]}</legend>
      {([true, false] as const).map((kind) => (
        <label key={String(kind)}>
          <input
            type="radio"
            name="round"
            value={String(kind)}
            defaultChecked={round === kind}
            onChange={() => onChange(kind)}
          />
          <span>{kind ? homeText.round[lang] : homeText.oneWay[lang]}</span>
        </label>
      ))}
    </fieldset>
  );
}
