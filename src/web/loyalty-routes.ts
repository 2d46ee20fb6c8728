import type { PageRoute } from '#web/page.ts';
import { accountSafetyPage } from '#web/pages/account-safety/page.ts';
import { closeAccountPage } from '#web/pages/close-account/page.ts';
import { newPasswordPage } from '#web/pages/new-password/page.ts';
import { programmePage } from '#web/pages/programme/page.ts';
import { recoverPage } from '#web/pages/recover-password/page.ts';
import { signUpCodePage } from '#web/pages/sign-up-code/page.ts';
import { signUpPage } from '#web/pages/sign-up/page.ts';
import { row } from '#web/route-row.ts';
import * as paths from '#wire/page-paths.ts';

/** The frequent-traveller programme, and opening, recovering and closing an account. */
export const LOYALTY_ROUTES: readonly PageRoute[] = [
  row({
    entry: 'pages/programme',
    at: paths.frequentTraveller,
    layout: 'default-static',
    interactive: false,
    isEqualForAll: true,
    page: programmePage,
  }),
  row({
    entry: 'pages/sign-up',
    at: paths.signUp,
    layout: 'sale',
    interactive: true,
    mayShowCaptcha: true,
    page: signUpPage,
  }),
  row({ entry: 'pages/sign-up-code', at: paths.signUpCode, layout: 'sale', interactive: true, page: signUpCodePage }),
  row({
    entry: 'pages/recover-password',
    at: paths.recoverPassword,
    layout: 'sale',
    interactive: true,
    mayShowCaptcha: true,
    page: recoverPage,
  }),
  row({ entry: 'pages/new-password', at: paths.newPassword, layout: 'sale', interactive: true, page: newPasswordPage }),
  row({
    entry: 'pages/account-safety',
    at: paths.accountSafety,
    layout: 'itinerary',
    interactive: true,
    isOfTraveller: true,
    mayShowCaptcha: true,
    page: accountSafetyPage,
  }),
  row({
    entry: 'pages/close-account',
    at: paths.closeAccount,
    layout: 'itinerary',
    interactive: true,
    isOfTraveller: true,
    mayShowCaptcha: true,
    page: closeAccountPage,
  }),
];
