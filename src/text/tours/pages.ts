import type { TourCategory } from '#domain/tours/product.ts';
import type { TourStep } from '#domain/tours/steps.ts';
import { listed } from '#text/listed.ts';
import type { Message } from '#text/message.ts';
import { fullStop } from '#text/moments.ts';

const both = (es: string, en: string): Message => ({ es, en });

const partyOf = (min: number, max: number): Message =>
  min > 1
    ? both(`De ${min} a ${max} personas`, `${min} to ${max} people`)
    : both(`Hasta ${max} personas`, `Up to ${max} people`);

const people = (count: number): Message =>
  count === 1 ? both('1 persona', '1 person') : both(`${count} personas`, `${count} people`);

const LANGUAGES: Readonly<Record<string, Message>> = {
  es: both('español', 'Spanish'),
  en: both('inglés', 'English'),
  fr: both('francés', 'French'),
};

/** The pages of the tours. */
export const tourText = {
  name: both('Tours', 'Tours'),
  all: both('Todos los tours', 'All tours'),
  steps: {
    buscar: both('Tours', 'Tours'),
    detalle: both('Detalle', 'Details'),
    reservacion: both('Salida', 'Start'),
    'revisa-tour': both('Revisa', 'Review'),
    cliente: both('Datos', 'Details'),
    pago: both('Pago', 'Payment'),
    boleto: both('Boleto', 'Ticket'),
  } satisfies Readonly<Record<TourStep, Message>>,
  progress: both('Avance de tu compra', 'Progress of your purchase'),
  ofAll: (at: number, all: number): Message => both(`${at} de ${all}`, `${at} of ${all}`),

  people,
  adults: both('Adultos', 'Adults'),
  children: both('Menores', 'Children'),
  adultsOf: (count: number): Message =>
    count === 1 ? both('1 adulto', '1 adult') : both(`${count} adultos`, `${count} adults`),
  childrenOf: (count: number): Message =>
    count === 1 ? both('1 menor', '1 child') : both(`${count} menores`, `${count} children`),
  categories: {
    sea: both('En el mar', 'At sea'),
    culture: both('Pueblos y cultura', 'Towns and culture'),
    adventure: both('Aventura', 'Adventure'),
    show: both('Espectáculos', 'Shows'),
    taste: both('Sabores', 'Food and drink'),
  } satisfies Readonly<Record<TourCategory, Message>>,
  from: both('Desde', 'From'),
  perAdult: both('por adulto, IVA incluido', 'per adult, VAT included'),
  adult: both('Adulto', 'Adult'),
  child: both('Menor', 'Child'),
  left: (left: number): Message => {
    if (left === 0) return both('sin lugares', 'no places left');
    return left === 1 ? both('queda 1 lugar', '1 place left') : both(`quedan ${left} lugares`, `${left} places left`);
  },
  sellerLine: (operator: string, carrier: string): Message =>
    both(
      `Lo opera ${operator}. Te lo vende y te lo factura ${carrier}.`,
      `Operated by ${operator}. Sold and invoiced by ${carrier}.`,
    ),
  localTime: both('Horas del lugar del tour.', 'Times are local to the tour.'),
  languageList: (codes: readonly string[]): Message => ({
    es: listed(
      codes.map((code) => LANGUAGES[code]?.es ?? code),
      'y',
    ),
    en: listed(
      codes.map((code) => LANGUAGES[code]?.en ?? code),
      'and',
    ),
  }),

  search: {
    title: both('Tours en Vallarta y la Riviera Nayarit', 'Tours in Vallarta and Riviera Nayarit'),
    lead: both(
      'Elige qué hacer al llegar. El precio que ves es el total por adulto, con IVA; los lugares se apartan al momento.',
      'Choose what to do when you arrive. The price you see is the total per adult, VAT included; places are held at once.',
    ),
    description: both(
      'Ballenas, islas, surf, pueblos y sabores cerca de Puerto Vallarta: tours con precio total, días y lugares disponibles.',
      'Whales, islands, surf, towns and food near Puerto Vallarta: tours with their total price, days and places left.',
    ),
    filters: both('Busca un tour', 'Find a tour'),
    what: both('Qué', 'What'),
    whatHint: both('Ballenas, surf, comida…', 'Whales, surf, food…'),
    category: both('Tipo', 'Kind'),
    anyCategory: both('Todos', 'All'),
    place: both('Dónde', 'Where'),
    anyPlace: both('Cualquiera', 'Anywhere'),
    when: both('Cuándo', 'When'),
    whom: both('Para cuántos', 'For how many'),
    most: both('Hasta cuánto por adulto', 'Up to, per adult'),
    anyPrice: both('Sin límite', 'Any price'),
    go: both('Ver tours', 'Show tours'),
    clear: both('Quitar filtros', 'Clear filters'),
    found: (count: number): Message =>
      count === 1 ? both('1 tour', '1 tour') : both(`${count} tours`, `${count} tours`),
    none: both('Ningún tour coincide', 'No tour matches'),
    noneHint: both(
      'Prueba con otro día, con menos personas o sin filtros.',
      'Try another day, fewer people, or no filters.',
    ),
    noneAtAll: both('Por ahora no hay tours en venta.', 'There are no tours on sale for now.'),
    trip: both('Buscar un viaje', 'Search for a trip'),
    unreachable: both(
      'En este momento no podemos mostrar los tours. Inténtalo de nuevo en unos minutos.',
      'We cannot show the tours right now. Try again in a few minutes.',
    ),
    chosen: (title: string): Message => both(`Tienes elegido: ${title}`, `You have chosen: ${title}`),
    goOn: both('Continuar', 'Continue'),
    over: both(
      'Pasaron 15 minutos sin actividad y soltamos los lugares. No se cobró nada.',
      'After 15 minutes without activity the places were given up. Nothing was charged.',
    ),
    again: both('Volver a ese tour', 'Back to that tour'),
    emptied: both('Quitamos el tour de tu selección. No se cobró nada.', 'The tour was removed. Nothing was charged.'),
    season: (from: string, until: string): Message => both(`Del ${from} al ${until}`, `${from} to ${until}`),
    childFrom: (price: Message): Message => both(`Menores ${price.es}`, `Children ${price.en}`),
  },

  detail: {
    description: (title: string): Message =>
      both(
        `${title}: qué incluye, días con lugares, precio total y condiciones de cancelación.`,
        `${title}: what is included, days with places left, total price and cancellation terms.`,
      ),
    duration: both('Duración', 'Duration'),
    languages: both('Idiomas', 'Languages'),
    ages: both('Edades', 'Ages'),
    agesFrom: (min: number): Message =>
      min === 0 ? both('Todas', 'All') : both(`Desde ${min} años`, `From age ${min}`),
    childUntil: (age: number): Message => both(`Precio de menor hasta los ${age} años`, `Child price up to age ${age}`),
    party: both('Por reservación', 'Per booking'),
    partyOf,
    includes: both('Incluye', 'Included'),
    excludes: both('No incluye', 'Not included'),
    bring: both('Qué llevar', 'What to bring'),
    where: both('Dónde empieza', 'Where it starts'),
    pickups: both('También pasamos por ti', 'We also pick you up'),
    minutesBefore: (minutes: number): Message => both(`${minutes} min antes`, `${minutes} min before`),
    cancelling: both('Si cancelas', 'If you cancel'),
    cancelBefore: (hours: number, percent: number): Message =>
      both(
        `Hasta ${hours} h antes: se te devuelve ${percent}\u00a0%`,
        `Up to ${hours} h before: ${percent}\u00a0% back`,
      ),
    cancelLater: both('Después: no hay devolución', 'Later: no refund'),
    weather: both(
      'Depende del clima: si el operador lo cancela, se te devuelve todo.',
      'Depends on the weather: if the operator cancels it, all of it is refunded.',
    ),
    seller: both('Quién lo opera', 'Who operates it'),
    call: (phone: string): Message => both(`Tel.\u00a0${phone}`, `Tel.\u00a0${phone}`),
    book: both('Elige día y hora', 'Choose day and time'),
    whom: both('¿Cuántos van?', 'How many of you?'),
    refresh: both('Actualizar', 'Update'),
    days: both('Días con lugares', 'Days with places'),
    laterDays: both('Días siguientes', 'Later days'),
    earlierDays: both('Días anteriores', 'Earlier days'),
    full: both('lleno', 'full'),
    struck: both('Los días tachados no tienen salida.', 'There is no start on days struck through.'),
    starts: (day: string): Message => both(`Salidas del ${day}`, `Starts on ${day}`),
    notForParty: (min: number, max: number, takesChildren: boolean): Message => {
      const { es, en } = partyOf(min, max);
      return takesChildren
        ? both(
            `${es}, con al menos un adulto. Cambia cuántos van.`,
            `${en}, at least one of them an adult. Change how many go.`,
          )
        : both(`${es}, solo adultos. Cambia cuántos van.`, `${en}, adults only. Change how many go.`);
    },
    chooseDay: both('Elige un día para ver sus salidas.', 'Choose a day to see its starts.'),
    noStarts: both('Ese día no hay salidas. Elige otro.', 'There is no start on that day. Choose another.'),
    choose: both('Elegir', 'Choose'),
    chooseAt: (clock: string): Message => both(`Elegir la salida de ${clock}`, `Choose the start at ${clock}`),
    slotStates: {
      full: both('No hay lugares para todos', 'Not enough places'),
      closed: both('Ya cerró la venta', 'Sales have closed'),
      cancelled: both('Cancelada', 'Cancelled'),
    },
    until: (moment: string): Message => both(`Se vende hasta el ${moment}`, `On sale until ${moment}`),
    closes: (hours: number): Message =>
      both(`La venta cierra ${hours} h antes de cada salida.`, `Sales close ${hours} h before each start.`),
    gone: both('Ese tour no está en venta', 'That tour is not on sale'),
    goneHint: both('Mira los otros tours.', 'Look at the other tours.'),
  },

  reservation: {
    title: both('Elige tu salida', 'Choose your start'),
    description: both(
      'Día, hora, personas y punto de encuentro de tu tour.',
      'Day, time, people and meeting point of your tour.',
    ),
    day: both('Día', 'Day'),
    otherDay: both('Ver salidas de ese día', 'Show the starts of that day'),
    start: both('Salida', 'Start'),
    whom: both('¿Quiénes van?', 'Who takes part?'),
    adultPrice: (price: string): Message => both(`${price} c/u`, `${price} each`),
    childHint: (from: number, until: number, price: string): Message =>
      both(`De ${from} a ${until} años, ${price} c/u`, `Ages ${from} to ${until}, ${price} each`),
    pickup: both('Dónde te encontramos', 'Where we meet'),
    meeting: (place: string): Message => both(`Punto de encuentro: ${place}`, `Meeting point: ${place}`),
    pickedUpAt: (clock: string): Message => both(`te recogemos a las ${clock}`, `we pick you up at ${clock}`),
    hold: both('Apartar lugares', 'Hold places'),
    holdHint: both('Los apartamos 15 minutos. Todavía no pagas.', 'We hold them for 15 minutes. You do not pay yet.'),
    back: both('Volver al tour', 'Back to the tour'),
  },

  review: {
    title: both('Revisa tu tour', 'Review your tour'),
    description: both(
      'Tu tour, lo que cuesta y lo que se devuelve si cancelas.',
      'Your tour, what it costs and what you get back if you cancel.',
    ),
    held: (moment: string): Message =>
      both(
        fullStop(`Tus lugares están apartados hasta el ${moment}`),
        fullStop(`Your places are held until ${moment}`),
      ),
    notHeld: both(
      'Tus lugares ya no están apartados. Al continuar los apartamos otra vez, si quedan.',
      'Your places are no longer held. Continuing holds them again, if there are any.',
    ),
    when: both('Cuándo', 'When'),
    whom: both('Quiénes', 'Who'),
    meet: both('Dónde', 'Where'),
    total: both('Total', 'Total'),
    plusVat: both('más IVA', 'plus VAT'),
    usd: both('Se cobra en pesos mexicanos.', 'Charged in Mexican pesos.'),
    cancelling: both('Si cancelas', 'If you cancel'),
    cancelUntil: (moment: string, amount: string): Message =>
      both(`Hasta el ${moment}: recibes ${amount}`, `Until ${moment}: you get ${amount} back`),
    cancelLater: both('Después: no hay devolución', 'Later: no refund'),
    cancelNever: both('Ya no hay devolución', 'There is no refund any more'),
    goOn: both('Continuar con tus datos', 'Continue with your details'),
    change: both('Cambiar', 'Change'),
    remove: both('Quitar este tour', 'Remove this tour'),
    priceMoved: (before: string, now: string): Message =>
      both(
        `El precio cambió de ${before} a ${now}. Revísalo antes de seguir.`,
        `The price changed from ${before} to ${now}. Check it before you continue.`,
      ),
    otherTab: both(
      'En otra pestaña elegiste otra cosa. Esto es lo último que elegiste.',
      'You chose something else in another tab. This is what you chose last.',
    ),
  },

  customer: {
    title: both('Tus datos y participantes', 'Your details and participants'),
    description: both('Quién compra el tour y quiénes van.', 'Who buys the tour and who takes part.'),
    apply: both('Yo también voy', 'I take part too'),
    applyHint: both('Usamos tu nombre para el primer participante.', 'We use your name for the first participant.'),
    participants: both('Quiénes van', 'Who takes part'),
    participant: (at: number): Message => both(`Participante ${at}`, `Participant ${at}`),
    participantChild: (at: number): Message => both(`Participante ${at}, menor`, `Participant ${at}, child`),
    firstMayBeEmpty: both('Déjalo vacío si marcaste «Yo también voy».', 'Leave empty if you ticked “I take part too”.'),
    firstName: both('Nombre', 'First name'),
    lastName: both('Apellidos', 'Last name'),
    age: both('Edad', 'Age'),
    ageHint: (from: number, until: number): Message => both(`De ${from} a ${until} años`, `${from} to ${until}`),
    known: both('De tus pasajeros frecuentes', 'From your saved passengers'),
  },

  payment: { back: both('Volver a tus datos', 'Back to your details') },

  ticket: {
    title: {
      booked: both('Tu tour está confirmado', 'Your tour is confirmed'),
      pending: both('Estamos confirmando tu tour', 'We are confirming your tour'),
      waiting: both('Tu tour espera el pago', 'Your tour is waiting for the payment'),
      refunded: both('No se pudo confirmar: te devolvemos todo', 'It could not be confirmed: you get a full refund'),
      cancelled: both('Tu tour está cancelado', 'Your tour is cancelled'),
    },
    description: both('Tu boleto del tour.', 'Your tour ticket.'),
    pending: (seller: string): Message =>
      both(
        `Tu pago está hecho. Esperamos la confirmación de ${seller}; si no la hay, te devolvemos todo. Actualiza esta página en un momento; también te escribimos por correo.`,
        `Your payment is done. We are waiting for ${seller} to confirm; if it does not, you get a full refund. Update this page in a moment; we will also e-mail you.`,
      ),
    again: both('Actualizar', 'Update'),
    soon: both(
      'La tienda nos avisa en unos minutos. Entonces te escribimos, y aquí ves tu boleto.',
      'The store tells us within minutes. Then we write to you, and your ticket is here.',
    ),
    off: both(
      'La salida se canceló. No pagues este pedido; si ya lo pagaste, te devolvemos todo.',
      'The start was cancelled. Do not pay for this order; if you have paid, you get a full refund.',
    ),
    refunded: (amount: string): Message =>
      both(`Devolvemos ${amount} por donde pagaste.`, `We are refunding ${amount} to the payment method you used.`),
    reference: both('Clave con el operador', 'Operator’s reference'),
    code: both('Clave del pedido', 'Order code'),
    voucher: (code: string): Message => both(`QR de tu boleto ${code}`, `QR code of your ticket ${code}`),
    show: both('Muéstralo al empezar. Se usa una sola vez.', 'Show it at the start. It can be used once.'),
    pdf: both('Descargar PDF', 'Download PDF'),
    print: both('Imprimir', 'Print'),
    call: (seller: string, phone: string): Message =>
      both(`Dudas del día: ${seller}, ${phone}`, `Questions on the day: ${seller}, ${phone}`),
    participants: both('Participantes', 'Participants'),
    years: (age: number): Message => both(`${age} años`, `age ${age}`),
    cancel: both('Cancelar el tour', 'Cancel the tour'),
    cancelNow: (amount: string): Message => both(`Cancelar y recibir ${amount}`, `Cancel and get ${amount} back`),
    cancelNothing: both(
      'Ya pasó el plazo: si cancelas no hay devolución.',
      'The time limit has passed: there is no refund if you cancel.',
    ),
    cancelUnread: both(
      'No pudimos consultar cuánto se te devuelve si lo cancelas.',
      'We could not look up how much you would get back if you cancel it.',
    ),
    cancelAgain: both('Intentar de nuevo', 'Try again'),
    cancelHint: (until: string): Message =>
      both(fullStop(`Esta cantidad vale hasta el ${until}`), fullStop(`This amount applies until ${until}`)),
    invoice: both('Pedir factura', 'Ask for an invoice'),
    others: both('Ver otros tours', 'See other tours'),
  },
} as const;
