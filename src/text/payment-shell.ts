import { CHANGE_MINUTES } from '#domain/booking/deadlines.ts';

/** Texts around the payment form: static, in no script. */
export const paymentShell = {
  title: { es: 'Paga tu viaje', en: 'Pay for your trip' },
  description: {
    es: 'Si se corta la señal, vuelve a esta página: no se cobra dos veces.',
    en: 'If the connection drops, come back to this page: you are never charged twice.',
  },
  proofs: { es: 'Antes de pagar: qué llevar', en: 'Before you pay: what to bring' },
  proofDue: (amount: string) => ({
    es: `Sin el comprobante se paga la diferencia de ${amount} al abordar.`,
    en: `Without the proof, the difference of ${amount} is due on boarding.`,
  }),
  signIn: {
    es: '¿Eres viajero frecuente? Entra y paga con tus puntos',
    en: 'Are you a frequent traveller? Sign in and pay with your points',
  },
  traveller: { es: 'Tu cuenta de viajero frecuente', en: 'Your frequent-traveller account' },
  changes: { es: 'Si cambian tus planes', en: 'If your plans change' },
  changesCost: {
    es: `Puedes cambiar de horario una vez, hasta ${CHANGE_MINUTES} minutos antes de salir.`,
    en: `You may change your departure once, up to ${CHANGE_MINUTES} minutes before it leaves.`,
  },
  /** Of a connection. */
  changesTogether: {
    es: 'Los dos tramos van juntos: no se cambian de horario en línea, se cancelan a la vez.',
    en: 'Both parts go together: their times are not changed online, and they are cancelled at once.',
  },
} as const;
