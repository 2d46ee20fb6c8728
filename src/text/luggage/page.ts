import { ADDITION_HOLD_MINUTES } from '#domain/amendments/additions/addition-rules.ts';

/** Adding to a paid trip: `agregar`. */
export const addText = {
  title: { es: 'Agregar equipaje y extras', en: 'Add baggage and extras' },
  lead: {
    es: 'Elige para cada pasajero y cada viaje. Se agrega al pagarlo. Si se cancela un boleto, lo agregado se devuelve en las mismas condiciones.',
    en: 'Choose for each passenger and each journey. It is added once it is paid. If a ticket is cancelled, what was added goes back on the same terms.',
  },
  total: { es: 'Total', en: 'Total' },
  go: { es: 'Continuar al pago', en: 'Continue to payment' },
  chooseFirst: { es: 'Elige al menos una cosa para agregar.', en: 'Choose at least one thing to add.' },
  hold: {
    es: `Tienes ${ADDITION_HOLD_MINUTES} minutos para pagar. Si no pagas, no se cobra nada y tu viaje sigue como está.`,
    en: `You have ${ADDITION_HOLD_MINUTES} minutes to pay. If you do not, nothing is charged and your trip stays as it is.`,
  },
  waiting: {
    es: 'Lo que elegiste antes espera tu pago en la tienda.',
    en: 'What you chose before is waiting for your payment in a store.',
  },
  reference: { es: 'Ver la referencia', en: 'See the reference' },
  nothing: { es: 'Por ahora no hay nada que agregar a este viaje.', en: 'There is nothing to add to this trip now.' },
  done: {
    es: 'Listo: quedó en tu reservación y en tus boletos. Te lo confirmamos por correo.',
    en: 'Done: it is in your reservation and on your tickets. We confirm it by e-mail.',
  },
  back: { es: 'Volver a mi reservación', en: 'Back to my reservation' },
} as const;
