import { lazy, Suspense, useSyncExternalStore } from 'react';
import { homeText } from '#text/pages/home.ts';
import { describedBy, FieldFrame, inputClass } from '#ui/field.tsx';
import type { PlaceFieldProps } from '#web/pages/home/place-field-props.ts';
import { byArea } from '#web/pages/home/places.ts';
import '#web/pages/home/place-combobox.module.css';

/**
 * A place to leave from or arrive at. The browser's own list, which is best under a thumb and needs no script; with a
 * mouse and a keyboard, a field to type in.
 */
export function PlaceField(props: PlaceFieldProps) {
  const types = useSyncExternalStore(watchPointer, hasFinePointer, () => false);
  if (!types) return <PlaceList {...props} />;
  return (
    <Suspense fallback={<PlaceList {...props} />}>
      <PlaceCombobox {...props} />
    </Suspense>
  );
}

/** Fetched only by those who type. */
const PlaceCombobox = lazy(() => import('#web/pages/home/place-combobox.tsx'));

function PlaceList({ name, label, stops, value, onChange, error, lang }: PlaceFieldProps) {
  return (
    <FieldFrame name={name} label={label} error={error}>
      <select
        {...describedBy({ name, hint: undefined, error })}
        name={name}
        className={inputClass}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        ref={(list) => {
          // Chosen before this woke.
          if (list && list.value !== value && list.value !== '') onChange(list.value);
        }}
      >
        <option value="">{homeText.choosePlace[lang]}</option>
        {byArea(stops).map(([area, inArea]) => (
          <optgroup key={area} label={area}>
            {inArea.map((stop) => (
              <option key={stop.id} value={stop.id}>
                {stop.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  );
}

const FINE = '(hover: hover) and (pointer: fine)';

function watchPointer(changed: () => void): () => void {
  const media = matchMedia(FINE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

const hasFinePointer = (): boolean => matchMedia(FINE).matches;
