import { CARRIER_CLOCK } from '#text/moments.ts';
const both = (text: string) => ({ es: text, en: text });

/** Requesting an invoice, its outcome, and resending it: texts of the static parts. */
export const invoicingText = {
  title: { es: 'Factura tu viaje', en: 'Invoice your trip' },
  lead: {
    es: 'Pide la factura electrónica (CFDI) de tus boletos. Tarda menos de un minuto.',
    en: 'Request the Mexican tax invoice (CFDI) for your tickets. It takes less than a minute.',
  },
  /** For visitors who do not know what a CFDI is. */
  whatIsIt: both('What is a CFDI?'),
  whatItIs: both(
    'It is the electronic invoice of Mexico, registered with the tax authority (SAT). You need one only if a company or an accountant asks you for it; your ticket is your receipt for everything else. You have no Mexican tax id (RFC)? Tick “I have no Mexican RFC” and give your country and tax number there.',
  ),
  bySeries: { es: 'Ya tengo mi factura y quiero verla', en: 'I have my invoice and want to see it' },
  bySeriesHint: {
    es: 'Escribe la serie, el folio y el RFC que están impresos en ella.',
    en: 'Enter the series, the number and the RFC that are printed on it.',
  },
  series: { es: 'Serie', en: 'Series' },
  folio: { es: 'Folio', en: 'Number' },
  rfc: { es: 'RFC del receptor', en: 'RFC of the receiver' },
  seriesSubmit: { es: 'Buscar factura', en: 'Find the invoice' },
  terms: {
    es: 'Puedes facturar hasta el último día del mes en que pagaste. Lo pagado con puntos no se factura.',
    en: 'You can request it until the last day of the month in which you paid. Payments with points are not invoiced.',
  },
  deskTitle: { es: 'Tu factura', en: 'Your tax invoice' },
  of: (code: string) => ({ es: `Reservación ${code}`, en: `Reservation ${code}` }),
  /** An order without a trip. */
  ofOrder: (code: string) => ({ es: `Pedido ${code}`, en: `Order ${code}` }),
  until: { es: 'Puedes pedirla hasta', en: 'You can request it until' },
  untilWhen: (date: string, clock: string) => ({ es: `el ${date}, ${clock}`, en: `${date}, ${clock}` }),
  daysLeft: (days: number) =>
    days === 1 ? { es: 'queda 1 día', en: '1 day left' } : { es: `quedan ${days} días`, en: `${days} days left` },
  hoursLeft: (hours: number) =>
    hours <= 1
      ? { es: 'queda menos de una hora', en: 'less than an hour left' }
      : { es: `quedan ${hours} horas`, en: `${hours} hours left` },
  isOver: { es: 'Ya terminó el plazo para pedirla', en: 'The deadline to request it has passed' },
  lastDays: {
    es: 'Son los últimos días del mes: después del plazo el SAT ya no nos deja emitirla.',
    en: 'These are the last days of the month: after that it can no longer be issued.',
  },
  carrierTime: CARRIER_CLOCK,
  payments: { es: 'Qué se factura', en: 'What is invoiced' },
  paymentsHint: {
    es: 'Marca uno o varios pagos: van en una sola factura.',
    en: 'Tick one or more payments: they go on one invoice.',
  },
  concept: { es: 'Concepto', en: 'Item' },
  amount: { es: 'Importe', en: 'Amount' },
  method: { es: 'Forma de pago', en: 'Paid by' },
  canInvoice: { es: 'Facturar', en: 'Invoice' },
  canResend: { es: 'Reenviar', en: 'Send again' },
  concepts: {
    trip: { es: 'Boletos', en: 'Tickets' },
    change: { es: 'Cambio de horario', en: 'Change of schedule' },
    addition: { es: 'Equipaje y extras', en: 'Baggage and extras' },
    other: { es: 'Otro cargo', en: 'Other charge' },
  },
  paidOn: (date: string) => ({ es: `pagado el ${date}`, en: `paid on ${date}` }),
  methods: {
    debit: { es: 'Tarjeta de débito', en: 'Debit card' },
    credit: { es: 'Tarjeta de crédito', en: 'Credit card' },
    paypal: both('PayPal'),
    cash: { es: 'Efectivo', en: 'Cash' },
    oxxo: both('OXXO'),
    openpay: { es: 'Tienda', en: 'Store' },
    apple_pay: both('Apple Pay'),
    google_pay: both('Google Pay'),
    store_credit: { es: 'Saldo a favor', en: 'Credit' },
    agencies: { es: 'Agencia', en: 'Agency' },
    traveller_purchased: { es: 'Puntos', en: 'Points' },
    traveller_win: { es: 'Puntos', en: 'Points' },
  },
  choose: (what: string) => ({ es: `Facturar: ${what}`, en: `Invoice: ${what}` }),
  invoiced: { es: 'Ya facturado', en: 'Invoiced' },
  none: {
    es: 'Esta reservación no tiene pagos que facturar.',
    en: 'This reservation has no payments to invoice.',
  },
  partner: (name: string, titles: string) => ({
    es: `${name} vende y factura: ${titles}. Pídele su factura al`,
    en: `${name} sells and invoices: ${titles}. Ask them for their invoice:`,
  }),
  nothingLeft: {
    es: 'No queda nada por facturar en esta reservación.',
    en: 'There is nothing left to invoice in this reservation.',
  },
  issued: {
    es: 'La factura se generó con éxito. Por favor, revisa tu correo.',
    en: 'The invoice was issued. Please check your e-mail.',
  },
  /** The same for API clients, in the agreed wording, which has no accents. */
  success: {
    es: 'La factura se ha generado con exito, por favor revisa tu correo',
    en: 'The invoice was issued, please check your e-mail',
  },
  sentTo: (email: string) => ({
    es: `Enviamos el XML y el PDF a ${email}. También puedes descargarlos aquí.`,
    en: `We sent the XML and the PDF to ${email}. You can download them here too.`,
  }),
  soon: (email: string) => ({
    es: `El XML y el PDF van en camino a ${email}; en unos segundos podrás descargarlos aquí.`,
    en: `The XML and the PDF are on their way to ${email}; in a few seconds you can download them here.`,
  }),
  stamping: { es: 'Estamos timbrando tu factura', en: 'Your invoice is being registered' },
  stampingHint: (email: string) => ({
    es: `El SAT suele tardar unos segundos. Puedes cerrar esta página: terminamos sin ti y te la enviamos a ${email}. No la pidas de nuevo.`,
    en: `The SAT usually takes a few seconds. You may close this page: we will finish and send it to ${email}. Do not request it again.`,
  }),
  stages: [
    { es: 'Solicitada', en: 'Requested' },
    { es: 'Timbrada por el SAT', en: 'Registered with the SAT' },
    { es: 'Enviada por correo', en: 'Sent by e-mail' },
  ],
  again: { es: 'Consultar de nuevo', en: 'Check again' },
  invoices: { es: 'Tus facturas', en: 'Your invoices' },
  refused: (n: number) => ({ es: `Solicitudes que no se emitieron: ${n}`, en: `Requests not issued: ${n}` }),
  states: {
    waiting: { es: 'En proceso', en: 'Under way' },
    rejected: { es: 'No se emitió', en: 'Not issued' },
    issued: { es: 'Vigente', en: 'Valid' },
    cancelling: { es: 'Cancelación solicitada', en: 'Being cancelled' },
    cancelled: { es: 'Cancelada', en: 'Cancelled' },
    replaced: { es: 'Sustituida por otra', en: 'Replaced by another' },
  },
  /** Series E is for credit notes. */
  number: (series: string, folio: string) =>
    series === 'E'
      ? { es: `Nota de crédito ${series} ${folio}`, en: `Credit note ${series} ${folio}` }
      : { es: `Factura ${series} ${folio}`, en: `Invoice ${series} ${folio}` },
  uuid: { es: 'Folio fiscal', en: 'Fiscal folio (UUID)' },
  total: { es: 'Total', en: 'Total' },
  receiver: { es: 'Receptor', en: 'Receiver' },
  xml: { es: 'Descargar XML', en: 'Download XML' },
  pdf: { es: 'Descargar PDF', en: 'Download PDF' },
  read: { es: 'Leer', en: 'Read' },
  fileOf: (what: string, number: string) => ({ es: `${what}: ${number}`, en: `${what}: ${number}` }),
  resend: { es: 'Enviar de nuevo', en: 'Send again' },
  resent: {
    es: 'Te enviamos otra vez la factura por correo. Puede tardar un minuto.',
    en: 'We sent you the invoice again by e-mail. It may take a minute.',
  },
  noFiles: {
    es: 'Los archivos los descarga quien la pidió. Puedes hacer que se envíe de nuevo a su correo.',
    en: 'Only the person who requested it can open its files. You can have it sent again to their e-mail.',
  },
  correct: { es: 'Corregir', en: 'Correct' },
  correctTitle: { es: 'Corregir la factura', en: 'Correct the invoice' },
  correctHint: (number: string) => ({
    es: `Cambia lo que esté mal. Emitimos una nueva y cancelamos ante el SAT la ${number}, que queda sustituida.`,
    en: `Change what is wrong. We issue a new one and ask the SAT to cancel ${number}, which it replaces.`,
  }),
  tryAgain: {
    es: 'Corrige el dato y pídela otra vez; lo que escribiste está en el formulario.',
    en: 'Correct it and request it again; what you typed is in the form.',
  },
  backToTickets: { es: 'Volver a mis boletos', en: 'Back to my tickets' },
  backToReservation: { es: 'Volver a mi reservación', en: 'Back to my reservation' },
  backToOrder: { es: 'Volver a mi pedido', en: 'Back to my order' },
  other: { es: 'Facturar otra reservación', en: 'Invoice another reservation' },
  need: { es: '¿Necesitas factura?', en: 'Do you need a tax invoice?' },
  needHint: {
    es: 'Deja ahora tus datos fiscales y la emitimos en cuanto pagues. Puedes comprar sin dejarlos.',
    en: 'Leave your tax details now and we issue it as soon as you pay. You can buy without it.',
  },
  needKept: (name: string) => ({
    es: `Factura a nombre de ${name}, lista para emitirse al pagar.`,
    en: `Invoice for ${name}, ready to be issued when you pay.`,
  }),
  needLink: { es: 'Dejar mis datos de factura', en: 'Leave my tax details' },
  changeLink: { es: 'Cambiar mis datos de factura', en: 'Change my tax details' },
  wishTitle: { es: 'Tus datos de factura', en: 'Your tax details' },
  wishLead: {
    es: 'Los revisamos aquí, antes de pagar, para que la factura salga a la primera. Tus asientos siguen apartados.',
    en: 'We check them here, before you pay, so that the invoice works the first time. Your seats stay held meanwhile.',
  },
  skip: { es: 'Pagar sin dejar datos', en: 'Pay without leaving details' },
  invoiceItHint: {
    es: 'Pídela ahora, o después en «Mi reservación», hasta el último día del mes en que pagaste.',
    en: 'Request it now, or later under "My reservation", until the last day of the month in which you paid.',
  },
  invoiceIt: { es: 'Facturar', en: 'Get the tax invoice' },
  kept: { es: 'Datos de facturación', en: 'Tax details' },
  keptLead: {
    es: 'Receptores que guardaste. Los ofrecemos cuando pides una factura.',
    en: 'Receivers you have saved. We offer them when you request an invoice.',
  },
  noneKept: { es: 'Aún no guardas ninguno.', en: 'You have not saved any yet.' },
  add: { es: 'Agregar datos', en: 'Add details' },
  edit: { es: 'Cambiar', en: 'Change' },
  forget: { es: 'Borrar', en: 'Delete' },
  editOf: (name: string) => ({ es: `Cambiar los datos de ${name}`, en: `Change the details of ${name}` }),
  forgetOf: (name: string) => ({ es: `Borrar los datos de ${name}`, en: `Delete the details of ${name}` }),
  saveIt: { es: 'Guardar datos', en: 'Save details' },
} as const;
