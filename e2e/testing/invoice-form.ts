import type { Page } from 'playwright-core';
import { invoicingForm } from '#text/invoicing-form.ts';
import type { Lang } from '#text/lang.ts';

/** A person in the register of the simulated SAT. */
export interface Receiver {
  readonly rfc: string;
  readonly name: string;
  readonly cp: string;
  readonly regime: string;
  readonly use: string;
}

/** A self-employed person, with an accented letter in everything, and a company with a symbol in its tax id. */
export const CARLA: Receiver = {
  rfc: 'ROÑC850314TU2',
  name: 'CARLA ROSAS ÑECO',
  cp: '44630',
  regime: '612',
  use: 'G03',
};
export const FLORES: Receiver = {
  rfc: 'F&T080520Q25',
  name: 'FLORES & TORRES CONSULTORES',
  cp: '63000',
  regime: '601',
  use: 'G03',
};

/** Types a receiver as people do: the list of regimes depends on the tax id, that of uses on the regime. */
export async function typeReceiver(page: Page, { rfc, name, cp, regime, use }: Receiver): Promise<void> {
  await page.locator('[name="rfc"]').fill(rfc.toLowerCase());
  await page.locator('[name="name"]').fill(name);
  await page.locator('[name="cp"]').fill(cp);
  await page.locator('[name="regimen_fiscal"]').selectOption(regime);
  await page.locator('[name="uso_cfdi"]').selectOption(use);
}

export const submitForm = (page: Page, lang: Lang): Promise<void> =>
  page.getByRole('button', { name: invoicingForm.submit[lang], exact: true }).click();

/** A file as the browser of this page downloads it. */
export async function fileBehind(page: Page, name: string): Promise<{ type: string; bytes: Buffer }> {
  const href = await page.getByRole('link', { name, exact: false }).first().getAttribute('href');
  const answer = await page.request.get(href!);
  if (!answer.ok()) throw new Error(`${href} answered ${answer.status()}`);
  return { type: answer.headers()['content-type'] ?? '', bytes: await answer.body() };
}

/** The first attribute of that name in an element, read without the program's code. */
export const attribute = (xml: string, element: string, name: string): string => {
  const [, tag = ''] = new RegExp(`<${element}\\s([^>]*)>`).exec(xml) ?? [];
  const [, text = ''] = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag) ?? [];
  return text.replaceAll('&amp;', '&');
};
