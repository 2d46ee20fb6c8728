import { describe, expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { answering, drawnPage } from '#testing/drawn-page.ts';
import { errorMessage } from '#text/errors.ts';
import type { Lang } from '#text/lang.ts';
import type { ApiCall } from '#wire/call.ts';
import { postForgotNip, postRecover } from '#wire/itinerary.ts';
import * as paths from '#wire/page-paths.ts';
import type { Route } from '#wire/route.ts';

const now = instant(Date.UTC(2026, 10, 29));
const params = { retry_after: 5 * 3600 };

describe.each<Lang>(['es', 'en'])('in %s', (lang) => {
  test.each([
    [postForgotNip, 'asked_enough', 'code', { do: 'forgotten', forgotten_code: 'PCG1DAGCD5' }, 'forgotten_code'],
    [
      postForgotNip,
      'too_many_requests',
      undefined,
      { do: 'forgotten', forgotten_code: 'PCG1DAGCD5' },
      'forgotten_code',
    ],
    [postRecover, 'asked_enough', 'contact', { do: 'lost', contact: 'ana@example.com' }, 'contact'],
    [postRecover, 'too_many_requests', undefined, { do: 'lost', contact: 'ana@example.com' }, 'contact'],
  ] as const)(
    '%o refused with %s says when to try again at what was typed',
    async (refusing, code, at, form, field) => {
      const message = errorMessage(code, params);
      const refused = { ok: false, status: 429, errors: [{ code, field: at, params, message: message.es }] } as const;
      const call: ApiCall = async (route, input) =>
        (route as Route) === refusing ? (refused as never) : answering(new Map())(route, input);
      const { text, status } = await drawnPage(paths.find[lang], { now, call, form });
      expect(status).toBe(422);
      expect(message[lang]).toContain('5 h');
      expect(text).toContain(`<a href="#f-${field}">${message[lang]}</a>`);
      expect(text).toMatch(new RegExp(`id="f-${field}-error"[^>]*>${message[lang].slice(0, 30)}`));
      expect(text).toContain(`value="${Object.values(form)[1]}"`);
    },
  );
});
