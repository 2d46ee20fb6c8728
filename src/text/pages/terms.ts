import {
  BOARDING_MINUTES,
  CHANGE_MINUTES,
  PAY_AT_COUNTER_MINUTES,
  RELEASE_MINUTES,
} from '#domain/booking/deadlines.ts';
import {
  EXTENSION_MINUTES,
  HOLD_MINUTES,
  MAX_EXTENSIONS,
  MAX_INAPAM,
  MAX_PASSENGERS,
  MAX_STUDENTS,
  MAX_TEACHERS,
} from '#domain/booking/limits.ts';
import {
  GUARANTEE_PERCENT,
  LEGAL_COMPENSATION_PERCENT,
  NAME_CHANGE_MINUTES,
  ONE_LEG_USED_REFUND_PERCENT,
} from '#domain/amendments/refund-terms.ts';
import { CANCELLATION_TIERS, type RefundTier } from '#domain/amendments/refund-tiers.ts';
import { CREDIT_MONTHS } from '#domain/payment/credit.ts';
import { NAME_CHANGES } from '#domain/amendments/name-rules.ts';
import { SEAT_CHANGES } from '#domain/amendments/seat-rules.ts';
import { GUARANTEE_DELAY_MINUTES, REFUND_DELAY_HOURS } from '#domain/disruptions/delay.ts';
import {
  ARMED_FORCES,
  INAPAM_PERCENT,
  INFANT_AGES,
  MINOR_AGES,
  MINOR_PERCENT,
  STUDENT_FLEX_PERCENT,
  STUDENT_PERCENT,
  TEACHER_FLEX_PERCENT,
  TEACHER_PERCENT,
} from '#domain/fares/rates.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import { BUYER_MINIMUM_AGE } from '#domain/orders/contact-rules.ts';
import { STORE_MARGIN_MINUTES, STORE_MINIMUM_HOURS, STORE_REFERENCE_HOURS } from '#domain/payment/store-reference.ts';
import { QUOTA_PER_BUS } from '#domain/seats/quotas.ts';
import {
  BAGGAGE_INDEMNITY_UMA_DAYS,
  FREE_BAG,
  HAND_BAG,
  PARCEL_OVER_KILOGRAMS,
  PERSONAL_ITEM,
  TIER_ALLOWANCE,
  TRAVELLER_INSURANCE_UMA,
} from '#domain/ticketing/baggage.ts';
import { VALIDITY_DAYS } from '#domain/ticketing/ticket-rules.ts';
import { SALES_HORIZON_DAYS } from '#domain/timetable/sales-horizon.ts';
import { inThousands, sizeOf } from '#text/measures.ts';
import type { CarrierFacts, ProseText } from '#text/prose.ts';
import { TIER_NAMES } from '#text/tiers.ts';

const everyCard = TIER_ALLOWANCE.classic;
const bagsOf = (tier: Tier, lang: 'es' | 'en') => `${TIER_ALLOWANCE[tier].bags} (${TIER_NAMES[tier][lang]})`;
const tierBags = {
  es: `${bagsOf('classic', 'es')}, ${bagsOf('golden', 'es')} o ${bagsOf('platinum', 'es')}`,
  en: `${bagsOf('classic', 'en')}, ${bagsOf('golden', 'en')} or ${bagsOf('platinum', 'en')}`,
};

/** The contract of carriage. Its figures are read from the rules that are applied: none is typed twice. */
export const termsText = ({ name, legalName, phone, email }: CarrierFacts): ProseText => ({
  title: { es: 'Términos y condiciones', en: 'Terms and conditions' },
  description: {
    es: `Contrato de transporte de ${name}: boletos, cambios, devoluciones, equipaje y tarifas con descuento.`,
    en: `${name}’s contract of carriage: tickets, changes, refunds, baggage and discounted fares.`,
  },
  intro: {
    es: `Estas condiciones son el contrato entre tú y ${legalName} cuando compras un boleto. Los precios están en pesos mexicanos e incluyen IVA y seguro del viajero.`,
    en: `These terms are the contract between you and ${legalName} when you buy a ticket. Prices are in Mexican pesos and include VAT and traveller insurance.`,
  },
  updated: '2026-11-21',
  sections: [
    {
      heading: { es: 'Comprar', en: 'Buying' },
      paragraphs: [
        {
          es: `Puede comprar quien tenga más de ${BUYER_MINIMUM_AGE} años. No hace falta registrarse. Vendemos los próximos ${SALES_HORIZON_DAYS} días, en línea hasta ${PAY_AT_COUNTER_MINUTES} minutos antes de la salida y después en taquilla.`,
          en: `Buyers must be over ${BUYER_MINIMUM_AGE}. No account is needed. We sell the next ${SALES_HORIZON_DAYS} days, online until ${PAY_AT_COUNTER_MINUTES} minutes before departure and at the counter after that.`,
        },
        {
          es: `Cada reservación admite hasta ${MAX_PASSENGERS} pasajeros; de ellos, hasta ${MAX_STUDENTS} estudiantes, ${MAX_TEACHERS} maestros y ${MAX_INAPAM} con INAPAM. Menores e infantes viajan con un adulto de la misma reservación.`,
          en: `A reservation takes up to ${MAX_PASSENGERS} passengers; of them, up to ${MAX_STUDENTS} students, ${MAX_TEACHERS} teachers and ${MAX_INAPAM} with INAPAM. Children and infants travel with an adult in the same reservation.`,
        },
        {
          es: `Los asientos que eliges se apartan ${HOLD_MINUTES} minutos; puedes pedir ${EXTENSION_MINUTES} minutos más hasta ${MAX_EXTENSIONS} veces. Si el tiempo se acaba, vuelven a la venta.`,
          en: `The seats you choose are held for ${HOLD_MINUTES} minutes; you may ask for ${EXTENSION_MINUTES} more up to ${MAX_EXTENSIONS} times. If time runs out, they go back on sale.`,
        },
        {
          es: 'El precio que ves al buscar es el de ese viaje, ida o regreso, con IVA, y es el que pagas: no hay cargos por servicio. La tienda donde pagues en efectivo puede cobrar aparte su propia comisión. Un aumento de tarifas no afecta los boletos ya comprados, tampoco los abiertos.',
          en: 'The price you see when you search is that of one journey, outbound or return, VAT included, and is what you pay: there are no service charges. A store where you pay in cash may charge a fee of its own on top. A fare increase does not affect tickets already bought, open ones included.',
        },
      ],
    },
    {
      heading: { es: 'Pagar', en: 'Paying' },
      paragraphs: [
        {
          es: 'El boleto existe cuando el pago está aprobado. Hasta entonces lo que tienes es una reservación: no permite abordar.',
          en: 'The ticket exists once the payment is approved. Until then what you have is a reservation: it does not let you board.',
        },
      ],
      items: [
        {
          es: 'Con tarjeta: tu banco puede pedirte confirmar la compra.',
          en: 'By card: your bank may ask you to confirm the purchase.',
        },
        {
          es: `En taquilla: paga a más tardar ${PAY_AT_COUNTER_MINUTES} minutos antes de la salida; los lugares sin pagar se liberan ${RELEASE_MINUTES} minutos antes.`,
          en: `At the counter: pay no later than ${PAY_AT_COUNTER_MINUTES} minutes before departure; seats not paid for are released ${RELEASE_MINUTES} minutes before.`,
        },
        {
          es: `En tiendas, cuando la opción aparece: tienes ${STORE_REFERENCE_HOURS} horas y nunca después de ${STORE_MARGIN_MINUTES} minutos antes de la salida. No se ofrece si faltan menos de ${STORE_MINIMUM_HOURS} horas.`,
          en: `In stores, where the option is shown: within ${STORE_REFERENCE_HOURS} hours and never later than ${STORE_MARGIN_MINUTES} minutes before departure. It is not offered less than ${STORE_MINIMUM_HOURS} hours ahead.`,
        },
        {
          es: 'Si tu pago llega tarde y tus asientos ya no están libres, te damos otros iguales o te devolvemos todo.',
          en: 'If your payment arrives late and your seats are no longer free, we give you equal ones or all of your money back.',
        },
      ],
    },
    {
      heading: { es: 'El boleto y el abordaje', en: 'The ticket and boarding' },
      paragraphs: [
        {
          es: `El boleto con fecha sirve para su salida. El boleto abierto se usa cualquier día dentro de los ${VALIDITY_DAYS} días siguientes a su compra. Para cambios antes de la salida y para aclaraciones, todo boleto vale ${VALIDITY_DAYS} días.`,
          en: `A dated ticket is good for its departure. An open ticket may be used on any day within ${VALIDITY_DAYS} days of purchase. For exchanges before departure and for claims, every ticket is valid for ${VALIDITY_DAYS} days.`,
        },
        {
          es: `Aborda con el código QR de tu boleto y una identificación. Los plazos se cuentan desde la salida en tu propia terminal o parada y en su hora local: mostrador para documentar, ${PAY_AT_COUNTER_MINUTES} minutos antes; abordaje, ${BOARDING_MINUTES} minutos antes.`,
          en: `Board with the QR code of your ticket and an ID. Deadlines count back from the departure at your own terminal or stop, in its local time: at the counter to check in, ${PAY_AT_COUNTER_MINUTES} minutes before; boarding, ${BOARDING_MINUTES} minutes before.`,
        },
      ],
    },
    {
      heading: { es: 'Cambios', en: 'Changes' },
      paragraphs: [
        {
          es: `Hasta ${CHANGE_MINUTES} minutos antes de la salida puedes cambiar tu boleto, una vez y sin cargo, por otra salida del mismo origen y destino con lugares libres. Si la nueva tarifa es más alta pagas la diferencia, que te decimos antes de confirmar.`,
          en: `Until ${CHANGE_MINUTES} minutes before departure you may exchange your ticket, once and free of charge, for another departure of the same origin and destination with free seats. If the new fare is higher you pay the difference, which we tell you before you confirm.`,
        },
        {
          es: `Si cuesta menos, la diferencia queda como saldo a tu favor durante ${CREDIT_MONTHS} meses. A un boleto abierto le eliges salida en línea dentro de sus ${VALIDITY_DAYS} días; si la tarifa subió desde tu compra no pagas el aumento.`,
          en: `If it costs less, the difference is credited to you for ${CREDIT_MONTHS} months. You choose the departure of an open ticket online within its ${VALIDITY_DAYS} days; if the fare went up since you bought it, you do not pay the increase.`,
        },
        {
          es: `El nombre de un pasajero se cambia sin costo hasta ${NAME_CHANGES} veces, hasta ${NAME_CHANGE_MINUTES} minutos antes de su primera salida; la tarifa con descuento se comprueba a nombre de quien viaja.`,
          en: `A passenger’s name may be changed free of charge up to ${NAME_CHANGES} times, until ${NAME_CHANGE_MINUTES} minutes before their first departure; a discounted fare is proved in the name of who travels.`,
        },
        {
          es: `El asiento se cambia por otro libre del mismo autobús, sin costo, hasta ${SEAT_CHANGES} veces por pasajero y viaje y hasta ${CHANGE_MINUTES} minutos antes de la salida.`,
          en: `A seat may be changed for another free one of the same bus, free of charge, up to ${SEAT_CHANGES} times for each passenger and journey, until ${CHANGE_MINUTES} minutes before departure.`,
        },
      ],
    },
    {
      heading: { es: 'Retrasos y devoluciones', en: 'Delays and refunds' },
      paragraphs: [
        {
          es: `Devolvemos el dinero cuando la salida se retrasa más de ${REFUND_DELAY_HOURS} horas en el origen de tu boleto: todo lo pagado si no has viajado, y ${ONE_LEG_USED_REFUND_PERCENT} % del viaje redondo si ya usaste la ida y se retrasa el regreso. Lo ya viajado no se devuelve.`,
          en: `We give the money back when departure is delayed by more than ${REFUND_DELAY_HOURS} hours at the origin of your ticket: all you paid if you have not travelled, and ${ONE_LEG_USED_REFUND_PERCENT}% of the round trip if you used the outbound and the return is late. What was travelled is not refunded.`,
        },
        {
          es: `Aparte, la ley de protección al consumidor te da derecho a una compensación de al menos ${LEGAL_COMPENSATION_PERCENT} % del precio cuando el servicio no se presta como se contrató por causas nuestras.`,
          en: `In addition, consumer law entitles you to compensation of at least ${LEGAL_COMPENSATION_PERCENT}% of the price when the service is not provided as agreed for reasons within our control.`,
        },
        {
          es: `Y por garantía nuestra, si sales con más de ${GUARANTEE_DELAY_MINUTES} minutos de retraso te damos ${GUARANTEE_PERCENT} % del precio de ese viaje como saldo a favor.`,
          en: `And as our own guarantee, if you leave more than ${GUARANTEE_DELAY_MINUTES} minutes late we credit you ${GUARANTEE_PERCENT}% of the price of that journey.`,
        },
        {
          es: 'La devolución llega por el mismo medio con el que pagaste.',
          en: 'The refund comes by the same means you paid with.',
        },
      ],
    },
    {
      heading: { es: 'Cancelación sin retraso', en: 'Cancelling without a delay' },
      paragraphs: [
        {
          es: `Lo que te damos depende de cuánto falta para la salida de cada boleto, en la hora local de su terminal o parada. Los boletos abiertos cuentan como los cancelados con más anticipación. El saldo a favor se usa en otras compras durante ${CREDIT_MONTHS} meses; antes de confirmar ves el cálculo boleto por boleto.`,
          en: `What we give depends on how long it is until each ticket’s departure, in the local time of its terminal or stop. Open tickets count as those cancelled earliest. Credit is good for other purchases for ${CREDIT_MONTHS} months; before you confirm you see the calculation ticket by ticket.`,
        },
      ],
      items: [
        ...CANCELLATION_TIERS.map(cancelled),
        { es: 'Después: nada a devolver.', en: 'Later: nothing to give back.' },
      ],
    },
    {
      heading: { es: 'Tarifas con descuento', en: 'Discounted fares' },
      paragraphs: [
        {
          es: 'Se aplican sobre la tarifa de adulto y no se suman entre sí. En los servicios de lujo la ley no los exige: la tarifa que ves es la que vale. Lleva el comprobante: sin él se paga la diferencia al abordar.',
          en: 'They apply to the adult fare and do not add up. The law does not require them on luxury services: the fare you see is the one that holds. Bring the proof: without it the difference is due on boarding.',
        },
      ],
      items: [
        {
          es: `Menores de ${MINOR_AGES.from} a ${MINOR_AGES.to} años: ${MINOR_PERCENT} %.`,
          en: `Children aged ${MINOR_AGES.from} to ${MINOR_AGES.to}: ${MINOR_PERCENT}%.`,
        },
        {
          es: `Infantes de ${INFANT_AGES.from} a ${INFANT_AGES.to} años: gratis en brazos, uno por adulto.`,
          en: `Infants aged ${INFANT_AGES.from} to ${INFANT_AGES.to}: free on a lap, one per adult.`,
        },
        {
          es: `INAPAM: ${INAPAM_PERCENT} %, ${QUOTA_PER_BUS.inapam} lugares por autobús.`,
          en: `INAPAM: ${INAPAM_PERCENT}%, ${QUOTA_PER_BUS.inapam} places a bus.`,
        },
        {
          es: `Estudiantes ${STUDENT_PERCENT} % y maestros ${TEACHER_PERCENT} % en las vacaciones del calendario de la SEP; ${QUOTA_PER_BUS.student} y ${QUOTA_PER_BUS.teacher} lugares por autobús. Si tu escuela tiene otras vacaciones, presenta su constancia en taquilla.`,
          en: `Students ${STUDENT_PERCENT}% and teachers ${TEACHER_PERCENT}% in the school holidays of the SEP calendar; ${QUOTA_PER_BUS.student} and ${QUOTA_PER_BUS.teacher} places a bus. If your school has other holidays, bring its certificate to the counter.`,
        },
        {
          es: `Fuera de esas fechas, tarifas flex: estudiantes ${STUDENT_FLEX_PERCENT} % y maestros ${TEACHER_FLEX_PERCENT} %. Ninguna tarifa de estudiante o maestro puede ser boleto abierto.`,
          en: `Outside those dates, flex fares: students ${STUDENT_FLEX_PERCENT}% and teachers ${TEACHER_FLEX_PERCENT}%. No student or teacher fare can be an open ticket.`,
        },
        {
          es: `Fuerzas armadas: ${ARMED_FORCES.percent} %, solo en taquilla con credencial.`,
          en: `Armed forces: ${ARMED_FORCES.percent}%, only at the counter with a credential.`,
        },
      ],
    },
    {
      heading: { es: 'Equipaje', en: 'Baggage' },
      paragraphs: [{ es: 'Cada boleto incluye, sin costo:', en: 'Every ticket includes, free of charge:' }],
      items: [
        {
          es: `${FREE_BAG.bags} maleta documentada de hasta ${FREE_BAG.kilograms} kg y ${FREE_BAG.linearCentimetres} cm lineales (largo + ancho + alto);`,
          en: `${FREE_BAG.bags} checked bag of up to ${FREE_BAG.kilograms} kg and ${FREE_BAG.linearCentimetres} cm linear (length + width + height);`,
        },
        { es: `1 equipaje de mano (${sizeOf(HAND_BAG)});`, en: `1 hand bag (${sizeOf(HAND_BAG)});` },
        { es: `1 artículo personal (${sizeOf(PERSONAL_ITEM)}).`, en: `1 personal item (${sizeOf(PERSONAL_ITEM)}).` },
        {
          es: `Quien compra con su cuenta de viajero frecuente y viaja con ese nombre lleva en su lugar ${tierBags.es} maletas, según su tarjeta al comprar, de hasta ${everyCard.kilogramsEach} kg (${everyCard.poundsEach} lb) cada una, ${everyCard.sportsItemsOrInstruments} artículo deportivo o instrumento y ${everyCard.handBags} bultos de mano. Es personal: no pasa a otro nombre.`,
          en: `Frequent travellers who are signed in when they buy, and travel in that name, take instead ${tierBags.en} bags, by their card on that day, of up to ${everyCard.kilogramsEach} kg (${everyCard.poundsEach} lb) each, ${everyCard.sportsItemsOrInstruments} sports item or instrument and ${everyCard.handBags} hand bags. This is personal: it does not pass to another name.`,
        },
        {
          es: `Entre ${FREE_BAG.kilograms} y ${PARCEL_OVER_KILOGRAMS} kg se paga exceso; lo que pese más de ${PARCEL_OVER_KILOGRAMS} kg viaja como paquetería.`,
          en: `Between ${FREE_BAG.kilograms} and ${PARCEL_OVER_KILOGRAMS} kg excess is charged; anything over ${PARCEL_OVER_KILOGRAMS} kg travels as a parcel.`,
        },
        {
          es: `Por una maleta documentada que se pierda pagamos ${BAGGAGE_INDEMNITY_UMA_DAYS} días de UMA. Conserva tu talón.`,
          en: `For a checked bag that is lost we pay ${BAGGAGE_INDEMNITY_UMA_DAYS} days of UMA, Mexico’s official unit of value. Keep your baggage tag.`,
        },
      ],
    },
    {
      heading: { es: 'Seguro del viajero', en: 'Traveller insurance' },
      paragraphs: [
        {
          es: `Viajas asegurado desde que subes hasta que bajas del autobús, por hasta ${inThousands(TRAVELLER_INSURANCE_UMA)} UMA. Por eso cada boleto lleva el nombre de quien viaja, también el de los infantes.`,
          en: `You are insured from getting on the bus to getting off, for up to ${inThousands(TRAVELLER_INSURANCE_UMA)} UMA. That is why every ticket names its traveller, infants included.`,
        },
      ],
    },
    {
      heading: { es: 'Facturas', en: 'Invoices' },
      paragraphs: [
        {
          es: 'Puedes facturar hasta el último día del mes en que pagaste.',
          en: 'You may ask for an invoice until the last day of the month you paid in.',
        },
      ],
    },
    {
      heading: { es: 'Aclaraciones', en: 'Questions and complaints' },
      paragraphs: [
        {
          es: `Llama al ${phone} o escribe a ${email} con tu clave de reservación. También puedes acudir a la Procuraduría Federal del Consumidor (Profeco).`,
          en: `Call ${phone} or write to ${email} with your reservation code. You may also turn to Mexico’s consumer protection agency, Profeco.`,
        },
        {
          es: 'Rigen las leyes de México. Si las versiones en español y en inglés difieren, vale la versión en español.',
          en: 'Mexican law governs. If the Spanish and the English version differ, the Spanish one prevails.',
        },
      ],
    },
  ],
});

/** One refund tier of cancellation. */
function cancelled({ minutesBefore, money, credit }: RefundTier): { readonly es: string; readonly en: string } {
  const isHours = minutesBefore % 60 === 0;
  const span = isHours ? minutesBefore / 60 : minutesBefore;
  const back = {
    es: money > 0 ? `${money} % por donde pagaste, o ` : '',
    en: money > 0 ? `${money}% by the way you paid, or ` : '',
  };
  return {
    es: `Hasta ${span} ${isHours ? 'horas' : 'minutos'} antes: ${back.es}${credit} % del precio como saldo a favor.`,
    en: `Until ${span} ${isHours ? 'hours' : 'minutes'} before: ${back.en}${credit}% of the price as credit.`,
  };
}
