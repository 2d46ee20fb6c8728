import type { SentFile } from '#domain/cases/case-form.ts';

/** A form with files, as a page reads it. */
export interface FormWithFiles {
  readonly form: URLSearchParams;
  /** In the order sent; an empty file field is skipped. */
  readonly files: readonly SentFile[];
}

/** Reads a multipart form as browsers send it; an unreadable one is an empty form. */
export async function readMultipart(body: Uint8Array, contentType: string): Promise<FormWithFiles> {
  const form = new URLSearchParams();
  const files: SentFile[] = [];
  for (const [name, value] of await entriesOf(body, contentType)) {
    if (typeof value === 'string') form.append(name, value);
    else if (value.size > 0) files.push({ name: value.name, content: new Uint8Array(await value.arrayBuffer()) });
  }
  return { form, files };
}

async function entriesOf(body: Uint8Array, contentType: string): Promise<readonly [string, string | File][]> {
  try {
    const sent = await new Response(body as BodyInit, { headers: { 'content-type': contentType } }).formData();
    return [...sent] as [string, string | File][];
  } catch {
    return [];
  }
}
