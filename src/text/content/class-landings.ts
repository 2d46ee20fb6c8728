import type { ContentDocument } from '#domain/content/block.ts';
import { heading, link, list, paragraph, question } from '#text/content/writing.ts';

/** The classes of the demo's buses, by their ids: what seats, rules and amenities of each mean for passengers. */
export const CLASS_LANDINGS: Readonly<Record<string, ContentDocument>> = {
  lujo: {
    title: { es: 'Autobús de lujo', en: 'Luxury bus' },
    description: {
      es: 'Pocas butacas, sitio para estirar las piernas y enchufe para trabajar: para quién conviene la clase Lujo y qué tarifas aplican.',
      en: 'Few seats, room to stretch and a socket to work at: who the Luxury class suits, and which fares apply to it.',
    },
    blocks: [
      paragraph(
        'Es nuestro servicio más tranquilo: casi nadie sube a medio camino, y quien viaja solo puede elegir la fila de butacas individuales, con ventana y pasillo a la vez.',
        'Our calmest service: hardly anyone gets on along the way, and a lone traveller can pick the row of single seats, with a window and the aisle at once.',
      ),
      heading('Le conviene a quien', 'It suits you if'),
      list(
        [
          'Toma un vuelo en la costa y quiere bajar en el aeropuerto, sin taxi.',
          'You have a flight on the coast and want to get off at the airport, with no taxi.',
        ],
        [
          'Trabaja en el camino: cada butaca tiene enchufe, y hay wifi.',
          'You work on the way: every seat has a socket, and there is wifi.',
        ],
        [
          'Mide mucho, o viene de una operación y necesita estirarse.',
          'You are tall, or recovering and need to stretch.',
        ],
      ),
      heading('Antes de comprar', 'Before you buy'),
      paragraph(
        'La ley no obliga a dar en Lujo los descuentos de estudiantes, maestros e INAPAM, y aquí no se aplican. Si dependes de uno, compara con Ejecutivo: lleva el mismo autobús.',
        'The law does not require student, teacher and INAPAM discounts in Luxury, and they do not apply here. If you rely on one, compare with Executive: it runs the same coach.',
      ),
      question(
        ['¿Puedo subir en el aeropuerto?', 'Can I get on at the airport?'],
        [
          'No: ahí el autobús solo deja pasaje. Para volver, aborda en Bucerías o en una central.',
          'No: the bus only drops people off there. For the way back, board in Bucerías or at a terminal.',
        ],
      ),
      question(
        ['¿Y el código promocional?', 'What about a promotional code?'],
        [
          'Sí vale: se descuenta de los boletos a tarifa de adulto.',
          'It does work: it is taken off tickets at the adult fare.',
        ],
      ),
      link('fleet', 'Ver la butaca en el plano', 'See the seat on the plan'),
    ],
  },
  ejecutivo: {
    title: { es: 'Autobús ejecutivo directo', en: 'Direct executive bus' },
    description: {
      es: 'Del centro del país a la bahía casi sin paradas: cómo es la clase Ejecutivo, con baño, enchufes y descuentos de ley.',
      en: 'From inland to the bay almost without stopping: the Executive class, with a toilet, sockets and the legal discounts.',
    },
    blocks: [
      paragraph(
        'El ejecutivo sigue por la autopista y solo se detiene en las grandes centrales. Hay salidas a lo largo de toda la jornada, también de madrugada, así que perder una no arruina el plan.',
        'The executive coach stays on the motorway and only calls at the large terminals. There are departures throughout the day and at night, so missing one does not spoil your plan.',
      ),
      heading('Qué lo distingue', 'What sets it apart'),
      list(
        [
          'De un lado del pasillo hay parejas de butacas y del otro una sola: ni un asiento en medio.',
          'Pairs of seats on one side of the aisle and single ones on the other: no middle seat.',
        ],
        ['El espacio entre filas es mayor que en Primera.', 'The rows are further apart than in First class.'],
        [
          'Pantallas, corriente para el teléfono y baño al fondo.',
          'Screens, power for your phone and a toilet at the back.',
        ],
      ),
      heading('Quién lo toma', 'Who takes it'),
      paragraph(
        'Familias que van directo a la playa, gente de negocios con junta por la mañana, estudiantes con su tarifa de vacaciones. Los menores y las personas con INAPAM pagan menos también aquí, mientras queden lugares de su cupo.',
        'Families heading straight for the beach, people with a meeting in the morning, students on their holiday fare. Children and INAPAM holders pay less here too, while their quota of seats lasts.',
      ),
      question(
        ['¿Para en los pueblos?', 'Does it stop in the villages?'],
        [
          'No. Para Sayulita, San Pancho o Guayabitos toma Primera, o transborda en Mezcales.',
          'No. For Sayulita, San Pancho or Guayabitos take First class, or change at Mezcales.',
        ],
      ),
      question(
        ['¿Se duerme bien de noche?', 'Can you sleep at night?'],
        [
          'Lleva suéter y tapones: el aire acondicionado enfría. Elige butaca lejos del baño si tienes el sueño ligero.',
          'Bring a jumper and earplugs: the air conditioning is cold. Pick a seat away from the toilet if you sleep lightly.',
        ],
      ),
      link('students', 'Tarifas de estudiantes y maestros', 'Fares for students and teachers'),
    ],
  },
  primera: {
    title: { es: 'Autobús de primera, pueblo por pueblo', en: 'First-class bus, town by town' },
    description: {
      es: 'La clase que para en toda la costa y en la sierra: asientos de a pares, baño y wifi, y las tarifas más bajas de nuestros autobuses.',
      en: 'The class that stops along the whole coast and in the mountains: seats in pairs, toilet, wifi and our lowest bus fares.',
    },
    blocks: [
      paragraph(
        'Con Primera se llega a donde los demás no entran: cruceros, entradas de pueblo y terminales pequeñas. También es la que se usa para tramos cortos entre playas.',
        'First class reaches places the others pass by: junctions, the edge of a village, small terminals. It is also the one to use for short hops between beaches.',
      ),
      heading('Cómo es por dentro', 'What it is like inside'),
      list(
        [
          'Pares de asientos a cada lado: quienes viajan juntos van juntos.',
          'Seats in pairs on each side: people who travel together sit together.',
        ],
        [
          'Baño atrás y pantallas. No hay enchufes: sal con la batería cargada.',
          'Toilet at the rear and screens. No sockets: leave with a charged battery.',
        ],
        ['El wifi se corta en la sierra, como cualquier señal.', 'Wifi drops out in the mountains, like any signal.'],
      ),
      heading('Es buena idea si', 'A good idea if'),
      list(
        [
          'Vas de surf: la tabla viaja abajo, como equipaje adicional.',
          'You are going surfing: the board travels below as additional luggage.',
        ],
        [
          'Bajas en Compostela, Las Varas, La Peñita o Lo de Marcos.',
          'You get off at Compostela, Las Varas, La Peñita or Lo de Marcos.',
        ],
        ['Cuidas cada peso: aquí valen todos los descuentos.', 'You count every peso: all discounts are valid here.'],
      ),
      question(
        ['¿Tarda mucho más?', 'Is it much slower?'],
        [
          'Depende de cuánto recorras: la tabla de arriba dice lo que dura cada viaje, con sus paradas.',
          'It depends on how far you go: the table above says how long each trip lasts, stops included.',
        ],
      ),
      question(
        ['¿Subo en carretera si hago la parada?', 'Can I flag it down on the road?'],
        [
          'Solo se sube en las paradas publicadas y con el boleto ya comprado, aunque sea minutos antes.',
          'You can only get on at published stops, with a ticket bought beforehand, even if only minutes before.',
        ],
      ),
      link('luggage', 'Qué puedes llevar', 'What you can bring'),
    ],
  },
};
