import * as v from 'valibot';
import type { Elsewhere } from '#http/external-service.ts';
import { SERVICE_ROWS, type SERVICES } from '#wire/services.ts';

type Row = Extract<(typeof SERVICES)[keyof typeof SERVICES], { readonly url: string }>;

const sentHeaders = v.record(v.string(), v.string());

/** `{"x-api-key":"…"}` */
const headers = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = headersIn(dataset.value);
    if (!parsed) addIssue({ message: 'headers as JSON: {"name":"value"}' });
    return parsed ?? NEVER;
  }),
);

/** Undefined where it is no JSON object of texts, or nothing that HTTP can send as headers. */
function headersIn(text: string): Readonly<Record<string, string>> | undefined {
  try {
    const given: unknown = JSON.parse(text);
    return Array.isArray(given) ? undefined : Object.fromEntries(new Headers(v.parse(sentHeaders, given)));
  } catch {
    return undefined;
  }
}

const URL_VARIABLE = v.optional(v.pipe(v.string(), v.url('a URL')));
const HEADERS_VARIABLE = v.optional(headers);

/** For each service that a system of the carrier's can answer: its base address, and the headers that it wants. */
export const serviceVariables = Object.fromEntries(
  SERVICE_ROWS.flatMap(([, row]) =>
    row.url && row.headers ? [[row.url, URL_VARIABLE] as const, [row.headers, HEADERS_VARIABLE] as const] : [],
  ),
) as Record<Row['url'], typeof URL_VARIABLE> & Record<Row['headers'], typeof HEADERS_VARIABLE>;

type Variables = Readonly<
  Partial<Record<Row['url'], string | undefined> & Record<Row['headers'], Record<string, string> | undefined>>
>;

/** The systems that answer services instead of this site. */
export function elsewhereOf(env: Variables): Elsewhere {
  const pointed = SERVICE_ROWS.flatMap(([name, row]) => {
    const base = row.url && env[row.url as Row['url']];
    return base ? [[name, { base, headers: env[row.headers as Row['headers']] ?? {} }] as const] : [];
  });
  return Object.fromEntries(pointed);
}

/** What would be set and change nothing. */
export const serviceComplaints = (env: Variables): readonly string[] =>
  SERVICE_ROWS.flatMap(([name, row]) => {
    const url = row.url as Row['url'] | undefined;
    if (!url) return [];
    if (env[url] && row.answeredBy === 'nobody yet') return [`${url} must not be set: nothing calls ${name} yet`];
    const isHalf = !env[url] && env[row.headers as Row['headers']];
    return isHalf ? [`${row.headers} is of no use without ${url}`] : [];
  });
