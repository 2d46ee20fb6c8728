import { type JsonSchema, answeredSchema, sentSchema } from '#http/openapi/json-schema.ts';
import type { DownloadKind, ProofAccess, Route, ServiceName } from '#wire/route.ts';
import { type Authentication, SERVICES } from '#wire/services.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export interface MediaType {
  readonly schema: JsonSchema;
}

export interface Answer {
  readonly description: string;
  readonly content: Readonly<Record<string, MediaType>>;
}

export interface Reference {
  readonly $ref: string;
}

/** One call in OpenAPI. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly ServiceName[];
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, Answer | Reference>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

/** What some calls answer with `download=true` instead of the envelope. */
const DOCUMENTS: Readonly<Partial<Record<DownloadKind, string>>> = { pdf: 'application/pdf', html: 'text/html' };

/** Not documented for the counter's calls. */
const documentOf = ({ service, download }: Route): string | undefined =>
  service === 'websale' && download ? DOCUMENTS[download] : undefined;

const REFUSED = { $ref: '#/components/responses/Refused' };
const TOO_MANY = { $ref: '#/components/responses/TooManyRequests' };

export function operationOf(route: Route): Operation {
  const download = documentOf(route);
  return {
    operationId: operationId(route),
    tags: [route.service],
    summary: route.summary.en,
    parameters: [...pathParameters(route), ...queryParameters(route)],
    ...(route.body ? { requestBody: { required: true, content: json(sentSchema(route.body)) } } : {}),
    responses: {
      200: {
        description: download
          ? 'The envelope, or the document itself with `download=true`'
          : 'The envelope with the data',
        content: {
          ...json(envelopeSchema(answeredSchema(route.data))),
          ...(download ? { [download]: { schema: { type: 'string' } } } : {}),
        },
      },
      429: TOO_MANY,
      '4XX': REFUSED,
      '5XX': REFUSED,
    },
    security: securityOf(route),
  };
}

/**
 * Reading needs at most the session that made the reservation; changing also needs proof against cross-site requests.
 */
function securityOf(route: Route): Operation['security'] {
  const plain: Operation['security'] = [
    { session: [] },
    ...(route.method === 'GET' ? [] : [{ session: [], formToken: [] }]),
  ];
  const { proofs, required } = proofsOf(route);
  if (route.service === 'oauth') return [...(required ? [] : [{}]), ...proofs.map((name) => ({ [name]: [] }))];
  const proven = proofs.flatMap((name) => plain.map((one) => ({ ...one, [name]: [] })));
  const known: readonly Authentication[] = SERVICES[route.service].authentication;
  const byToken = known.includes('bearer') ? [{ bearer: [route.service] }] : [];
  return required ? proven : [{}, ...plain, ...proven, ...byToken];
}

/** How operators authenticate is not documented: only they need it. */
const proofsOf = ({ access }: Route): ProofAccess =>
  access && 'proofs' in access ? access : { proofs: [], required: false };

/** `GET reservation/schedules` of websale: `websaleGetReservationSchedules`. */
export const operationId = ({ service, method, path }: Pick<Route, 'service' | 'method' | 'path'>): string =>
  [service, method.toLowerCase(), ...path.split(/[/:_.-]+/)]
    .filter(Boolean)
    .map((word, i) => (i === 0 ? word : word[0]!.toUpperCase() + word.slice(1)))
    .join('');

export const envelopeSchema = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    http: {
      type: 'object',
      properties: { code: { const: 200 }, status: { const: 'success' } },
      required: ['code', 'status'],
    },
    content: {
      type: 'object',
      properties: { data, errors: { type: 'array', items: { $ref: '#/components/schemas/WireError' }, maxItems: 0 } },
      required: ['data', 'errors'],
    },
  },
  required: ['http', 'content'],
});

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const pathParameters = ({ path }: Route): Parameter[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name: name!,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }));

function queryParameters({ query }: Route): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = sentSchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}
