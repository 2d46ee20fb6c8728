import type { Alert, AlertScope } from '#domain/alerts/alert.ts';
import { id } from '#kernel/ids.ts';
import { type Instant, instant, localDate } from '#kernel/instant.ts';

export const at = (iso: string): Instant => instant(Date.parse(iso));

/** A moment at which alerts of `alertOf` are shown. */
export const NOW = at('2026-11-27T12:00:00Z');

interface About {
  readonly routes?: readonly string[];
  readonly stops?: readonly string[];
  readonly from?: string;
  readonly until?: string;
}

export const scopeOf = ({ routes = [], stops = [], from, until }: About = {}): AlertScope => ({
  routes: routes.map((route) => id<'route'>(route)),
  stops: stops.map((stop) => id<'stop'>(stop)),
  days: {
    from: from === undefined ? undefined : localDate(from),
    until: until === undefined ? undefined : localDate(until),
  },
});

let made = 0;

/** A published alert with this scope; `change` overrides the rest. */
export const alertOf = (about: About = {}, change: Partial<Alert> = {}): Alert => ({
  id: id(`alert-${String((made += 1)).padStart(6, '0')}`),
  state: 'published',
  title: { es: 'Retrasos por lluvia', en: 'Delays from rain' },
  body: { es: 'Sal con tiempo.', en: 'Leave early.' },
  cause: 'weather',
  effect: 'significant_delays',
  severity: 'warning',
  scope: scopeOf(about),
  active: { from: at('2026-11-20T00:00:00Z'), until: undefined },
  ...change,
});
