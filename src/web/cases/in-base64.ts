import type { SentFile } from '#domain/cases/case-form.ts';

/** A file as calls take it. */
export const inBase64 = ({ name, content }: SentFile) => ({ name, content: Buffer.from(content).toString('base64') });
