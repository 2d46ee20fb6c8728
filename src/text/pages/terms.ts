import {
  BOARDING_MINUTES,
  EXCHANGE_MINUTES,
  PAY_AT_COUNTER_MINUTES,
  RELEASE_MINUTES,
} from '#domain/booking/deadlines.ts';
import { BUYER_MINIMUM_AGE, HOLD_MINUTES, MAX_PASSENGERS, MAX_STUDENTS, MAX_TEACHERS } from '#domain/booking/limits.ts';
import {
  INAPAM_PERCENT,
  INFANT_AGES,
  MINOR_AGES,
  MINOR_PERCENT,
  STUDENT_PERCENT,
  TEACHER_PERCENT,
} from '#domain/fares/rates.ts';
import { FREE_BAG, HAND_BAG, PARCEL_OVER_KILOGRAMS, PERSONAL_ITEM } from '#domain/ticketing/baggage.ts';
import { VALIDITY_DAYS } from '#domain/ticketing/ticket-rules.ts';
import type { CarrierFacts, ProseText } from '#text/prose.ts';

/** A delay of more than so long at the origin gives the money back (T33). */
const REFUND_AFTER_HOURS = 2;

/** The contract of carriage, its figures taken from the rules that are applied. */
export const termsText = ({ name, legalName, phone, email }: CarrierFacts): ProseText => ({
  title: { es: 'Términos y condiciones', en: 'Terms and conditions' },
  description: {
    es: `Contrato de transporte de ${name}: boletos, cambios, devoluciones, equipaje y tarifas con descuento.`,
    en: `${name}'s contract of carriage: tickets, changes, refunds, baggage and discounted fares.`,
  },
  intro: {
    es: `Estas condiciones rigen la compra de boletos de ${legalName}. Los precios están en pesos mexicanos e incluyen IVA y el seguro del viajero.`,
    en: `These terms govern tickets bought from ${legalName}. Prices are in Mexican pesos and include VAT and traveller insurance.`,
  },
  sections: [
    {
      heading: { es: 'Comprar', en: 'Buying' },
      paragraphs: [
        {
          es: `Puede comprar quien tenga más de ${BUYER_MINIMUM_AGE} años. Cada reservación admite hasta ${MAX_PASSENGERS} pasajeros, de ellos hasta ${MAX_STUDENTS} estudiantes y ${MAX_TEACHERS} maestros. Los asientos elegidos se apartan ${HOLD_MINUTES} minutos mientras pagas.`,
          en: `Buyers must be over ${BUYER_MINIMUM_AGE}. A reservation takes up to ${MAX_PASSENGERS} passengers, of them up to ${MAX_STUDENTS} students and ${MAX_TEACHERS} teachers. Chosen seats are held for ${HOLD_MINUTES} minutes while you pay.`,
        },
        {
          es: 'El precio que ves al buscar es el que pagas: no hay cargos por servicio. Un aumento de tarifas no afecta los boletos ya comprados.',
          en: 'The price you see when you search is the price you pay: there are no service charges. A fare increase does not affect tickets already bought.',
        },
      ],
    },
    {
      heading: { es: 'El boleto', en: 'The ticket' },
      paragraphs: [
        {
          es: `Vale ${VALIDITY_DAYS} días desde que se expide. Llega con tiempo: la taquilla atiende hasta ${PAY_AT_COUNTER_MINUTES} minutos antes de la salida en tu terminal, los cambios se hacen hasta ${EXCHANGE_MINUTES} minutos antes y el abordaje empieza ${BOARDING_MINUTES} minutos antes.`,
          en: `It is valid for ${VALIDITY_DAYS} days from issue. Come in good time: the counter serves until ${PAY_AT_COUNTER_MINUTES} minutes before departure at your stop, changes are made until ${EXCHANGE_MINUTES} minutes before, and boarding begins ${BOARDING_MINUTES} minutes before.`,
        },
        {
          es: `Una reservación por pagar en taquilla se conserva hasta ${RELEASE_MINUTES} minutos antes de la salida y debe pagarse a más tardar ${PAY_AT_COUNTER_MINUTES} minutos antes. No es un boleto y no permite abordar.`,
          en: `A reservation to be paid at the counter is kept until ${RELEASE_MINUTES} minutes before departure and must be paid no later than ${PAY_AT_COUNTER_MINUTES} minutes before. It is not a ticket and does not let you board.`,
        },
      ],
    },
    {
      heading: { es: 'Tarifas con descuento', en: 'Discounted fares' },
      paragraphs: [
        {
          es: `Menores de ${MINOR_AGES.from} a ${MINOR_AGES.to} años: ${MINOR_PERCENT} %. INAPAM: ${INAPAM_PERCENT} %. Estudiantes ${STUDENT_PERCENT} % y maestros ${TEACHER_PERCENT} % en las vacaciones del calendario de la SEP, hasta agotar los lugares de cada autobús. Infantes de ${INFANT_AGES.from} a ${INFANT_AGES.to} años viajan gratis en brazos, uno por adulto.`,
          en: `Children aged ${MINOR_AGES.from} to ${MINOR_AGES.to}: ${MINOR_PERCENT}%. INAPAM: ${INAPAM_PERCENT}%. Students ${STUDENT_PERCENT}% and teachers ${TEACHER_PERCENT}% in the school holidays of the SEP calendar, while places on each bus last. Infants aged ${INFANT_AGES.from} to ${INFANT_AGES.to} travel free on a lap, one per adult.`,
        },
        {
          es: 'Lleva el comprobante: sin él se paga la diferencia al abordar.',
          en: 'Bring the proof: without it the difference is due on boarding.',
        },
      ],
    },
    {
      heading: { es: 'Equipaje', en: 'Baggage' },
      paragraphs: [
        {
          es: `Incluye ${FREE_BAG.bags} maleta documentada de hasta ${FREE_BAG.kilograms} kg y ${FREE_BAG.linearCentimetres} cm lineales, un bulto de mano de ${HAND_BAG.centimetres.join(' × ')} cm y ${HAND_BAG.kilograms} kg y un artículo personal de ${PERSONAL_ITEM.centimetres.join(' × ')} cm y ${PERSONAL_ITEM.kilograms} kg. Lo que pese más de ${PARCEL_OVER_KILOGRAMS} kg viaja como paquetería.`,
          en: `Includes ${FREE_BAG.bags} checked bag of up to ${FREE_BAG.kilograms} kg and ${FREE_BAG.linearCentimetres} cm linear, one hand bag of ${HAND_BAG.centimetres.join(' × ')} cm and ${HAND_BAG.kilograms} kg, and one personal item of ${PERSONAL_ITEM.centimetres.join(' × ')} cm and ${PERSONAL_ITEM.kilograms} kg. Anything over ${PARCEL_OVER_KILOGRAMS} kg travels as a parcel.`,
        },
      ],
    },
    {
      heading: { es: 'Retrasos y devoluciones', en: 'Delays and refunds' },
      paragraphs: [
        {
          es: `Si la salida se retrasa más de ${REFUND_AFTER_HOURS} horas en el origen de tu boleto puedes pedir la devolución de lo que pagaste; en un viaje redondo cuya ida ya usaste, la mitad. La ley te da además derecho a una compensación de al menos el 20 %.`,
          en: `If departure is delayed by more than ${REFUND_AFTER_HOURS} hours at the origin of your ticket you may ask for your money back; on a round trip whose outbound you already used, half of it. The law also gives you a compensation of at least 20%.`,
        },
      ],
    },
    {
      heading: { es: 'Aclaraciones', en: 'Questions and complaints' },
      paragraphs: [
        {
          es: `Llama al ${phone} o escribe a ${email}. También puedes acudir a la Procuraduría Federal del Consumidor (Profeco).`,
          en: `Call ${phone} or write to ${email}. You may also turn to Mexico's consumer protection agency, Profeco.`,
        },
      ],
    },
  ],
});
