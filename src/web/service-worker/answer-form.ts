import { offlinePageFor } from '#web/service-worker/cached-pages.ts';

/** A connection without a response after this long counts as failed. Twice the longest duration of a payment. */
const MAX_WAIT_MS = 60_000;

/** Chromium says whether a visitor goes back or forward to the answer of a form: it is not to be sent again. */
type Navigation = Request & { readonly isHistoryNavigation?: boolean };

/**
 * Submits a form to the network, always; who goes back to its answer gets the page of the form instead. Without a
 * response it is unknown whether the form arrived: the page shown contains all submitted fields, to be resent with one
 * press. They are stored nowhere else. Files have to be chosen again.
 */
export async function answerForm(request: Navigation): Promise<Response> {
  const sent = request.clone();
  if (request.isHistoryNavigation) return fetch(request.url, { redirect: 'manual' }).catch(() => pageToSendAgain(sent));
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(reject, MAX_WAIT_MS);
  });
  return Promise.race([fetch(request), tooLong]).catch(() => pageToSendAgain(sent));
}

async function pageToSendAgain(request: Request): Promise<Response> {
  const page = await offlinePageFor(new URL(request.url));
  const form = await request.formData().catch(() => undefined);
  if (!page || !form) return Response.error();
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">` : [],
  );
  const hadFiles = [...form.values()].some((value) => typeof value !== 'string' && value.size > 0);
  const action = ` action="${escaped(request.url)}"${hadFiles ? ' enctype="multipart/form-data"' : ''}`;
  const html = (await page.text())
    // Files cannot be filled in: they are chosen again.
    .replaceAll(/<label([^>]*) hidden=""([^>]*)>(.*?)<\/label>/g, (_, ...rest) =>
      hadFiles ? `<label${rest[0]}${rest[1]}>${rest[2]}</label>` : '',
    )
    .replaceAll(
      /<form([^>]*) hidden=""([^>]*)>/g,
      (_, ...rest) => `<form${rest[0]}${rest[1]}${action}>${fields.join('')}`,
    )
    // A link to reload the page would lose the submitted fields.
    .replaceAll(/<a[^>]* href="">.*?<\/a>/g, '');
  const headers = new Headers(page.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(html, { status: 503, headers });
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for an attribute, preserving leading and trailing line breaks. */
const escaped = (text: string): string => text.replaceAll(/[&"<>]/g, (letter) => ESCAPES[letter] ?? letter);
