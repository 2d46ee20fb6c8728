import { COMPONENT, type JsonSchema, namedSchemas } from '#http/openapi/json-schema.ts';
import type { Operation } from '#http/openapi/operation.ts';

const DATE = 'YYYY-MM-DD';

/** Formats for which a word in capitals would not be valid. */
const BY_FORMAT: Readonly<Record<string, string>> = {
  date: DATE,
  'date-time': '2026-11-27T15:05:00Z',
  uuid: '018f0000-0000-7000-8000-000000000000',
};

/** An example value of the schema. Words in capitals are for the caller to fill in. */
export function exampleOf(schema: JsonSchema, name = 'value'): unknown {
  if (schema.$ref) return exampleOf(namedSchemas()[schema.$ref.slice(COMPONENT.length)] ?? {}, name);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return exampleOf(either.find(({ type }) => type !== 'null') ?? {}, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([field, inner]) => [field, exampleOf(inner, field)]),
      );
    case 'array':
      return schema.items ? [exampleOf(schema.items, name)] : [];
    case 'boolean':
      return schema.default ?? true;
    case 'integer':
    case 'number':
      return schema.default ?? 1;
    default:
      return BY_FORMAT[schema.format ?? ''] ?? (name === 'date' ? DATE : name.toUpperCase());
  }
}

/** How a program authenticates in a shell. */
const PROOFS: Readonly<Record<string, string>> = {
  basic: "-u 'ID:SECRET'",
  bearer: "-H 'authorization: Bearer ACCESS_TOKEN'",
};

/** The call as a shell command. A file keeps cookies between calls. */
export function curlOf(method: string, url: string, { parameters, requestBody, security }: Operation): string {
  const filled = url.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase());
  const query = parameters
    .filter(({ in: where, required }) => where === 'query' && required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(exampleOf(schema, name)))}`);
  const address = query.length > 0 ? `${filled}?${query.join('&')}` : filled;
  const sent = requestBody?.content['application/json']?.schema;
  const isOpen = security.some((one) => Object.keys(one).length === 0);
  const proof = isOpen ? undefined : PROOFS[Object.keys(security[0] ?? {})[0] ?? ''];
  return [
    `curl -b session.txt -c session.txt${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} '${address}'`,
    ...(proof ? [proof] : []),
    ...(sent ? [`-H 'content-type: application/json'`, `-d '${JSON.stringify(exampleOf(sent))}'`] : []),
  ].join(' \\\n  ');
}
