/** An error in the PAC's format. */
export interface Refusal {
  readonly http: number;
  readonly message: string;
  readonly messageDetail: string | null;
  readonly data?: unknown;
}

const refusal = (http: number, message: string, messageDetail: string | null = null): Refusal => ({
  http,
  message,
  messageDetail,
});

export const BAD_CREDENTIALS = refusal(
  401,
  'AU2000 - El usuario y/o contraseña son inválidos, no se puede autenticar el servicio.',
);
export const BAD_TOKEN = refusal(401, '401 - Unauthorized', 'El token debe contener 3 partes o ha expirado.');
export const NO_SUCH_THING = refusal(404, '404 - No existe.');
export const TOO_LARGE = refusal(413, '413 - La petición es demasiado grande.');
export const BUSY = refusal(503, '503 - El servicio no está disponible, intente más tarde.');
export const FAILED = refusal(500, '500 - Error interno.');
export const FROM_A_PAGE = refusal(403, '403 - No disponible para páginas.');
export const NOT_READABLE = refusal(400, '400 - La petición no se puede leer.');
export const NO_XML = refusal(400, 'CFDI40999 - Error no clasificado.', 'El archivo xml está vacío.');
export const CUSTOM_ID_TOO_LONG = refusal(400, 'El header customId contiene más de 100 caracteres.');

export const malformed = (detail: string): Refusal => refusal(400, '301 - XML mal formado.', detail);

/** The document was stamped before: the error contains the stamped one. */
export const stampedBefore = (data: { readonly tfd: string; readonly cfdi: string } | null): Refusal => ({
  ...refusal(400, '307. El comprobante contiene un timbre previo.'),
  data,
});

/** The id was used for another document: the error contains only that document's stamp. */
export const customIdTaken = (tfd: string): Refusal => ({
  ...refusal(400, 'CFDI3307 - Timbre duplicado. El customId proporcionado está duplicado.'),
  data: { tfd, cfdi: null },
});

/** The first complaint is the message; all of them are the detail. */
export function complaintsOf(complaints: readonly Complaint[]): Refusal {
  const [first, ...others] = complaints.map(({ code, message }) => `${code} - ${message}`);
  return refusal(400, first!, others.length === 0 ? null : [first, ...others].join('\n'));
}

/** A broken rule, with the SAT's message. */
export interface Complaint {
  readonly code: string;
  readonly message: string;
}

export const errorBody = ({ message, messageDetail, data = null }: Refusal) => ({
  message,
  messageDetail,
  data,
  status: 'error',
});
