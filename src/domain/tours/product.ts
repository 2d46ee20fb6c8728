import type { TaxCategory } from '#domain/ledger/tax-category.ts';
import type { Instant, LocalDate, Zone } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** The item kind of a tour. */
export const TOUR = 'tour';

/**
 * The tax category of a tour that another company operates. The carrier's tax officer decides; this is the
 * class of travel agencies.
 */
export const TOUR_TAX: TaxCategory = {
  vatRate: 16,
  product: '90121502',
  unit: { key: 'E48', name: 'Unidad de servicio' },
};

export interface Bilingual {
  readonly es: string;
  readonly en: string;
}

/** What visitors filter the catalogue by. */
export const TOUR_CATEGORIES = ['sea', 'culture', 'adventure', 'show', 'taste'] as const;

export type TourCategory = (typeof TOUR_CATEGORIES)[number];

/** A day of any year, `MM-DD`. */
export type DayOfYear = string;

/** A tour as its supplier sells it. Prices include VAT. */
export interface TourProduct {
  /** Part of its address; never changes. */
  readonly name: string;
  readonly title: Bilingual;
  readonly summary: Bilingual;
  /** Paragraphs. */
  readonly text: readonly Bilingual[];
  readonly includes: readonly Bilingual[];
  readonly excludes: readonly Bilingual[];
  readonly bring: readonly Bilingual[];
  readonly place: Bilingual;
  readonly category: TourCategory;
  readonly zone: Zone;
  readonly minutes: number;
  /** ISO 639-1 codes of the guides' languages. */
  readonly languages: readonly string[];
  /** People of one booking. */
  readonly party: { readonly min: number; readonly max: number };
  /** `min`: nobody younger takes part. `childUntil`: the last age with the child price; null without one. */
  readonly ages: { readonly min: number; readonly childUntil: number | null };
  readonly prices: TourPrices;
  /** Sales close this long before the start. */
  readonly cutOffHours: number;
  /** Both days included; may run over the end of the year. Null: all year. */
  readonly season: { readonly from: DayOfYear; readonly until: DayOfYear } | null;
  /** Empty: everybody comes to the meeting point. */
  readonly pickUps: readonly PickUp[];
  readonly meetingPoint: Bilingual;
  /** The longest time before the start first. */
  readonly cancellation: readonly CancellationStep[];
  /** May be cancelled for bad weather. */
  readonly dependsOnWeather: boolean;
  readonly seller: TourSeller;
}

export interface TourPrices {
  readonly adult: Centavos;
  /** Null: children do not take part. */
  readonly child: Centavos | null;
}

export interface PickUp {
  readonly key: string;
  readonly place: Bilingual;
  /** Before the start of the tour. */
  readonly minutesBefore: number;
}

/** Cancelled at least this long before the start, this share of the price goes back. */
export interface CancellationStep {
  readonly hoursBefore: number;
  readonly percent: number;
}

/** Who operates the tour. */
export interface TourSeller {
  readonly name: string;
  readonly phone: string;
}

/** One start of a tour. */
export interface TourSlot {
  readonly key: string;
  /** Name of the product. */
  readonly product: string;
  readonly starts: Instant;
  /** Places the supplier gives this site, whatever the site has sold of them. */
  readonly capacity: number;
  readonly isCancelled: boolean;
  /** Of this start; they may differ from the product's. */
  readonly prices: TourPrices;
}

/** Whether a tour runs on a day, by its season. */
export function isInSeason({ season }: Pick<TourProduct, 'season'>, day: LocalDate): boolean {
  if (!season) return true;
  const { from, until } = season;
  const ofYear = day.slice(5);
  return from <= until ? from <= ofYear && ofYear <= until : from <= ofYear || ofYear <= until;
}
