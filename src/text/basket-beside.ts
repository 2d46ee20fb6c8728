import type { Message } from '#text/message.ts';

/** What a change of a trip does to what was bought with it in one basket. */
export const besideText = {
  title: { es: 'También compraste para esos días', en: 'You also bought for those days' },
  cancelled: {
    es: 'Sin este viaje ya no te sirve, o ya no tienes cómo llegar. Lo que dejes marcado se cancela junto con él; quita la marca de lo que quieras conservar.',
    en: 'Without this trip it may be of no use, or you have no way to get there. What stays ticked is cancelled together with it; untick what you want to keep.',
  },
  moved: {
    es: 'Con el horario nuevo ya no coincide. Lo que marques se cancela junto con el cambio; ábrelo si prefieres pasarlo a otra hora.',
    en: 'It does not fit with the new time. What you tick is cancelled together with the change; open it to move it to another time instead.',
  },
  movedAndPaid: {
    es: 'Con el horario nuevo ya no coincide. Cuando pagues el cambio, ábrelo para cancelarlo o pasarlo a otra hora.',
    en: 'It does not fit with the new time. Once the change is paid, open it to cancel it or to move it to another time.',
  },
  /** Beside the name of what it cancels. */
  cancel: (amount: string): Message => ({
    es: `Cancelarlo también: te devolvemos ${amount}`,
    en: `Cancel it too: ${amount} goes back to you`,
  }),
  ended: (codes: string): Message => ({
    es: `También cancelamos ${codes}. Te escribimos cuando el dinero vaya de regreso.`,
    en: `We also cancelled ${codes}. We write when the money is on its way back.`,
  }),
  kept: (code: string): Message => ({
    es: `No cancelamos ${code}: lo que se devolvía cambió, o ya no se puede. Ábrelo para decidir.`,
    en: `We did not cancel ${code}: what it gives back has changed, or it can no longer be cancelled. Open it to decide.`,
  }),
  givesBack: (amount: string): Message => ({
    es: `Si lo cancelas ahora, te devolvemos ${amount}.`,
    en: `If you cancel it now, ${amount} will be refunded.`,
  }),
  givesNothing: {
    es: 'Si lo cancelas ahora, no se devuelve nada.',
    en: 'If you cancel it now, nothing goes back.',
  },
  open: (title: string): Message => ({ es: `Ver ${title}`, en: `See ${title}` }),
} as const;
