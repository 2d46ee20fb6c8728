import { PRIVACY_ANSWER_DAYS, PRIVACY_EFFECT_DAYS } from '#domain/cases/deadlines.ts';
import type { CarrierFacts, ProseText } from '#text/prose.ts';

/** Anchor of the list of cookies, by category. */
export const COOKIES_ID = 'cookies';

/**
 * Privacy notice under the Ley Federal de Protección de Datos Personales en Posesión de los Particulares (Diario
 * Oficial, 20 March 2025): the controller, the data, required and optional purposes, transfers, rights, cookies,
 * changes.
 */
export const privacyText = ({ name, legalName, address, phone, email }: CarrierFacts): ProseText => ({
  title: { es: 'Aviso de privacidad', en: 'Privacy notice' },
  description: {
    es: `Qué datos personales trata ${name}, para qué, con quién los comparte y cómo ejercer tus derechos ARCO.`,
    en: `Which personal data ${name} processes, what for, whom it is shared with, and how to use your rights.`,
  },
  intro: {
    es: 'En corto: usamos tus datos para venderte tu viaje y llevarte. No los vendemos, y el número de tu tarjeta nunca llega a nosotros.',
    en: 'In short: we use your data to sell you your trip and to take you there. We do not sell it, and your card number never reaches us.',
  },
  updated: '2026-11-29',
  sections: [
    {
      heading: { es: 'Quién responde por tus datos', en: 'Who answers for your data' },
      paragraphs: [
        {
          es: `${legalName} (“${name}”), con domicilio en ${address}, es responsable del tratamiento de tus datos personales conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares publicada el 20 de marzo de 2025.`,
          en: `${legalName} (“${name}”), of ${address}, is responsible for processing your personal data under Mexico’s federal law on personal data held by private parties, published on 20 March 2025.`,
        },
        {
          es: `Para cualquier asunto de datos personales escribe a ${email} o llama al ${phone}.`,
          en: `For anything about personal data write to ${email} or call ${phone}.`,
        },
      ],
    },
    {
      heading: { es: 'Qué datos tratamos', en: 'What data we process' },
      paragraphs: [
        {
          es: 'Solo los que nos das al comprar, al abrir una cuenta o al escribirnos, y los que nacen de tu viaje. No tratamos datos sensibles.',
          en: 'Only what you give us when you buy, open an account or write to us, and what comes of your trip. We process no sensitive data.',
        },
      ],
      items: [
        {
          es: 'De quien compra: nombre, apellidos, celular y correo electrónico.',
          en: 'Of the buyer: first and last name, mobile phone and e-mail.',
        },
        {
          es: 'De cada pasajero: nombre, apellidos, tipo de tarifa y asiento. Si das los datos de otras personas, cuéntales de este aviso.',
          en: 'Of each passenger: first and last name, fare type and seat. If you give us data of other people, tell them of this notice.',
        },
        {
          es: 'De cada participante de un tour: nombre y apellidos y, si es menor, su edad.',
          en: 'Of each participant of a tour: first and last name and, if a child, their age.',
        },
        {
          es: 'Del viaje: origen, destino, fechas, boletos y pagos.',
          en: 'Of the trip: origin, destination, dates, tickets and payments.',
        },
        {
          es: 'De la factura, si la pides: RFC, nombre fiscal, régimen, uso del CFDI, código postal y correo.',
          en: 'Of the invoice, if you ask for one: RFC, fiscal name, regime, CFDI use, postal code and e-mail.',
        },
        {
          es: 'De tu cuenta de viajero frecuente, si la abres: nombre, celular, correo, fecha de cumpleaños si la das, puntos, y los pasajeros que guardas y tus datos de factura. De tu contraseña y de tus llaves de acceso solo guardamos con qué comprobarlas.',
          en: 'Of your frequent-traveller account, if you open one: name, mobile phone, e-mail, birthday if you give it, points, and the passengers you save and your invoice details. Of your password and your passkeys we keep only what checks them.',
        },
        {
          es: 'De lo que nos escribes: nombre, correo, teléfono si lo das, tu mensaje, los archivos que adjuntas; si pides un auto, la edad de quien maneja, y si ejerces tus derechos, tu identificación.',
          en: 'Of what you write to us: name, e-mail, phone if you give it, your message, the files you attach; if you ask for a car, the driver’s age, and if you use your rights, your ID.',
        },
        {
          es: 'De quien recibe una tarjeta de regalo: nombre, correo y lo que le escribes.',
          en: 'Of whoever receives a gift card: name, e-mail and what you write to them.',
        },
        {
          es: 'Del dispositivo: dirección IP y datos técnicos de conexión, para cuidar el servicio y prevenir fraudes, y adónde enviarle tus avisos, si los pides.',
          en: 'Of the device: IP address and technical connection data, to protect the service and prevent fraud, and where to send your notifications, if you ask for them.',
        },
      ],
    },
    {
      heading: { es: 'Tu tarjeta', en: 'Your card' },
      paragraphs: [
        {
          es: 'Escribes el número, el vencimiento y el código en un marco aislado que los envía directo al procesador de pagos. A nosotros nos llega una clave de un solo uso y, después del cobro, la marca y los últimos cuatro dígitos.',
          en: 'You type number, expiry and code in an isolated frame that sends them straight to the payment processor. We receive a one-time token and, after the charge, the brand and the last four digits.',
        },
        {
          es: 'En ese marco el procesador también reconoce tu dispositivo, solo para detectar fraudes.',
          en: 'In that frame the processor also recognizes your device, only to detect fraud.',
        },
      ],
    },
    {
      heading: { es: 'Para qué los usamos', en: 'What we use it for' },
      paragraphs: [
        {
          es: 'Finalidades necesarias, sin las que no podemos venderte ni llevarte:',
          en: 'Necessary purposes, without which we can neither sell you a ticket nor take you:',
        },
      ],
      items: [
        {
          es: 'apartar tus asientos, cobrar, expedir y enviarte tus boletos;',
          en: 'to hold your seats, charge you, and issue and send your tickets;',
        },
        {
          es: 'avisarte de cambios, retrasos o cancelaciones de tu viaje;',
          en: 'to tell you of changes, delays or cancellations of your trip;',
        },
        {
          es: 'atender cambios, devoluciones, equipaje y aclaraciones, y responder lo que nos escribes;',
          en: 'to handle exchanges, refunds, baggage and complaints, and to answer what you write to us;',
        },
        {
          es: 'llevar tu cuenta y tus puntos, si la abriste;',
          en: 'to keep your account and your points, if you opened one;',
        },
        {
          es: 'facturar y cumplir con el seguro del viajero y con las leyes fiscales y de transporte;',
          en: 'to invoice and to comply with traveller insurance, tax and transport law;',
        },
        { es: 'prevenir fraudes y cuidar la seguridad del sitio.', en: 'to prevent fraud and keep the site secure.' },
      ],
    },
    {
      heading: { es: 'Lo que solo hacemos si quieres', en: 'What we do only if you want' },
      paragraphs: [
        {
          es: 'Finalidad voluntaria: enviarte promociones. Solo si marcaste la casilla al comprar o al abrir tu cuenta. Negarte no cambia nada de tu viaje ni de su precio.',
          en: 'Voluntary purpose: to send you offers. Only if you ticked the box when buying or when opening your account. Saying no changes nothing about your trip or its price.',
        },
        {
          es: `Si tienes cuenta, quita la marca en «Mis datos». O, para dejar de recibirlas, escribe “BAJA” a ${email}. También puedes inscribirte en el Registro Público para Evitar Publicidad de Profeco.`,
          en: `If you have an account, untick the box under “My details”. Or, to stop them, write “BAJA” to ${email}. You may also sign up with Profeco’s public registry against advertising.`,
        },
      ],
    },
    {
      heading: { es: 'Con quién los compartimos', en: 'Whom we share it with' },
      paragraphs: [
        {
          es: 'Solo con quien hace falta y para lo que hace falta. Ninguna de estas transferencias requiere tu consentimiento conforme a la ley, porque son necesarias para cumplir tu contrato, lo que nos pides o una obligación legal:',
          en: 'Only with those who are needed, for what is needed. By law none of these transfers requires your consent, as they are necessary to fulfil your contract, what you ask of us or a legal duty:',
        },
      ],
      items: [
        {
          es: 'el procesador de pagos y tu banco, para cobrar;',
          en: 'the payment processor and your bank, to charge you;',
        },
        {
          es: 'la aseguradora del viajero, si hay un siniestro;',
          en: 'the traveller insurer, if there is an accident;',
        },
        {
          es: 'el SAT y el proveedor autorizado de certificación, cuando facturas;',
          en: 'the tax authority (SAT) and its authorised certifier, when you ask for an invoice;',
        },
        {
          es: 'la arrendadora, si le pides un auto: tu nombre, cómo responderte y lo que pides;',
          en: 'the car rental company, if you ask for a car: your name, how to answer you and what you ask for;',
        },
        {
          es: 'quienes llevan nuestros mensajes: correos, mensajes de texto o WhatsApp y avisos en tu dispositivo, si los pediste;',
          en: 'those who carry our messages: e-mails, text messages or WhatsApp and notifications on your device, if you asked for them;',
        },
        {
          es: 'Google, si guardas en su cartera un boleto o tu tarjeta de viajero frecuente: lo que se lee en ellos;',
          en: 'Google, if you save a ticket or your frequent-traveller card to its wallet: what is written on them;',
        },
        {
          es: 'las autoridades que lo pidan con fundamento legal.',
          en: 'authorities that request it on legal grounds.',
        },
      ],
    },
    {
      heading: { es: 'Cuánto tiempo los guardamos', en: 'How long we keep it' },
      paragraphs: [
        {
          es: 'Los datos de boletos, pagos y facturas, el tiempo que exigen las leyes fiscales y de transporte; después se bloquean y se suprimen. Lo de una reservación que no se pagó deja de usarse en cuanto vence.',
          en: 'Data of tickets, payments and invoices, as long as tax and transport law require; then it is blocked and erased. What belongs to a reservation that was not paid is no longer used once it expires.',
        },
        {
          es: 'Los protegemos con medidas técnicas y administrativas. Si una vulneración afecta de forma significativa tus derechos, te avisamos de inmediato.',
          en: 'We protect it by technical and administrative measures. If a breach significantly affects your rights, we tell you at once.',
        },
      ],
    },
    {
      heading: { es: 'Tus derechos ARCO', en: 'Your rights' },
      paragraphs: [
        {
          es: 'Puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a su uso, y revocar tu consentimiento o limitar el uso. Es gratuito.',
          en: 'You may access, rectify or cancel your data or object to its use (ARCO rights), and revoke your consent or limit the use. It is free of charge.',
        },
        {
          es: `Usa el formulario «Datos personales» de Contacto, o escribe a ${email} con tu nombre y un medio para responderte, una identificación (o la de tu representante y su poder), qué derecho ejerces y sobre qué datos; la clave de reservación ayuda a encontrarlos.`,
          en: `Use the form “Personal data” under Contact, or write to ${email} with your name and a way to answer you, an ID (or your representative’s, with their authority), which right you use and on which data; the reservation code helps to find it.`,
        },
        {
          es: `Respondemos en un máximo de ${PRIVACY_ANSWER_DAYS} días hábiles y, si procede, lo hacemos efectivo en los ${PRIVACY_EFFECT_DAYS} días hábiles siguientes. Si la respuesta no te satisface, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno.`,
          en: `We answer within ${PRIVACY_ANSWER_DAYS} working days and, where granted, carry it out within the following ${PRIVACY_EFFECT_DAYS}. If the answer does not satisfy you, you may turn to Mexico’s Secretaría Anticorrupción y Buen Gobierno.`,
        },
      ],
    },
    {
      heading: { es: 'Cookies', en: 'Cookies' },
      id: COOKIES_ID,
      paragraphs: [
        {
          es: 'Todas son nuestras; no hay cookies de publicidad ni de seguimiento. Rechazarlas es tan fácil como aceptarlas, y puedes cambiar tu respuesta al pie de esta página. Por categoría:',
          en: 'All are our own; there are no advertising or tracking cookies. Rejecting is as easy as accepting, and you can change your answer at the foot of this page. By category:',
        },
      ],
      items: [
        {
          es: 'Necesarias, siempre: tu sesión, tu nombre si entraste a tu cuenta, el idioma, la apariencia, la reservación en curso, el tour que eliges y su pedido, lo que hay que decirte en la página siguiente, tu respuesta al aviso de cookies, que tu navegador ya tiene las letras del sitio y que ya te ofrecimos instalar el sitio.',
          en: 'Necessary, always: your session, your first name if you signed in, the language, the appearance, the reservation in progress, the tour you choose and its order, what the next page has to tell you, your answer to the cookie notice, that your browser has the site’s typefaces and that we offered to install the site.',
        },
        {
          es: 'De memoria, solo si aceptas: tu dispositivo recuerda tus últimas búsquedas y las claves de tus reservaciones.',
          en: 'Memory, only if you accept: your device remembers your last searches and the codes of your reservations.',
        },
        {
          es: 'De memoria, solo si además respondes que el dispositivo es tuyo: cuando ves tus boletos se guardan en él, con los nombres de quienes viajan, la clave y el código para abordar, hasta dos días después del viaje (si son abiertos, mientras valgan), y una cookie recuerda que lo pediste. Todo lo guardado se borra del dispositivo al rechazar, al cerrar tu sesión y con «Olvidar en este dispositivo».',
          en: 'Memory, only if you also answer that the device is yours: when you see your tickets they are kept on it, with the names of those who travel, the code and the boarding code, until two days after the trip (open tickets for as long as they are valid), and a cookie remembers that you asked. All that is kept is erased from the device when you reject, when you sign out and with “Forget on this device”.',
        },
        {
          es: 'De estadística, ninguna: contamos en nuestro propio servidor cuántas veces al día se lee cada página y se llega a cada paso de la compra, y si fue en un teléfono o en una computadora. Son solo sumas: no guardan quién eres, tu dirección IP, tu navegador ni un identificador, y no usan cookies ni terceros.',
          en: 'Statistics, none: we count on our own server how often a day each page is read and each step of a purchase is reached, and whether on a phone or a computer. These are only totals: they keep neither who you are, your IP address, your browser nor an identifier, and use no cookies and no third parties.',
        },
      ],
    },
    {
      heading: { es: 'Cambios a este aviso', en: 'Changes to this notice' },
      paragraphs: [
        {
          es: 'Publicamos cada cambio en esta página antes de aplicarlo. Si cambia para qué usamos tus datos, te lo decimos y, cuando haga falta, te pedimos consentimiento.',
          en: 'We publish every change on this page before it applies. If what we use your data for changes, we tell you and, where needed, ask for your consent.',
        },
      ],
    },
  ],
});
