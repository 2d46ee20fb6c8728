import type { CarrierFacts, ProseText } from '#text/prose.ts';

/** Privacy notice under Mexico's Ley Federal de Protección de Datos Personales en Posesión de los Particulares (2025). */
export const privacyText = ({ name, legalName, address, phone, email }: CarrierFacts): ProseText => ({
  title: { es: 'Aviso de privacidad', en: 'Privacy notice' },
  description: {
    es: `Qué datos personales trata ${name}, para qué, cuánto tiempo y cómo ejercer tus derechos ARCO.`,
    en: `Which personal data ${name} processes, what for, for how long, and how to use your rights.`,
  },
  intro: {
    es: `${legalName} (${name}), con domicilio en ${address}, es responsable de tus datos personales y los trata conforme a la ley federal de protección de datos de 2025.`,
    en: `${legalName} (${name}), of ${address}, is responsible for your personal data and processes it under Mexico's federal data protection law of 2025.`,
  },
  sections: [
    {
      heading: { es: 'Qué datos tratamos', en: 'What data we process' },
      paragraphs: [
        {
          es: 'Del comprador: nombre, apellidos, celular y correo electrónico. De cada pasajero: nombre, apellidos, tipo de tarifa y asiento. Del viaje: origen, destino, fechas y pagos.',
          en: 'Of the buyer: first and last name, mobile phone and e-mail. Of each passenger: name, fare type and seat. Of the trip: origin, destination, dates and payments.',
        },
        {
          es: 'El número de tu tarjeta nunca llega a nosotros: lo escribes en un marco del procesador de pagos y solo recibimos una clave de un solo uso, la marca y los últimos cuatro dígitos.',
          en: 'Your card number never reaches us: you type it in a frame of the payment processor, and we receive only a one-time token, the brand and the last four digits.',
        },
        {
          es: 'No tratamos datos sensibles. La tarifa de INAPAM, de estudiante o de maestro se comprueba con tu credencial al abordar; no guardamos copia.',
          en: 'We process no sensitive data. INAPAM, student and teacher fares are checked against your card on boarding; we keep no copy.',
        },
      ],
    },
    {
      heading: { es: 'Para qué los usamos', en: 'What we use it for' },
      paragraphs: [
        {
          es: 'Finalidades necesarias: venderte el boleto, apartar tu asiento, cobrar, avisarte de cambios de tu viaje, atender aclaraciones, facturar, cumplir con el seguro del viajero y con las leyes de transporte y fiscales.',
          en: 'Necessary purposes: to sell you the ticket, hold your seat, charge it, tell you of changes to your trip, answer you, invoice, and comply with traveller insurance, transport and tax law.',
        },
        {
          es: 'Finalidad adicional: enviarte promociones. Solo si marcaste la casilla, y puedes dejar de recibirlas cuando quieras.',
          en: 'Additional purpose: to send you offers. Only if you ticked the box, and you can stop them at any time.',
        },
      ],
    },
    {
      heading: { es: 'Con quién los compartimos', en: 'Whom we share it with' },
      paragraphs: [
        {
          es: 'Con el procesador de pagos, la aseguradora del viajero, el proveedor autorizado de facturación cuando pides factura, y las autoridades que lo requieran conforme a la ley. Nunca los vendemos.',
          en: 'With the payment processor, the traveller insurer, the authorised invoicing provider when you ask for an invoice, and authorities that require it by law. We never sell it.',
        },
      ],
    },
    {
      heading: { es: 'Cuánto tiempo los guardamos', en: 'How long we keep it' },
      paragraphs: [
        {
          es: 'Los datos de un boleto, el tiempo que exigen las leyes fiscales y de transporte. De una reservación que no se pagó no usamos nada después de que vence.',
          en: 'The data of a ticket, as long as tax and transport law require. Of a reservation that was not paid we use nothing after it expires.',
        },
      ],
    },
    {
      heading: { es: 'Tus derechos', en: 'Your rights' },
      paragraphs: [
        {
          es: `Puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a su uso (derechos ARCO), revocar tu consentimiento o limitar su uso. Escribe a ${email} o llama al ${phone} con tu clave de reservación y una identificación; te respondemos en 20 días hábiles.`,
          en: `You may access, rectify or cancel your data, object to its use, revoke your consent or limit its use. Write to ${email} or call ${phone} with your reservation code and an ID; we answer within 20 working days.`,
        },
        {
          es: 'Si la respuesta no te satisface puedes acudir a la Secretaría Anticorrupción y Buen Gobierno.',
          en: "If the answer does not satisfy you, you may turn to Mexico's Secretaría Anticorrupción y Buen Gobierno.",
        },
      ],
    },
    {
      heading: { es: 'Cookies', en: 'Cookies' },
      paragraphs: [
        {
          es: 'Usamos solo cookies propias: tu sesión, tu idioma, la apariencia, la reservación en curso y lo que contestaste en el aviso de cookies. Si las aceptas, tu dispositivo recuerda además tus últimas búsquedas. No hay cookies de publicidad ni de terceros.',
          en: 'We use only our own cookies: your session, your language, the appearance, the reservation in progress and your answer to the cookie notice. If you accept, your device also remembers your last searches. There are no advertising or third-party cookies.',
        },
      ],
    },
    {
      heading: { es: 'Cambios a este aviso', en: 'Changes to this notice' },
      paragraphs: [
        {
          es: 'Publicamos aquí cada cambio antes de aplicarlo.',
          en: 'We publish every change here before it applies.',
        },
      ],
    },
  ],
});
