import { cachedPage } from '#web/service-worker/cached-pages.ts';
import * as paths from '#wire/page-paths.ts';

/** A line that has not answered by then is none. The longest that a payment takes is half of it. */
const MAX_WAIT_MS = 60_000;

/**
 * A form as the network answers it, always. Where no answer comes nobody knows whether it arrived: the page that says so
 * holds all that was sent, to be sent again by a press. It is kept nowhere else.
 */
export async function answerForm(request: Request): Promise<Response> {
  const sent = request.clone();
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(reject, MAX_WAIT_MS);
  });
  return Promise.race([fetch(request), tooLong]).catch(() => pageToSendAgain(sent));
}

async function pageToSendAgain(request: Request): Promise<Response> {
  const page = await cachedPage(paths.offline.es);
  const form = await request.formData().catch(() => undefined);
  if (!page || !form) return Response.error();
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">` : [],
  );
  const action = ` action="${escaped(request.url)}"`;
  const html = (await page.text())
    .replaceAll(
      /<form([^>]*) hidden=""([^>]*)>/g,
      (_, ...rest) => `<form${rest[0]}${rest[1]}${action}>${fields.join('')}`,
    )
    // Asking for the page again would lose what was sent.
    .replaceAll(/<a[^>]* href="">.*?<\/a>/g, '');
  const headers = new Headers(page.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(html, { status: 503, headers });
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** As an attribute; a line break at the beginning or the end stays what it is there. */
const escaped = (text: string): string => text.replaceAll(/[&"<>]/g, (letter) => ESCAPES[letter] ?? letter);
