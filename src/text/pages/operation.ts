import type { OperatorRole } from '#domain/operators/operator.ts';
import type { Message } from '#text/message.ts';

/** The operators' start page. */
export const operationText = {
  title: { es: 'Operación', en: 'Operations' },
  description: {
    es: 'Para el personal de la línea. Tu sesión dura un turno de 12 horas.',
    en: "For the carrier's staff. Your session lasts a 12-hour shift.",
  },
  hello: (name: string): Message => ({ es: `Hola, ${name}`, en: `Hello, ${name}` }),
  signedInAs: (name: string): Message => ({ es: `Turno de ${name}`, en: `Shift of ${name}` }),
  key: { es: 'Clave de operador', en: 'Operator key' },
  keyHint: {
    es: 'La que te dio tu gerente. No la compartas: lo que hagas queda a tu nombre.',
    en: 'The one your manager gave you. Do not share it: what you do is recorded under your name.',
  },
  submit: { es: 'Entrar', en: 'Sign in' },
  leave: { es: 'Terminar mi turno', en: 'End my shift' },
  nothing: { es: 'Tu puesto no tiene pantallas aquí.', en: 'Your role has no screens here.' },
} as const;

export const ROLE_NAMES: Readonly<Record<OperatorRole, Message>> = {
  counter: { es: 'Taquilla', en: 'Counter' },
  callcentre: { es: 'Centro de llamadas', en: 'Call centre' },
  boarding: { es: 'Abordaje', en: 'Boarding' },
  editor: { es: 'Contenido', en: 'Content' },
  manager: { es: 'Gerencia', en: 'Management' },
};
