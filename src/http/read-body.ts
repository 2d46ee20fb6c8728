import { MAX_FILE_BYTES } from '#domain/cases/attachments.ts';

/** Most bytes of a body. */
export const BODY_LIMIT = 64 * 1024;
/** Most bytes of one that files come with: twice what is taken of them, so that a form is told so and loses no text. */
export const FILES_BODY_LIMIT = 2 * MAX_FILE_BYTES + BODY_LIMIT;
const MAX_DEPTH = 10;

export type ReadBody = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/**
 * A JSON body, or one in base64 mode (spec 7): decoded once, then held to the same limits. An empty body is no body.
 * Refused: what is not JSON, too deep, or names a prototype.
 */
export function readBody(text: string, isBase64: boolean): ReadBody {
  const plain = isBase64 ? fromBase64(text) : text;
  if (plain === undefined) return { ok: false };
  if (plain.trim() === '') return { ok: true, value: undefined };
  try {
    const value: unknown = JSON.parse(plain);
    return isSafe(value) ? { ok: true, value } : { ok: false };
  } catch {
    return { ok: false };
  }
}

const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

/** The text inside, UTF-8; the body may be a JSON string around the letters. */
function fromBase64(text: string): string | undefined {
  const letters = text.trim().replace(/^"|"$/g, '');
  if (!BASE64.test(letters) || letters.replace(/=+$/, '').length % 4 === 1) return undefined;
  return Buffer.from(letters, 'base64').toString('utf8');
}

const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/** Letters no text can hold: NUL, which PostgreSQL refuses, and halves of a character. */
const isText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Whether everything in it may go further. */
export function isSafe(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  return Object.entries(value).every(([name, inner]) => !FORBIDDEN.includes(name) && isSafe(inner, depth + 1));
}
