import { Ajv2020 } from 'ajv/dist/2020.js';

/** The parts of an OpenAPI document a client reads: nothing here is imported from the site. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
interface Schema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, { readonly type: string; readonly scheme?: string }>>;
  };
}

/** A call of the document: its path has parameters in braces. */
export interface Documented extends Operation {
  readonly method: string;
  readonly path: string;
}

/** The calls of the document a site serves, and what in an answer is not as it says. */
export async function openDocument(origin: string) {
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Document;
  const schemas = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'document');
  const calls: readonly Documented[] = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, method, path })),
  );
  return {
    calls,
    securitySchemes: document.components.securitySchemes,
    /** Empty: the answer is as the document says. */
    deviations: ({ path, method }: Documented, isSuccess: boolean, answer: unknown) => {
      const told = isSuccess
        ? pointer('paths', path, method, 'responses', '200', 'content', 'application/json', 'schema')
        : pointer('components', 'schemas', 'Refusal');
      return schemas.validate({ $ref: told }, answer) ? [] : (schemas.errors ?? []);
    },
  };
}

const pointer = (...parts: readonly string[]): string =>
  `document#/${parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')).join('/')}`;
