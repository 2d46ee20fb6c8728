import type { Lang } from '#text/lang.ts';
import { Button } from '#ui/button.tsx';
import { CARD, WHOLE } from '#ui/card.ts';
import { Clock } from '#ui/clock.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { Fold } from '#ui/fold.tsx';
import { List, LIST_ROW, ListRow, RowText } from '#ui/list.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Plate } from '#ui/plate.tsx';
import { Price } from '#ui/price.tsx';
import { RouteLine } from '#ui/route-line.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { Tag } from '#ui/tag.tsx';
import { Ticket } from '#ui/ticket.tsx';
import styles from './page.module.css';
import { Row, Section } from './section.tsx';

const LEAVES = '2026-12-04T06:15:00-06:00';
const ARRIVES = '2026-12-04T11:09:00-06:00';
const STOPS = [
  { at: LEAVES, time: '6:15 a.m.', name: 'Guadalajara' },
  { at: ARRIVES, time: '11:09 a.m.', name: 'Sayulita' },
];

const Icon = () => (
  <svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M12 3a9 9 0 1 0 .01 0M12 7v5l3 2" />
  </svg>
);

/** Containers. */
export function Surfaces({ lang }: { readonly lang: Lang }) {
  const say = (es: string, en: string) => ({ es, en })[lang];
  const close = () => undefined;
  return (
    <>
      <Section title={say('Boleto en una lista', 'Ticket in a list')}>
        <Ticket
          look="row"
          stub={
            <>
              <Price isLarge amount={90_000} lang={lang} className={`sign ${styles['price']}`} />
              <small>{say('2 pasajeros', '2 passengers')}</small>
              <a href="#top" className={WHOLE}>
                {say('Elegir', 'Choose')}
              </a>
            </>
          }
          foot={<small>{say('Viaje redondo: desde $ 1,800.00', 'Round trip: from $ 1,800.00 MXN')}</small>}
        >
          <RouteLine stops={STOPS} />
          <Row>
            <Tag tone="urgent">{say('Quedan 4', '4 left')}</Tag>
          </Row>
        </Ticket>
      </Section>
      <Section title={say('Boleto para viajar', 'Ticket to travel with')}>
        <Ticket
          look="pass"
          headId="pass"
          head={
            <>
              <h3>María José Muñoz Peña</h3>
              <p>{say('Adulto · Primera', 'Adult · First')}</p>
            </>
          }
          stub={
            <>
              <div className={styles['code']} role="img" aria-label={say('Código', 'Code')} />
              <p className="sign">XC37N90TCN-01</p>
            </>
          }
        >
          <Row>
            <div style={{ flex: '1 1 9rem' }}>
              <RouteLine stops={STOPS} />
            </div>
            <span className={styles['large']}>
              <Plate label={say('Asiento', 'Seat')}>5</Plate>
            </span>
          </Row>
          <Row>
            <b>{say('vie 4 dic', 'Fri 4 Dec')}</b>
            <Tag tone="urgent">{say('Aborda 6:05 a.m.', 'Board 6:05 a.m.')}</Tag>
          </Row>
        </Ticket>
      </Section>
      <Section title={say('Tarjeta', 'Card')}>
        <article className={CARD}>
          <h3>Sayulita</h3>
          <p>
            <span className={styles['price']}>
              <Clock at={LEAVES} text="6:15 a.m." />
            </span>{' '}
            · {say('desde', 'from')} <Price amount={45_000} lang={lang} />
          </p>
          <a className={WHOLE} href="#top">
            {say('Ver salidas', 'See departures')}
          </a>
        </article>
      </Section>
      <Section title={say('Lista', 'List')}>
        <List>
          <ListRow
            href="#top"
            icon={<Icon />}
            title={say('Cambiar horario', 'Change the departure')}
            note={say('Una vez, sin costo', 'Once, free')}
            end={say('hasta vie 4 dic, 5:45 a.m.', 'until Fri 4 Dec, 5:45 a.m.')}
          />
          <li>
            <button type="button" className={LIST_ROW}>
              <RowText
                icon={<Icon />}
                title={say('Agregar equipaje', 'Add luggage')}
                end={say('desde $ 120', 'from $ 120')}
              />
            </button>
          </li>
          <ListRow title={say('Ya lo cambiaste', 'You have changed it')} note={say('El 22 nov', 'On 22 Nov')} />
          <ListRow href="#top" icon={<Icon />} title={say('Cancelar', 'Cancel')} isDanger />
        </List>
      </Section>
      <Section title={say('Avisos', 'Notices')}>
        <NoticeBox>{say('En Guayabitos es una hora menos.', 'It is one hour less in Guayabitos.')}</NoticeBox>
        <NoticeBox tone="warning">
          {say('Quedan 4 asientos en esta salida.', '4 seats are left on this departure.')}
        </NoticeBox>
        <NoticeBox tone="danger">
          <strong>{say('Tu banco no autorizó el pago.', 'Your bank did not authorise the payment.')}</strong>{' '}
          {say('Tus asientos siguen apartados. Usa otra tarjeta.', 'Your seats are still held. Use another card.')}
        </NoticeBox>
      </Section>
      <Section title={say('Doblez', 'Fold')}>
        <Fold title={say('Ver desglose', 'See the parts')} isOpen={false}>
          <p>IVA</p>
        </Fold>
        <Fold title={say('Equipaje incluido', 'Luggage included')} isOpen>
          <p>{say('Una maleta de 25 kg y una bolsa de mano.', 'One suitcase of 25 kg and a hand bag.')}</p>
        </Fold>
      </Section>
      <Section title={say('Diálogos', 'Dialogs')}>
        <Dialog kind="alert" isOpen title={say('¿Salir y soltar tus asientos?', 'Leave and let your seats go?')}>
          <DialogActions>
            <Button look="second">{say('Seguir aquí', 'Stay here')}</Button>
            <Button look="danger" onClick={close}>
              {say('Soltar asientos', 'Let them go')}
            </Button>
          </DialogActions>
        </Dialog>
        <Dialog kind="custom" isOpen title={say('Tu viaje', 'Your trip')}>
          <RouteLine stops={STOPS} />
        </Dialog>
      </Section>
      <Section title={say('Página de una columna', 'Page of one column')}>
        <div role="group" aria-label={say('Muestra', 'Sample')}>
          <Sheet
            title={say('Encuentra tu reservación', 'Find your reservation')}
            lead={say('Con tu clave.', 'With your code.')}
            width="form"
          >
            <div className={PANEL}>{say('Aquí va el formulario.', 'The form goes here.')}</div>
          </Sheet>
        </div>
      </Section>
    </>
  );
}
