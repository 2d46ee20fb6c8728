import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { homeText } from '#text/pages/home.ts';
import { homeSearchText } from '#text/pages/home-search.ts';
import { describedBy, FieldFrame, inputClass } from '#ui/field.tsx';
import type { PlaceFieldProps } from '#web/booking/search/place-field-props.ts';
import { byArea } from '#web/network/by-area.ts';
import { matches } from '#web/booking/search/places.ts';
import styles from '#web/booking/search/place-combobox.module.css';

/**
 * A field with a list (WAI-ARIA combobox): type part of a name, choose with arrow keys and Enter or with the mouse.
 * Matches and the choice are also announced, because not every screen reader follows the active option.
 */
export function PlaceCombobox({ name, label, stops, value, onChange, error, lang }: PlaceFieldProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const chosen = stops.find(({ id }) => id === value);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const [said, setSaid] = useState('');
  const found = typed ? stops.filter((stop) => matches(stop, typed)) : stops;
  const ordered = byArea(found).flatMap(([, inArea]) => inArea);

  const markedId = isOpen && ordered[marked] ? `${listId}-${ordered[marked].id}` : undefined;
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);

  const open = () => {
    setOpen(true);
    setMarked(
      Math.max(
        0,
        ordered.findIndex(({ id }) => id === value),
      ),
    );
  };
  const choose = (id: string) => {
    const stop = stops.find((candidate) => candidate.id === id);
    onChange(id);
    setTyped(undefined);
    setOpen(false);
    setSaid(stop ? homeSearchText.chosen(stop.name)[lang] : '');
  };
  const leave = () => {
    setOpen(false);
    if (typed === undefined) return;
    // A single match is chosen; any other input is not a place.
    const [only, ...others] = ordered;
    if (typed === '') onChange('');
    else if (only && others.length === 0) onChange(only.id);
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return open();
      const by = event.key === 'ArrowDown' ? 1 : -1;
      const next = (marked + by + ordered.length) % Math.max(1, ordered.length);
      setMarked(next);
      setSaid(ordered[next]?.name ?? '');
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const stop = ordered[marked];
      if (stop) choose(stop.id);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
      setTyped(undefined);
    }
  };

  return (
    <FieldFrame name={name} label={label} error={error}>
      <div className={styles['box']}>
        <input type="hidden" name={name} value={value} />
        <input
          {...describedBy({ name, hint: undefined, error })}
          ref={input}
          className={inputClass}
          role="combobox"
          autoComplete="off"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={markedId}
          placeholder={homeText.choosePlace[lang]}
          value={typed ?? chosen?.name ?? ''}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
            setMarked(0);
            const count = stops.filter((stop) => matches(stop, event.target.value)).length;
            setSaid(count === 0 ? homeSearchText.nothingFound[lang] : homeSearchText.found(count)[lang]);
          }}
          onFocus={(event) => event.target.select()}
          onClick={open}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${label}: ${homeSearchText.openList[lang]}`}
          onMouseDown={keepFocus}
          onClick={() => {
            input.current?.focus();
            if (isOpen) setOpen(false);
            else open();
          }}
        >
          ▾
        </button>
        <div
          className={styles['list']}
          role="listbox"
          id={listId}
          aria-label={label}
          hidden={!isOpen}
          onMouseDown={keepFocus}
        >
          {byArea(found).map(([area, inArea]) => (
            <div key={area} role="group" aria-label={area}>
              <span className={styles['area']} aria-hidden="true">
                {area}
              </span>
              {inArea.map((stop) => (
                <div
                  key={stop.id}
                  role="option"
                  id={`${listId}-${stop.id}`}
                  aria-selected={stop.id === value}
                  data-marked={ordered[marked]?.id === stop.id || undefined}
                  onClick={() => choose(stop.id)}
                >
                  {stop.name}
                </div>
              ))}
            </div>
          ))}
          {found.length === 0 ? (
            <div role="option" aria-disabled="true" aria-selected="false">
              {homeSearchText.nothingFound[lang]}
            </div>
          ) : null}
        </div>
      </div>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </FieldFrame>
  );
}

/** A press beside the field leaves the focus in it: without the focus the list closes, before the press is over. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
