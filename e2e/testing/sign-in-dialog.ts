import type { Locator, Page } from 'playwright-core';
import { frame } from '#text/frame.ts';
import type { Lang } from '#text/lang.ts';
import { signInText } from '#text/pages/sign-in.ts';
import * as paths from '#wire/page-paths.ts';
import { atRest } from './traveller-actions.ts';

/** The header's link that opens the dialog. */
export const openerOf = (page: Page, lang: Lang): Locator =>
  page.getByRole('banner').getByRole('link', { name: frame.signIn[lang] }).first();

/**
 * The dialog, opened by keyboard. Until the page at rest listens the link leads to the sign-in page, as without
 * scripts: then once more.
 */
export async function openedDialog(page: Page, lang: Lang): Promise<Locator> {
  const dialog = page.locator('dialog[open]');
  for (;;) {
    await atRest(page);
    await openerOf(page, lang).focus();
    await page.keyboard.press('Enter');
    await Promise.race([dialog.waitFor(), page.waitForURL(`**${paths.signIn[lang]}?**`)]);
    if (await dialog.isVisible()) break;
    await page.goBack();
  }
  await page.getByRole('dialog', { name: signInText.title[lang] }).waitFor();
  return dialog;
}

/** Whether what has the focus is in an open dialog. */
export const isInDialog = (page: Page): Promise<boolean> =>
  page.evaluate(`document.activeElement.closest('dialog[open]') !== null`);
