import type { Locator, Page } from 'playwright-core';
import type { Lang } from '#text/lang.ts';
import { itineraryText } from '#text/itinerary.ts';
import { homeText } from '#text/pages/home.ts';
import { payForm } from '#text/pay-form.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { tripText } from '#text/trip.ts';
import * as paths from '#wire/page-paths.ts';
import { apiClient } from './api-client.ts';
import { dayOfItsOwn } from './day-of-its-own.ts';
import { payByCard } from './paid-trip.ts';
import { bring, codeIn, reach, type ReachedStep } from './reach-steps.ts';

/** Where a visitor is: an address, and the cookies that lead there. */
export interface Place {
  readonly path: string;
  readonly cookies?: string;
}

export interface FirstScreen {
  readonly name: string;
  /** Called once; the screen is checked in each language with the same visitor. */
  reach(siteUrl: string): Promise<Place>;
  /** The visitor is still asked about cookies. */
  readonly isFirstVisit?: boolean;
  /** Pages without scripts are never hydrated. */
  readonly isStatic?: boolean;
  /** What must be entirely on the first screen of a phone, by its name here. */
  whole(page: Page, lang: Lang, font: Font): Readonly<Record<string, Locator>>;
}

/** The site's fonts, or the wider one of the system, in which the first page of a visitor is drawn. */
export const FONTS = ['own', 'system'] as const;
export type Font = (typeof FONTS)[number];

const at = (path: string) => async (): Promise<Place> => ({ path });

/** A reservation at this step, on the page of that step; on a day on which nothing is sold out. */
const atStep =
  (step: ReachedStep, page: string) =>
  async (siteUrl: string): Promise<Place> => {
    const cookies = await reach(siteUrl, step, { ahead: dayOfItsOwn() });
    return { path: `/reservacion/${page}?code=${codeIn(cookies)}`, cookies };
  };

/** A paid round trip for two, on that page. */
const paid =
  (page: string) =>
  async (siteUrl: string): Promise<Place> => {
    const client = await apiClient(siteUrl);
    const code = await bring(client, 4, { ahead: dayOfItsOwn() });
    await payByCard(client, code, siteUrl);
    return { path: `${page}?code=${code}`, cookies: `${client.cookie()};reservation=${code}` };
  };

/** What visitors come for, by screen. A row is added with each screen. */
export const FIRST_SCREENS: readonly FirstScreen[] = [
  {
    name: 'home',
    reach: at(paths.home.es),
    whole: (page, lang) => ({
      'where from': page.getByLabel(homeText.from[lang], { exact: true }),
      'where to': page.getByLabel(homeText.to[lang], { exact: true }),
      passengers: page.locator('#f-passengers'),
      search: page.getByRole('button', { name: homeText.submit[lang] }),
    }),
  },
  {
    name: 'home, on a first visit',
    reach: at(paths.home.es),
    isFirstVisit: true,
    whole: (page, lang) => ({ search: page.getByRole('button', { name: homeText.submit[lang] }) }),
  },
  {
    name: 'results',
    reach: atStep('results', 'horarios'),
    whole: (page, lang, font) => ({
      route: page.locator('h1'),
      'date and party': page.getByText(tripText.passengers(2)[lang]).first(),
      edit: page.getByRole('link', { name: schedulesStep.edit[lang] }),
      'first departure': page.locator('li:has(button[name="run"])').first(),
      ...(font === 'own' ? { 'second departure': page.locator('li:has(button[name="run"])').nth(1) } : {}),
    }),
  },
  {
    name: 'seats',
    reach: atStep('seats', 'asientos'),
    whole: (page) => ({
      'seats of the first row': page.locator('table tr:has(button)').first(),
      'price and next step': page.locator('[data-foot] button').first(),
    }),
  },
  {
    name: 'payment',
    reach: atStep('payment', 'pago'),
    whole: (page, lang) => ({
      'ways to pay': page.getByRole('group', { name: payForm.methods[lang] }),
      total: page.locator('[data-foot] button').first(),
      'pay button': page.getByRole('button', { name: /^(Pagar|Pay) \$/ }),
    }),
  },
  {
    name: 'tickets',
    reach: paid('/reservacion/boletos'),
    whole: (page, lang) => ({
      code: page.locator('svg[role="img"]').first(),
      seat: page.getByText(ticketsStep.seat[lang], { exact: true }).first().locator('..'),
      hour: page.locator('time').first(),
    }),
  },
  {
    name: 'reservation',
    reach: paid('/mi-reservacion/mi-reservacion'),
    whole: (page, lang) => ({
      route: page.locator('h1'),
      ticket: page.getByRole('article', { name: itineraryText.code[lang] }),
      tickets: page.getByRole('link', { name: itineraryText.seeTickets(4)[lang] }),
    }),
  },
];
