import type { Page } from 'playwright-core';
import { additionalsStep } from '#text/additionals-step.ts';
import { contactStep } from '#text/contact-step.ts';
import type { Lang } from '#text/lang.ts';
import { homeText } from '#text/pages/home.ts';
import { seatsStep } from '#text/seats-step.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';

export interface Trip {
  readonly origin: string;
  readonly destination: string;
  readonly departs: string;
  /** Absent: one way. */
  readonly returns?: string;
  readonly party: Partial<Record<PassengerType, number>>;
}

/** What a buyer does on each screen, by its visible texts. */
export const travellerActions = (page: Page, lang: Lang) => ({
  async search({ origin, destination, departs, returns, party }: Trip) {
    await page.goto(lang === 'es' ? '/' : '/home');
    await page.locator('[name="origin"]').first().waitFor({ state: 'attached' });
    await awake(page);
    if (!returns) await page.getByRole('radio', { name: homeText.oneWay[lang] }).check();
    await chooseStop(page, 'origin', origin);
    await chooseStop(page, 'destination', destination);
    await page.locator('[name="departure.date"]').fill(departs);
    if (returns) await page.locator('[name="return.date"]').fill(returns);
    await page.locator('#f-passengers').click();
    for (const [type, count] of Object.entries(party)) {
      const field = page.locator(`[name="passengers.${type}"]`);
      if (!(await field.isVisible())) await page.getByText(homeText.moreTypes[lang], { exact: true }).click();
      await field.fill(String(count));
    }
    await page.getByRole('button', { name: homeText.done[lang], exact: true }).click();
    await page.getByRole('button', { name: homeText.submit[lang] }).click();
    await page.waitForURL(/horarios/);
  },

  async chooseRuns(journeys: number) {
    for (let i = 0; i < journeys; i += 1) {
      const before = page.url();
      await page.locator('button[name="run"]').first().click();
      await page.waitForURL((url) => url.href !== before);
    }
    await page.waitForURL(/contacto/);
  },

  async giveNames(
    names: readonly (readonly [first: string, last: string])[],
    { phone = '33 1234 5678', email = 'maria@example.com' } = {},
  ) {
    const [first = '', last = ''] = names[0] ?? [];
    await page.locator('[name="contact.first_name"]').fill(first);
    await page.locator('[name="contact.last_name"]').fill(last);
    await page.locator('[name="contact.cell_phone"]').fill(phone);
    await page.locator('[name="contact.email"]').fill(email);
    // The buyer who also travels is named once.
    for (const [i, [given, family]] of [...names.entries()].slice(1)) {
      await page.locator(`[name="passengers.${i}.first_name"]`).fill(given);
      await page.locator(`[name="passengers.${i}.last_name"]`).fill(family);
    }
    await page.getByRole('button', { name: contactStep.submit[lang] }).click();
    await page.waitForURL(/adicionales/);
  },

  async skipExtras() {
    await page.getByRole('button', { name: additionalsStep.submit[lang] }).click();
    await page.waitForURL(/asientos/);
  },

  /** Presses as many free seats of each journey as needed, and holds them. */
  async chooseSeats(perJourney: number) {
    await awake(page);
    for (const table of await page.locator('table').all())
      for (let i = 0; i < perJourney; i += 1) await table.locator('button[data-state="free"]').first().click();
    await page.getByRole('button', { name: seatsStep.hold[lang] }).click();
    await page.waitForURL(/pago/);
  },

  /** Shows the bus of a journey and expands its list, in which seats are fields. */
  async openSeatList(direction: Direction) {
    const tab = page.locator(`[name="bus"][value="${direction}"]`);
    if (await tab.isVisible()) await tab.check();
    await page.locator(`[data-bus="${direction}"] summary`).click();
  },

  async letChoose() {
    await page.getByRole('button', { name: seatsStep.automatic[lang] }).click();
    await page.waitForURL(/pago/);
  },

  async typeCard(number: string) {
    const frame = page.frameLocator('iframe');
    await frame.locator('#number').fill(number);
    await frame.locator('#holder').fill('MARIA MUNOZ');
    await frame.locator('#expiry').fill('12/39');
    await frame.locator('#cvv').fill('123');
  },

  /** By keyboard: right after typing in a frame a loaded machine may still send the pointer there. */
  async pay() {
    await page.getByRole('button', { name: /^(Pagar|Pay) \$/ }).press('Enter');
  },
});

/** The label of the button that cancels tickets, with their number and the refund. */
export const CANCELS = /^(Cancelar|Cancel) \d+ (boleto|ticket)/;

async function chooseStop(page: Page, name: string, id: string): Promise<void> {
  const types = await page.evaluate(() => matchMedia('(hover: hover) and (pointer: fine)').matches);
  if (!types) {
    await page.locator(`select[name="${name}"]`).selectOption(id);
    return;
  }
  const box = page.locator(`#f-${name}[role="combobox"]`);
  await box.click();
  await page.locator(`[role="option"][id$="_-${id}"]:visible`).click();
}

/** What React stores at the root of a page: the last rendered tree, and whether that is still the server's. */
interface RootFiber {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } };
}

/** Waits until the page is hydrated: before that, a press sends a plain form. */
export const awake = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const [, fiber] =
      Object.entries(document.getElementById('root') ?? {}).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    return fiber !== undefined && !(fiber as RootFiber).stateNode.current.memoizedState.isDehydrated;
  });
  // Effects of the first render.
  await page.waitForTimeout(50);
};

/**
 * Also waits for what a page loads once hydrated. The network alone does not tell: on a busy machine it is idle while
 * the browser has not begun to ask, or has not run what came.
 */
export const atRest = async (page: Page): Promise<void> => {
  await awake(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/at-rest-')),
  );
  await page.waitForLoadState('networkidle');
  // As text: a test's own import is compiled for the test.
  await page.evaluate(SCRIPTS_HAVE_RUN);
};

/** An import ends once that script has run; what ran may load others. */
const SCRIPTS_HAVE_RUN = `(async () => {
  const run = new Set();
  for (;;) {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const fresh = loaded.filter((name) => /\\/assets\\/[^?]+\\.js$/.test(name) && !run.has(name));
    if (fresh.length === 0) return;
    for (const name of fresh) run.add(name);
    await Promise.all(fresh.map((name) => import(name)));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  }
})()`;

/** Opens what is collapsed in the form of extras: passengers other than the first. */
export async function unfoldExtras(page: Page): Promise<void> {
  const closed = page.locator('form details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}
