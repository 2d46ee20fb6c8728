import { ERROR_CATALOGUE } from '#http/openapi/error-catalogue.ts';
import { PAYMENTS_PER_HOUR } from '#http/limits/budgets.ts';
import { COMPONENT, type JsonSchema, namedSchemas } from '#http/openapi/json-schema.ts';
import { type Answer, type Operation, operationOf } from '#http/openapi/operation.ts';
import { FORM_TOKEN_HEADER } from '#wire/call-headers.ts';
import { PROOF_HEADERS, SERVICES } from '#wire/services.ts';
import type { Route, ServiceName } from '#wire/route.ts';

export interface DocumentDeps {
  readonly routes: readonly Route[];
  readonly title: string;
  readonly version: string;
  /** Name of the session cookie. */
  readonly cookie: string;
}

export type PathItem = Readonly<Partial<Record<'get' | 'post' | 'put' | 'delete', Operation>>>;

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: ServiceName }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, Answer & { readonly headers?: unknown }>>;
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

/** The description of every call, made from the same tables that browser and server use. */
export function openApiDocument({ routes, title, version, cookie }: DocumentDeps): OpenApiDocument {
  const paths: Record<string, PathItem> = {};
  for (const route of routes) {
    const path = openApiPath(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ service }) => service))].map((name) => ({ name })),
    paths,
    components: { schemas: schemas(), responses: RESPONSES, securitySchemes: securitySchemes(cookie) },
  };
}

/** `version/select/:project_id` of the catalogue: `/api/catalogue/version/select/{project_id}`. */
export const openApiPath = ({ service, path }: Pick<Route, 'service' | 'path'>): string =>
  `${SERVICES[service].base}/${path.replace(/:(\w+)/g, '{$1}')}`;

const ONE_SESSION_PAYS = `One session may pay ${PAYMENTS_PER_HOUR} times an hour, refused tries included: an agency starts a new session for each sale, with a first call without a cookie.`;

const DESCRIPTION = [
  'Every response has the same envelope. A call succeeded only when the HTTP status is 200 and `http.status` is `success`; otherwise `content.errors` says why, each error with its code, its Spanish text and, where it is about a field, the field.',
  'Amounts are whole centavos of Mexican pesos. Times carry the offset of the stop they happen at.',
  `A client that calls too often receives 429 and, in \`Retry-After\`, the seconds to wait. ${ONE_SESSION_PAYS}`,
  'A body may be sent in base64: `Content-Type: text/plain` with `?encoding=base64`.',
].join('\n\n');

const schemas = (): Record<string, JsonSchema> => ({
  ...withErrorCodes(namedSchemas()),
  ErrorCode: {
    type: 'string',
    enum: ERROR_CATALOGUE.map(({ code }) => code),
    description: ERROR_CATALOGUE.map(
      ({ code, status, text }) => `- \`${code}\` (${status}) — ${text.es} — ${text.en}`,
    ).join('\n'),
  },
  Refusal: {
    type: 'object',
    properties: {
      http: {
        type: 'object',
        properties: { code: { type: 'integer', minimum: 400, maximum: 599 }, status: { const: 'error' } },
        required: ['code', 'status'],
      },
      content: {
        type: 'object',
        properties: {
          data: { type: 'object', additionalProperties: false },
          errors: { type: 'array', items: { $ref: `${COMPONENT}WireError` } },
        },
        required: ['data', 'errors'],
      },
    },
    required: ['http', 'content'],
  },
});

/** On the wire a code is any text, so that an old page accepts a new code; the document lists the existing ones. */
const withErrorCodes = ({ WireError, ...rest }: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> => ({
  ...rest,
  WireError: { ...WireError, properties: { ...WireError?.properties, code: { $ref: `${COMPONENT}ErrorCode` } } },
});

const REFUSAL = { 'application/json': { schema: { $ref: `${COMPONENT}Refusal` } } };

const RESPONSES = {
  Refused: {
    description: 'Refused: the codes are those of `ErrorCode`, the status that of the first',
    content: REFUSAL,
  },
  TooManyRequests: {
    description: 'Asked too often',
    headers: {
      'Retry-After': { description: 'Seconds to wait', required: true, schema: { type: 'integer', minimum: 1 } },
    },
    content: REFUSAL,
  },
};

const securitySchemes = (cookie: string) => ({
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: cookie,
    description: 'Set by the first answer. A reservation belongs to the session that made it.',
  },
  traveller: {
    type: 'apiKey',
    in: 'header',
    name: PROOF_HEADERS.traveller,
    description: 'What signing in answered: who the traveller is. Opens nothing without the session it was asked in.',
  },
  agency: {
    type: 'apiKey',
    in: 'header',
    name: PROOF_HEADERS.agency,
    description: `The key of an agency that buys on account: lets it pay with the method \`agencies\`. ${ONE_SESSION_PAYS}`,
  },
  basic: {
    type: 'http',
    scheme: 'basic',
    description: 'The id and the secret of a program. Only programs have them; no browser ever does.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The access token that a program took with its id and secret. No call needs one; where it is sent, it must be good, and given for the service.',
  },
  formToken: {
    type: 'apiKey',
    in: 'header',
    name: FORM_TOKEN_HEADER,
    description:
      'Needed with the session when a browser changes anything: the field `_form` of any form of the site, for that session.',
  },
});
