/** Errors of internet on board. */
export const internetErrors = {
  package_unknown: {
    es: 'Ese paquete no está a la venta. Elige uno de la lista.',
    en: 'That package is not on sale. Choose one from the list.',
  },
  package_not_on_bus: {
    es: 'Tu autobús no tiene internet a bordo, así que no te lo vendemos. No se cobró nada.',
    en: 'Your bus has no internet on board, so we do not sell it to you. Nothing was charged.',
  },
  package_ride_over: {
    es: 'Tu viaje ya terminó, así que no hay internet que vender. No se cobró nada.',
    en: 'Your trip is over, so there is no internet to sell. Nothing was charged.',
  },
  package_owned: {
    es: 'Este pasajero ya tiene internet en este viaje: su código está en su boleto. No se cobró nada.',
    en: 'This passenger already has internet on this journey: the code is on their ticket. Nothing was charged.',
  },
  seat_or_folio_required: {
    es: 'Escribe tu asiento o el folio de tu boleto.',
    en: 'Enter your seat, or the folio on your ticket.',
  },
  seat_or_folio_unknown: {
    es: 'No encontramos a nadie con ese apellido en ese asiento o con ese folio. Revisa los dos datos en tu boleto. No se cobró nada.',
    en: 'We found no passenger with that last name in that seat or with that folio. Check both on your ticket. Nothing was charged.',
  },
  folio_needed: {
    es: 'En más de un autobús va ese apellido en ese asiento. Escribe el folio de tu boleto.',
    en: 'That last name is in that seat on more than one bus. Enter the folio on your ticket.',
  },
} as const;
