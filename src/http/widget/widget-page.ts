import type { Network } from '#app/timetable/list-origins.ts';
import { MAX_PASSENGERS } from '#domain/booking/limits.ts';
import { placeName } from '#domain/network/place-name.ts';
import type { Stop } from '#domain/network/stop.ts';
import { escaped } from '#http/openapi/escaped.ts';
import { HEIGHT_SCRIPT } from '#http/widget/embed-script.ts';
import { type WidgetLook, widgetStyle } from '#http/widget/widget-style.ts';
import type { LocalDate } from '#kernel/instant.ts';
import type { Lang } from '#text/lang.ts';
import { widgetText as text } from '#text/pages/widget.ts';
import * as paths from '#wire/page-paths.ts';

export interface WidgetPage {
  readonly lang: Lang;
  readonly carrier: string;
  readonly look: WidgetLook;
  /** Undefined while it cannot be read: then a link replaces the form. */
  readonly network: Network | undefined;
  readonly days: { readonly first: LocalDate; readonly last: LocalDate };
  /** Preselected by the embedding page. */
  readonly chosen: { readonly origin: string; readonly destination: string; readonly promo: string };
}

/**
 * The search on other sites: a form that opens the site's search in another tab, filled in. It does nothing else, so
 * clickjacking gains nothing; its field names are those of the search link (`#wire/search-link.ts`).
 */
export function widgetPage({ lang, carrier, look, network, days, chosen }: WidgetPage): string {
  const title = escaped(text.title(carrier)[lang]);
  const body = network ? formOf({ lang, network, days, chosen }) : linkOf(lang, carrier);
  return `<!doctype html><html lang="${lang === 'es' ? 'es-MX' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<style>${widgetStyle(look)}</style></head><body><main><h1>${title}</h1>${body.replace('{about}', escaped(text.description(carrier)[lang]))}</main>
<script>${HEIGHT_SCRIPT}</script></body></html>`;
}

const linkOf = (lang: Lang, carrier: string): string =>
  `<p>${text.away[lang]} <a href="${paths.home[lang]}" target="_blank" rel="noopener">${escaped(text.goThere(carrier)[lang])}</a></p>`;

function formOf({
  lang,
  network,
  days,
  chosen,
}: Required<Pick<WidgetPage, 'lang' | 'days' | 'chosen'>> & { readonly network: Network }): string {
  const { stops, destinations } = network;
  const served = new Set([...destinations.values()].flat());
  const field = (label: keyof typeof text, inside: string, kind = ''): string =>
    `<label${kind}>${text[label as 'origin'][lang]}${inside}</label>`;
  const places = (name: 'origin' | 'destination', some: readonly Stop[]): string =>
    field(
      name,
      `<select name="${name}" required><option value="">${text.choose[lang]}</option>${optionsOf(some, chosen[name])}</select>`,
    );
  const day = (name: string, more: string): string =>
    `<input type="date" name="${name}" min="${days.first}" max="${days.last}"${more}>`;
  const count = (name: string, some: number): string =>
    `<input type="number" name="${name}" min="0" max="${MAX_PASSENGERS}" value="${some}" inputmode="numeric" required>`;
  const promo = chosen.promo === '' ? '' : `<input type="hidden" name="promo" value="${escaped(chosen.promo)}">`;
  return (
    `<p>{about}</p><form method="get" action="${paths.home[lang]}" target="_blank" rel="noopener">${promo}` +
    places(
      'origin',
      stops.filter(({ id }) => destinations.has(id)),
    ) +
    places(
      'destination',
      stops.filter(({ id }) => served.has(id)),
    ) +
    field(
      'trip',
      `<select name="round"><option value="false">${text.oneWay[lang]}</option><option value="true">${text.round[lang]}</option></select>`,
    ) +
    field('departure', day('date', ' required')) +
    field('return', day('return', ''), ' class="back"') +
    field('adults', count('adult', 1)) +
    field('minors', count('minor', 0)) +
    `<button>${text.submit[lang]} <small>(${text.submitHint[lang]})</small></button></form>`
  );
}

function optionsOf(stops: readonly Stop[], chosen: string): string {
  const groups = Map.groupBy(stops, ({ area }) => area);
  return [...groups]
    .map(([area, some]) => {
      const options = some.map(
        (stop) =>
          `<option value="${escaped(stop.id)}"${stop.id === chosen ? ' selected' : ''}>${escaped(placeName(stop))}</option>`,
      );
      return `<optgroup label="${escaped(area)}">${options.join('')}</optgroup>`;
    })
    .join('');
}
