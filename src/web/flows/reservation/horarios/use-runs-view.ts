import { type RefObject, useEffect, useRef, useState } from 'react';
import { sentView } from '#web/flows/reservation/horarios/runs-filter.tsx';
import { type RunsView, viewOf } from '#web/flows/reservation/horarios/view.ts';

interface ViewState {
  readonly view: RunsView;
  readonly form: RefObject<HTMLFormElement | null>;
  change(view: RunsView): void;
}

/** What an address without a wish shows. */
const EVERYTHING = viewOf(new URLSearchParams());

/** The order and the filters: kept in the address too, for a reload and for sending on. */
export function useRunsView(asked: RunsView): ViewState {
  const [view, setView] = useState(asked);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What was chosen before this script came, or what the browser put back.
    if (form.current) setView(sentView(form.current));
  }, []);
  const change = (next: RunsView) => {
    setView(next);
    const address = new URL(location.href);
    for (const name of ['sort', 'part', 'service', 'direct'] as const)
      if (next[name] === EVERYTHING[name]) address.searchParams.delete(name);
      else address.searchParams.set(name, next[name] === true ? 'on' : String(next[name]));
    history.replaceState(history.state, '', address);
  };
  return { view, form, change };
}
