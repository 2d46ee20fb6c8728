import { PAYMENTS_PER_HOUR } from '#http/limits/budgets.ts';
import type { OpenApiDocument } from '#http/openapi/document.ts';
import { DOCS_STYLE } from '#http/openapi/docs-style.ts';
import { ERROR_CATALOGUE } from '#http/openapi/error-catalogue.ts';
import { escaped } from '#http/openapi/escaped.ts';
import { curlOf } from '#http/openapi/example.ts';
import type { JsonSchema } from '#http/openapi/json-schema.ts';
import { notation } from '#http/openapi/notation.ts';
import { type Operation, operationId, type Parameter } from '#http/openapi/operation.ts';
import { apiPage } from '#text/api-page.ts';
import type { Lang } from '#text/lang.ts';
import * as paths from '#wire/page-paths.ts';
import type { Route } from '#wire/route.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly summary: Route['summary'];
}

export interface DocsPage {
  readonly document: OpenApiDocument;
  /** The routes of the document: each says in English what it is for. */
  readonly routes: readonly Route[];
  /** The public site: the examples call it. */
  readonly origin: string;
  readonly lang: Lang;
}

/** The API description as a page to read: no script, no other file. */
export function docsPage({ document, routes, origin, lang }: DocsPage): string {
  const say = (key: keyof typeof apiPage): string => escaped(apiPage[key][lang]);
  const title = say('title').replace('{title}', escaped(document.info.title));
  const calls = callsOf(document, routes);
  const services = document.tags.map(({ name }) => ({
    name,
    calls: calls.filter((call) => call.operation.tags[0] === name),
  }));
  const other = lang === 'es' ? { href: paths.api.en, lang: 'en' } : { href: paths.api.es, lang: 'es' };
  return `<!doctype html><html lang="${lang === 'es' ? 'es-MX' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<meta name="description" content="${say('intro')}">
<link rel="canonical" href="${escaped(origin + paths.api[lang])}">
<link rel="alternate" hreflang="es-MX" href="${escaped(origin + paths.api.es)}">
<link rel="alternate" hreflang="en" href="${escaped(origin + paths.api.en)}"><style>${DOCS_STYLE}</style></head><body>
<header><nav aria-label="${escaped(document.info.title)}"><a href="${paths.home[lang]}">${say('home')}</a>
<a href="${other.href}" lang="${other.lang}" hreflang="${other.lang}">${say('otherLanguage')}</a>
<a href="/api/openapi.json">${say('document')}</a></nav>
<h1>${title}</h1><p>${say('intro')}</p></header><main>
<h2>${say('rules')}</h2><ul class="rules">
${(['envelope', 'session', 'keys', 'units', 'limits', 'card'] as const).map((rule) => `<li>${say(rule).replace('{payments}', String(PAYMENTS_PER_HOUR))}</li>`).join('\n')}
</ul>
<h2>${say('calls')}</h2>
${services.map(({ name, calls: own }) => `<h3>${name}</h3>\n<ul class="calls">${own.map((call) => contents(call, lang)).join('\n')}</ul>`).join('\n')}
${services.map(({ name, calls: own }) => `<h2>${name}</h2>\n${own.map((call) => section(call, { origin, lang })).join('\n')}`).join('\n')}
<h2>${say('shapes')}</h2>
${Object.entries(document.components.schemas)
  .filter(([name]) => name !== 'ErrorCode')
  .map(([name, schema]) => shape(name, schema))
  .join('\n')}
<h2 id="ErrorCode">${say('errors')}</h2><dl>
${ERROR_CATALOGUE.map(({ code, status, text }) => `<dt><code>${code}</code> ${status}</dt><dd>${escaped(text[lang])}</dd>`).join('\n')}
</dl></main></body></html>`;
}

function callsOf({ paths }: OpenApiDocument, routes: readonly Route[]): Call[] {
  const summaries = new Map(routes.map((route) => [operationId(route), route.summary]));
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const summary = summaries.get(operation.operationId)!;
      return { method, path, operation, summary };
    }),
  );
}

const contents = ({ operation, summary }: Call, lang: Lang): string =>
  `<li><a href="#${operation.operationId}">${escaped(summary[lang])}</a></li>`;

function section({ method, path, operation, summary }: Call, { origin, lang }: { origin: string; lang: Lang }): string {
  const { parameters, requestBody, responses } = operation;
  const sent = requestBody?.content['application/json']?.schema;
  const answered = dataOf(responses['200']);
  return `<article id="${operation.operationId}"><h3><span class="${method === 'get' ? 'get' : 'post'}">${method.toUpperCase()}</span><code>${escaped(path)}</code></h3>
<p>${escaped(summary[lang])}</p>
${parameters.length > 0 ? `<h4>${apiPage.parameters[lang]}</h4><dl>${parameters.map((each) => parameter(each, lang)).join('')}</dl>` : ''}
${sent ? `<h4>${apiPage.body[lang]}</h4><pre>${notation(sent)}</pre>` : ''}
<details><summary>${apiPage.data[lang]}</summary><pre>${notation(answered)}</pre></details>
<h4>${apiPage.example[lang]}</h4><pre>${escaped(curlOf(method, origin + path, operation))}</pre></article>`;
}

function parameter({ name, in: where, required, schema }: Parameter, lang: Lang): string {
  const place = where === 'path' ? apiPage.inPath[lang] : apiPage.inQuery[lang];
  const need = required ? apiPage.required[lang] : apiPage.optional[lang];
  return `<dt><code>${escaped(name)}</code>: <code>${notation(schema)}</code></dt><dd>${place}, ${need}</dd>`;
}

/** The data inside the envelope. */
function dataOf(answer: Operation['responses'][string] | undefined): JsonSchema {
  const envelope = answer && 'content' in answer ? answer.content['application/json']?.schema : undefined;
  return envelope?.properties?.['content']?.properties?.['data'] ?? {};
}

const shape = (name: string, schema: JsonSchema): string =>
  `<article id="${name}"><h3>${name}</h3><pre>${notation(schema)}</pre></article>`;
