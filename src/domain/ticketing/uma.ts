import type { LocalDate } from '#kernel/instant.ts';
import { type Centavos, centavos } from '#kernel/money.ts';

/** UMA, Mexico's legal unit of value, per day; a new value applies from 1 February (T35). Newest first. */
const UMA: readonly { readonly from: string; readonly daily: Centavos }[] = [
  { from: '2026-02-01', daily: centavos(11_731) },
  { from: '2025-02-01', daily: centavos(11_314) },
  { from: '2024-02-01', daily: centavos(10_857) },
];

/** The UMA on a day. Days before the table use its oldest value. */
export const umaOn = (day: LocalDate): Centavos => (UMA.find(({ from }) => from <= day) ?? UMA.at(-1)!).daily;
