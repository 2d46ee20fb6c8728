import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { homeText } from '#text/pages/home.ts';
import { describedBy, FieldFrame, inputClass } from '#ui/field.tsx';
import type { PlaceFieldProps } from '#web/booking/search/place-field-props.ts';
import { byArea } from '#web/network/by-area.ts';
import { late } from '#web/services/late.ts';

const combobox = late(() => import('#web/booking/search/place-combobox.tsx'));

/**
 * Origin or destination. A native select, which is best on touch screens and needs no script; with a mouse and keyboard
 * it is replaced by a combobox while not in use.
 */
export function PlaceField(props: PlaceFieldProps) {
  const [Combobox, setCombobox] = useState<ComponentType<PlaceFieldProps>>();
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (!matchMedia(FINE).matches) return;
    void combobox().then((module) => setCombobox(() => module.PlaceCombobox));
  }, []);
  return Combobox && !isUsed ? <Combobox {...props} /> : <PlaceList {...props} onUse={setUsed} />;
}

interface PlaceListProps extends PlaceFieldProps {
  onUse(isUsed: boolean): void;
}

function PlaceList({ name, label, stops, value, onChange, onUse, error, lang }: PlaceListProps) {
  const list = useRef<HTMLSelectElement>(null);
  const woke = useEffectEvent(() => {
    // Chosen before hydration.
    if (list.current && list.current.value !== value && list.current.value !== '') onChange(list.current.value);
    onUse(document.activeElement === list.current);
  });
  useEffect(() => woke(), []);
  return (
    <FieldFrame name={name} label={label} error={error}>
      <select
        {...describedBy({ name, hint: undefined, error })}
        name={name}
        className={inputClass}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => onUse(true)}
        onBlur={() => onUse(false)}
        ref={list}
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
