import { MAX_FILE_BYTES } from '#domain/cases/attachments.ts';

/** Maximum bytes of a body. */
export const BODY_LIMIT = 64 * 1024;
/**
 * Maximum bytes of a body with files: twice the size of accepted files, so that a form that is too large gets an error
 * and keeps its text.
 */
export const FILES_BODY_LIMIT = 2 * MAX_FILE_BYTES + BODY_LIMIT;
const MAX_DEPTH = 10;

export type ReadBody = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/**
 * A JSON body, or one in base64 mode (spec 7): decoded once, then held to the same limits. An empty body is undefined.
 * Refused: anything that is not JSON, is nested too deeply, or names a prototype.
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

/** The decoded text, UTF-8; the body may be a JSON string of the base64. */
function fromBase64(text: string): string | undefined {
  const letters = text.trim().replace(/^"|"$/g, '');
  if (!BASE64.test(letters) || letters.replace(/=+$/, '').length % 4 === 1) return undefined;
  return Buffer.from(letters, 'base64').toString('utf8');
}

const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/** False for a text with NUL, which PostgreSQL refuses, or with lone surrogates. */
const isText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Whether the whole value is safe to process. */
export function isSafe(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  return Object.entries(value).every(([name, inner]) => !FORBIDDEN.includes(name) && isSafe(inner, depth + 1));
}
