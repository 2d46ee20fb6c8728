import { escaped } from '#http/openapi/escaped.ts';
import { COMPONENT, type JsonSchema } from '#http/openapi/json-schema.ts';

/** A schema in a notation like a TypeScript type; named shapes are links. HTML. */
export function notation(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return link(schema.$ref);
  if ('const' in schema) return escaped(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => escaped(JSON.stringify(value))).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map((one) => notation(one, indent)).join(' | ');
  switch (schema.type) {
    case 'object':
      return object(schema, indent);
    case 'array':
      return array(schema, indent);
    default:
      return escaped(`${schema.type ?? 'unknown'}${bounds(schema)}`);
  }
}

function link(reference: string): string {
  const name = escaped(reference.slice(COMPONENT.length));
  return `<a href="#${name}">${name}</a>`;
}

function object({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const rows = Object.entries(properties).map(
    ([name, schema]) => `${inner}${escaped(name)}${required.includes(name) ? '' : '?'}: ${notation(schema, inner)}\n`,
  );
  if (typeof additionalProperties === 'object') rows.push(`${inner}[…]: ${notation(additionalProperties, inner)}\n`);
  return rows.length === 0 ? '{}' : `{\n${rows.join('')}${indent}}`;
}

function array({ items, maxItems }: JsonSchema, indent: string): string {
  const item = items ? notation(items, indent) : 'unknown';
  const isUnion = items?.anyOf || items?.oneOf || (items?.enum?.length ?? 0) > 1;
  const most = maxItems === undefined ? '' : ` (≤ ${maxItems})`;
  return `${isUnion ? `(${item})` : item}[]${most}`;
}

/** Format, length and range, if any: ` (date)`, ` (1–24)`. */
function bounds({ format, minLength, maxLength, minimum, maximum }: JsonSchema): string {
  const least = minLength ?? minimum;
  const most = maxLength ?? maximum;
  const range =
    least !== undefined && most !== undefined
      ? `${least}–${most}`
      : most !== undefined
        ? `≤ ${most}`
        : least !== undefined
          ? `≥ ${least}`
          : undefined;
  const said = [format, range].filter((part) => part !== undefined);
  return said.length > 0 ? ` (${said.join(', ')})` : '';
}
