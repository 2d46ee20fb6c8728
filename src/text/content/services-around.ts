import type { ContentDocument } from '#domain/content/block.ts';
import {
  callout,
  facts,
  heading,
  link,
  list,
  onward,
  paragraph,
  question,
  steps,
  warning,
} from '#text/content/writing.ts';

export const parking: ContentDocument = {
  title: { es: 'Estacionamiento', en: 'Parking' },
  description: {
    es: 'Dejar tu coche en la terminal cuando viajas con {carrier}: de quién es el estacionamiento y qué revisar antes.',
    en: 'Leaving your car at the terminal when you travel with {carrier}: who runs the car park and what to check first.',
  },
  blocks: [
    paragraph(
      'Las terminales tienen estacionamiento propio. Cada una fija su tarifa y su horario, y responde por los coches que recibe: no es un servicio de {carrier}.',
      'Terminals have car parks of their own. Each sets its price and hours and answers for the cars it takes in: it is not a service of {carrier}.',
    ),
    heading('Antes de dejarlo', 'Before you leave it'),
    list(
      [
        'Pregunta en la caseta la tarifa por día y si hay pensión.',
        'Ask at the gate for the price of a day and for longer stays.',
      ],
      ['Revisa a qué hora cierra, por si regresas de noche.', 'Check when it closes, in case you come back at night.'],
      [
        'Guarda el boleto del estacionamiento contigo y no en el coche.',
        'Keep the parking ticket with you and not in the car.',
      ],
    ),
    heading('Si solo llevas a alguien', 'If you only drop somebody off'),
    paragraph(
      'Hay zona de ascenso y descenso frente a la terminal. Para despedirte con calma, llega con tiempo: el abordaje empieza {boarding-time} antes de la salida.',
      'There is a drop-off zone in front of the terminal. To say goodbye in peace, come early: boarding begins {boarding-time} before departure.',
    ),
    onward.locations,
    link('shuttle', 'Llegar en shuttle', 'Come by shuttle'),
  ],
};

export const guarantee: ContentDocument = {
  title: { es: 'Garantía de servicio', en: 'Service guarantee' },
  description: {
    es: 'Qué te damos si tu autobús de {carrier} sale tarde o no sale, y cómo pedirlo.',
    en: 'What we give you if your {carrier} bus leaves late or does not leave, and how to ask for it.',
  },
  blocks: [
    facts(
      [
        ['Sales más de {guarantee-delay} tarde', 'You leave more than {guarantee-delay} late'],
        [
          '{guarantee-percent} del precio de ese viaje como saldo a favor',
          '{guarantee-percent} of the price of that journey as credit',
        ],
      ],
      [
        [
          'Sales más de {refund-delay} tarde, o el autobús no sale',
          'You leave more than {refund-delay} late, or the bus does not run',
        ],
        ['Cambio sin costo, o tu dinero de vuelta', 'Another departure free of charge, or your money back'],
      ],
      [
        ['Falla nuestra en el servicio', 'A failure of ours in the service'],
        [
          'además, la compensación de ley: al menos {legal-compensation} del precio',
          'in addition, the compensation required by law: at least {legal-compensation} of the price',
        ],
      ],
    ),
    paragraph(
      'El retraso se cuenta en la terminal o parada donde tú subes, y en su hora local.',
      'A delay counts at the terminal or stop where you board, in its local time.',
    ),
    heading('Cómo pedirlo', 'How to ask'),
    steps(
      ['Abre tu reservación con la clave y tu apellido.', 'Open your reservation with its code and your last name.'],
      [
        'Si te corresponde algo, ahí lo dice, con lo que puedes elegir.',
        'If something is due to you, it says so there, with what you may choose.',
      ],
      [
        'Elige y confirma. El saldo a favor vale {credit-life}; el dinero llega por donde pagaste.',
        'Choose and confirm. Credit is good for {credit-life}; refunds go back to the way you paid.',
      ],
    ),
    link('find', 'Abrir mi reservación', 'Open my reservation'),
    question(
      ['¿Y si pierdo el autobús?', 'What if I miss the bus?'],
      [
        'Entonces no hay garantía. Antes de la salida puedes cambiar tu boleto, hasta {change-time} antes.',
        'Then there is no guarantee. You may exchange your ticket before departure, until {change-time} ahead.',
      ],
    ),
    onward.terms,
  ],
};

export const insurance: ContentDocument = {
  title: { es: 'Seguro de viaje', en: 'Travel insurance' },
  description: {
    es: 'El seguro del viajero que incluye cada boleto de {carrier}: qué cubre, hasta cuánto y qué hacer en un accidente.',
    en: 'The traveller insurance in every {carrier} ticket: what it covers, up to how much and what to do in an accident.',
  },
  blocks: [
    paragraph(
      'Cada boleto incluye el seguro del viajero, sin pagar nada más. Te cubre desde que subes al autobús hasta que bajas.',
      'Every ticket includes the traveller insurance, at no extra cost. It covers you from getting on the bus to getting off.',
    ),
    facts(
      [
        ['Hasta', 'Up to'],
        [
          '{insurance-uma} UMA: {insurance} en {uma-year}',
          '{insurance-uma} UMA, Mexico’s unit of value: {insurance} in {uma-year}',
        ],
      ],
      [
        ['Quién', 'Who'],
        ['Cada pasajero con boleto, también los infantes', 'Every passenger with a ticket, infants too'],
      ],
    ),
    callout(
      'El boleto lleva el nombre de quien viaja. Si viaja otra persona, cambia el nombre antes.',
      'A ticket names its traveller. If somebody else travels, change the name first.',
    ),
    heading('En un accidente', 'In an accident'),
    steps(
      [
        'Sigue las indicaciones del operador y aléjate del camino.',
        'Follow the driver’s instructions and keep away from the road.',
      ],
      ['Llama al {emergencies} si alguien está herido.', 'Call {emergencies} if somebody is hurt.'],
      ['Deja que te revisen, aunque te sientas bien.', 'Let yourself be checked, even if you feel well.'],
      ['Conserva tu boleto y avísanos al {phone}.', 'Keep your ticket and tell us at {phone}.'],
    ),
    onward.terms,
  ],
};

export const cafeteria: ContentDocument = {
  title: { es: 'Cafetería', en: 'Cafeteria' },
  description: {
    es: 'Comer y beber en la terminal y a bordo cuando viajas con {carrier}.',
    en: 'Food and drink at the terminal and on board when you travel with {carrier}.',
  },
  blocks: [
    heading('En la terminal', 'At the terminal'),
    paragraph(
      'Las cafeterías son negocios de cada terminal, con sus propios precios y horarios. En las paradas del camino no siempre hay una.',
      'Cafeterias are businesses of each terminal, with prices and hours of their own. There is not always one at stops on the way.',
    ),
    heading('A bordo', 'On board'),
    list(
      ['Puedes subir agua, café con tapa y algo ligero.', 'You may bring water, coffee with a lid and a light snack.'],
      ['Deja para después lo que huela fuerte o se derrame.', 'Leave for later what smells strongly or spills.'],
      [
        'No se permite alcohol ni fumar, tampoco cigarros electrónicos.',
        'No alcohol and no smoking, electronic cigarettes included.',
      ],
    ),
    warning(
      'En el camino no hay paradas para comer: lleva lo que necesites para todo el viaje.',
      'There are no meal stops on the way: bring what you need for the whole trip.',
    ),
    question(
      ['¿Necesito una dieta especial?', 'What if I am on a special diet?'],
      [
        'Trae tu comida. Si debe ir fría, usa una hielera chica: cuenta como artículo personal.',
        'Bring your own food. If it must stay cold, use a small cool box: it counts as your personal item.',
      ],
    ),
    link('fleet', 'Qué hay en cada autobús', 'What each bus has on board'),
  ],
};
