import type { PriceStep } from '#domain/fares/quote.ts';
import type { Proof } from '#domain/ticketing/proof.ts';
import type { Message } from '#text/message.ts';

/** Proof to bring (B37, N14). */
export const PROOF_TEXTS: Readonly<Record<Proof, Message>> = {
  official_id: { es: 'Identificación oficial con fotografía', en: 'Official photo ID' },
  age_of_child: {
    es: 'Acta de nacimiento, CURP o pasaporte que muestre la edad',
    en: 'Birth certificate, CURP or passport that shows the age',
  },
  inapam_card: { es: 'Credencial INAPAM original', en: 'Original INAPAM card' },
  student_certificate: {
    es: 'Credencial de estudiante vigente o constancia de la escuela',
    en: 'Valid student card or a certificate from the school',
  },
  teacher_certificate: {
    es: 'Credencial de maestro vigente o constancia de la escuela',
    en: 'Valid teacher card or a certificate from the school',
  },
};

/** One line of "explain my price" (N12), without its amount. `category` is the name of the passenger type. */
export function priceStepText({ reason, percent }: PriceStep, category: Message): Message {
  switch (reason) {
    case 'adult_fare':
      return { es: 'Tarifa de adulto, IVA incluido', en: 'Adult fare, VAT included' };
    case 'round_trip':
      return { es: `Viaje redondo, ${percent} % menos`, en: `Round trip, ${percent}% off` };
    case 'open_ticket':
      return { es: `Boleto abierto, ${percent} % menos`, en: `Open ticket, ${percent}% off` };
    case 'category':
      return percent === 0
        ? { es: `${category.es}: sin descuento en este viaje`, en: `${category.en}: no discount on this journey` }
        : { es: `${category.es}, ${percent} % menos`, en: `${category.en}, ${percent}% off` };
    case 'lap_infant':
      return { es: 'Infante en brazos, sin costo', en: 'Infant on a lap, free of charge' };
    case 'promo':
      return { es: `Código promocional, ${percent} % menos`, en: `Promotional code, ${percent}% off` };
  }
}
