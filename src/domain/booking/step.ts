/** The seven steps of the reservation flow, named by their Spanish path (specification, section 2). */
export const STEPS = ['horarios', 'contacto', 'adicionales', 'asientos', 'pago', 'boletos', 'facturacion'] as const;

export type Step = (typeof STEPS)[number];

/** A draft's `now` names one of the first five (T74). */
export type OpenStep = Exclude<Step, 'boletos' | 'facturacion'>;

export const isOpenStep = (step: Step): step is OpenStep => step !== 'boletos' && step !== 'facturacion';
