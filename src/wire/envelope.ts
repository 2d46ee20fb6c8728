import * as v from 'valibot';

/** One refusal on the wire: code, Spanish text (M197), field and the figures in its text. */
export const wireError = v.object({
  code: v.string(),
  message: v.string(),
  field: v.optional(v.string()),
  params: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

export type WireError = v.InferOutput<typeof wireError>;

/** The envelope of every call: specification, section 7. */
export interface Envelope<Data> {
  readonly http: { readonly code: number; readonly status: 'success' | 'error' };
  readonly content: { readonly data: Data; readonly errors: readonly WireError[] };
}

export const success = <Data>(data: Data): Envelope<Data> => ({
  http: { code: 200, status: 'success' },
  content: { data, errors: [] },
});

export const refusal = (code: number, errors: readonly WireError[]): Envelope<Record<string, never>> => ({
  http: { code, status: 'error' },
  content: { data: {}, errors },
});

/** The envelope around a data schema, for validation and for the OpenAPI document. */
export const envelopeOf = <S extends v.GenericSchema>(data: S) =>
  v.object({
    http: v.object({ code: v.literal(200), status: v.literal('success') }),
    content: v.object({ data, errors: v.array(wireError) }),
  });
