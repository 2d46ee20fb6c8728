import type { Lang } from '#text/lang.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CHIP } from '#ui/chip.ts';
import { Choice, Choices } from '#ui/choice.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { BOXED_FIELDS, CheckField, TextField } from '#ui/field.tsx';
import { FileField } from '#ui/file-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { TABS } from '#ui/tabs.ts';
import { Row, Section } from './section.tsx';

/** Buttons and fields. */
export function Controls({ lang }: { readonly lang: Lang }) {
  const say = (es: string, en: string) => ({ es, en })[lang];
  return (
    <>
      <Section title={say('Botones', 'Buttons')}>
        <Row>
          <Button look="main">{say('Buscar salidas', 'Find departures')}</Button>
          <Button look="second">{say('Ver boletos', 'See tickets')}</Button>
          <Button>{say('Editar', 'Edit')}</Button>
          <Button look="danger">{say('Cancelar 4 boletos', 'Cancel 4 tickets')}</Button>
          <Button look="quiet">{say('Ver como lista', 'See as a list')}</Button>
          <a className={buttonClass('second')} href="#top">
            {say('Una liga', 'A link')}
          </a>
          <Button look="main" busy>
            {say('Apartando…', 'Holding…')}
          </Button>
          <Button look="main" disabled>
            {say('Elige 1 asiento más', 'Choose 1 more seat')}
          </Button>
        </Row>
      </Section>
      <Section title={say('Campos', 'Fields')}>
        <TextField
          name="name"
          label={say('Nombre', 'First name')}
          hint={say('Como en tu identificación', 'As on your ID')}
        />
        <TextField name="filled" label={say('Ciudad', 'City')} defaultValue="Guadalajara" />
        <TextField
          name="mail"
          label={say('Correo', 'E-mail')}
          defaultValue="maria.jose@"
          error={say('Falta lo que va después de la arroba.', 'What comes after the @ is missing.')}
        />
        <TextField name="off" label={say('Folio', 'Number')} defaultValue="XC37N90TCN" disabled />
        <TextArea
          name="more"
          label={say('Texto', 'Text')}
          rows={2}
          defaultValue={say('Uno o más renglones.', 'One line or more.')}
        />
        <FileField
          name="files"
          label={say('Archivos', 'Files')}
          hint={say('JPG, PNG o PDF', 'JPG, PNG or PDF')}
          multiple
        />
        <CheckField name="me" label={say('Viajo yo', 'I am travelling')} defaultChecked />
        <CheckField
          name="bill"
          label={say('Quiero factura', 'I want an invoice')}
          hint={say('Sale al instante', 'It comes at once')}
          error={say('Falta tu RFC.', 'Your tax number is missing.')}
        />
        <div className={BOXED_FIELDS}>
          <TextField name="from" label={say('De', 'From')} defaultValue="Guadalajara" />
          <TextField
            name="to"
            label={say('A', 'To')}
            error={say('Elige a dónde vas.', 'Choose where you are going.')}
          />
        </div>
      </Section>
      <Section title={say('Errores de un formulario', 'Errors of a form')}>
        <ErrorSummary
          title={say('Hay algo que corregir', 'There is something to correct')}
          errors={[
            { field: 'mail', text: say('Falta lo que va después de la arroba.', 'What comes after the @ is missing.') },
            { field: undefined, text: say('La salida de las 6:15 ya está llena.', 'The 6:15 departure is full.') },
          ]}
        />
      </Section>
      <Section title={say('Elegir', 'Choices')}>
        <Choices look="segments" legend={say('Tipo de viaje', 'Kind of trip')}>
          <Choice name="round" label={say('Redondo', 'Round trip')} defaultChecked />
          <Choice name="round" label={say('Sencillo', 'One way')} />
        </Choices>
        <Choices look="chips" legend={say('Hora del día', 'Time of day')} isLegendShown>
          <Choice type="checkbox" name="hour" label={say('Mañana', 'Morning')} defaultChecked />
          <Choice type="checkbox" name="hour" label={say('Tarde', 'Afternoon')} />
          <Choice type="checkbox" name="hour" label={say('Noche', 'Night')} disabled />
        </Choices>
        <Row>
          <a className={CHIP} href="#top" aria-current="true">
            {say('Más barato', 'Cheapest')}
          </a>
          <button type="button" className={CHIP} aria-pressed="false">
            {say('Más rápido', 'Fastest')}
          </button>
        </Row>
        <Choices look="rows" legend={say('Forma de pago', 'Way to pay')} isLegendShown>
          <Choice
            name="way"
            label={say('Tarjeta', 'Card')}
            note={say('Crédito o débito', 'Credit or debit')}
            end="Visa"
            defaultChecked
          />
          <Choice name="way" label="OXXO" note={say('En efectivo, hasta mañana', 'In cash, until tomorrow')} />
          <Choice name="way" label={say('Saldo', 'Balance')} note={say('No alcanza', 'Not enough')} disabled />
        </Choices>
      </Section>
      <Section title={say('Cantidad', 'Stepper')}>
        <Row>
          <label htmlFor="bags">{say('Maleta extra', 'Extra suitcase')}</label>
          <Stepper
            id="bags"
            fewer={say('Una menos', 'One fewer')}
            more={say('Una más', 'One more')}
            isLeast={false}
            isMost
            why="most"
            defaultValue={2}
            onStep={() => undefined}
          />
          <small id="most">{say('Caben 2 por persona', '2 a person fit')}</small>
        </Row>
      </Section>
      <Section title={say('Pestañas', 'Tabs')}>
        <ol className={TABS}>
          <li>
            <a href="#top" aria-current="true">
              {say('Ida', 'Out')} <small>{say('vie 4 dic', 'Fri 4 Dec')}</small>
            </a>
          </li>
          <li>
            <a href="#top">
              {say('Regreso', 'Back')} <small>{say('lun 7 dic', 'Mon 7 Dec')}</small>
            </a>
          </li>
          <li>
            <span>{say('Después', 'Later')}</span>
          </li>
        </ol>
      </Section>
    </>
  );
}
