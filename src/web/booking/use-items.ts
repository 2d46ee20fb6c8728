import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { chosenOf, type Item, itemsOf, type JourneyRow } from './add-data.ts';

interface ChosenItems {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly items: readonly Item[];
  /** After a field of the form changed. */
  read(): void;
}

/** What is chosen in a form whose fields are what counts, from what was typed there before the script came. */
export function useItems(data: { readonly journeys: readonly JourneyRow[] }): ChosenItems {
  const form = useRef<HTMLFormElement>(null);
  const [items, setItems] = useState(() => chosenOf(data));
  const read = () => {
    if (form.current) setItems(itemsOf(new FormData(form.current)));
  };
  const readAtFirst = useEffectEvent(read);
  useEffect(() => readAtFirst(), []);
  return { form, items, read };
}
