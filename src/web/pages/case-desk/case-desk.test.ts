import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { sendAgainText } from '#text/send-again.ts';
import { drawnPage } from '#testing/drawn-page.ts';
import { deskPath } from '#web/pages/case-desk/desk-path.ts';
import type { ApiCall } from '#wire/call.ts';

test.each(['es', 'en'] as const)(
  'an answer that is sent while the database is away can be sent again (%s)',
  async (lang) => {
    const page = await drawnPage(deskPath(lang, { number: '7K3M-Q2XP' }), {
      now: instant(Date.UTC(2026, 10, 24)),
      call: (async () => ({
        ok: false,
        status: 503,
        errors: [{ code: 'service_unavailable', message: '' }],
      })) as unknown as ApiCall,
      form: {
        number: '7K3M-Q2XP',
        version: '1',
        act: 'answer',
        message: 'We found the blue bag',
        key: 'an-answer-of-mine',
      },
    });
    expect(page.status).toBe(503);
    expect(page.text).toContain(sendAgainText.title[lang]);
    expect(page.text).toContain('value="We found the blue bag"');
  },
);
