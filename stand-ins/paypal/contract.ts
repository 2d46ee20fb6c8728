import type { ValidateFunction } from 'ajv';
import { readFileSync } from 'node:fs';
import { badSyntax, badValue, missing, type Refusal } from './errors.ts';
import { type Fields, fields } from './fields.ts';

/** An operation by its path template: `POST /v2/checkout/orders/{id}/capture`. */
export interface Operation {
  readonly method: string;
  readonly path: string;
}

interface Sent {
  readonly body: unknown;
  readonly header: (name: string) => string;
}

/** Validates requests and our own replies against the provider's OpenAPI documents. */
export interface Contract {
  /** The error of an invalid request; undefined when it is valid. */
  request(operation: Operation, sent: Sent): Refusal | undefined;
  /** Throws for an invalid reply: that is our bug. */
  answer(operation: Operation, status: number, body: unknown): void;
}

const NEW_ORDER: Operation = { method: 'POST', path: '/v2/checkout/orders' };

/** The documents of the provider's other APIs are missing, but their replies are described here. */
const BY_SCHEMA: Readonly<Record<string, string>> = {
  'POST /v2/payments/captures/{id}/refund': 'refund',
  'GET /v2/payments/captures/{id}': 'capture',
  'GET /v2/payments/refunds/{id}': 'refund',
};

/** Reads the documents. The validator is a development dependency, loaded only when documents are given. */
export async function openContract(files: readonly string[]): Promise<Contract | undefined> {
  if (files.length === 0) return undefined;
  const { Ajv } = await import('ajv');
  const ajv = new Ajv({ strict: false, validateSchema: false, logger: false, unicodeRegExp: false });
  const documents = files.map((file) => ({ key: file, root: fields(JSON.parse(readFileSync(file, 'utf8'))) }));
  for (const { key, root } of documents) ajv.addSchema(root, key);

  const compiled = new Map<string, ValidateFunction | undefined>();
  /** Uses the first document that has this path. */
  const validatorAt = (...place: readonly string[]): ValidateFunction | undefined => {
    const pointer = place.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
    if (!compiled.has(pointer)) {
      const document = documents.find(({ root }) => at(root, place) !== undefined);
      compiled.set(pointer, document && ajv.compile({ $ref: `${document.key}#${encodeURI(pointer)}` }));
    }
    return compiled.get(pointer);
  };
  const operationAt = ({ method, path }: Operation) => ['paths', path, method.toLowerCase()];
  const ofRequest = (operation: Operation) =>
    validatorAt(...operationAt(operation), 'requestBody', 'content', 'application/json', 'schema');
  const ofAnswer = (operation: Operation, status: number) => {
    const schema = status < 300 && BY_SCHEMA[`${operation.method} ${operation.path}`];
    const answer = ['responses', String(status), 'content', 'application/json', 'schema'];
    return validatorAt(...(schema ? ['components', 'schemas', schema] : [...operationAt(operation), ...answer]));
  };

  // An order refers to hundreds of schemas, later calls to few more: compiled ahead, so that the first order does not
  // wait.
  ofRequest(NEW_ORDER);
  ofAnswer(NEW_ORDER, 200);

  return {
    request: (operation, { body, header }) => {
      const ofBody = ofRequest(operation);
      if (ofBody && !ofBody(body)) return refusalOf(ofBody);
      return headersOf(documents, operationAt(operation)).find(([name, schema]) => {
        const value = header(name.toLowerCase());
        return value !== '' && !ajv.validate(schema, value);
      }) === undefined
        ? undefined
        : badSyntax('PayPal-Request-Id');
    },
    answer: (operation, status, body) => {
      const validate = ofAnswer(operation, status);
      if (!validate || validate(body)) return;
      throw new Error(`${operation.method} ${operation.path} ${status}: ${JSON.stringify(validate.errors)}`);
    },
  };
}

const at = (root: unknown, place: readonly string[]): unknown =>
  place.reduce<unknown>((value, step) => fields(value)[step], root);

/** An operation's header parameters with their schemas. */
function headersOf(documents: readonly { readonly root: Fields }[], place: readonly string[]): [string, Fields][] {
  for (const { root } of documents) {
    const parameters = fields(at(root, place))['parameters'];
    if (!Array.isArray(parameters)) continue;
    return parameters.flatMap((parameter: unknown): [string, Fields][] => {
      const reference = String(fields(parameter)['$ref'] ?? '');
      const resolved = reference ? fields(at(root, reference.split('/').slice(1))) : fields(parameter);
      return resolved['in'] === 'header' ? [[String(resolved['name']), fields(resolved['schema'])]] : [];
    });
  }
  return [];
}

function refusalOf({ errors }: ValidateFunction): Refusal {
  const [first] = errors ?? [];
  const field = first?.instancePath || '/';
  if (first?.keyword === 'required') {
    return missing(`${first.instancePath}/${String(fields(first.params)['missingProperty'])}`);
  }
  return first?.keyword === 'enum' ? badValue(field) : badSyntax(field);
}
