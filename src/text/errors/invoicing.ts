import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

export const invoicingErrors = {
  brand_required: {
    es: 'Falta decir de qué línea es la reservación.',
    en: 'The bus line of the reservation is missing.',
  },
  brand_not_found: {
    es: 'No tenemos los datos fiscales de esa línea, o no están activos. Escríbenos y emitimos tu factura.',
    en: 'We have no tax data for that bus line, or it is not active. Write to us and we will issue your invoice.',
  },
  wrong_brand_reservation: {
    es: 'Esa reservación es de otra línea: la factura la emite quien te vendió el boleto.',
    en: 'That reservation belongs to another bus line: the company that sold you the ticket issues the invoice.',
  },
  reservation_inactive: {
    es: 'Esa reservación no está pagada o ya no está activa; solo se facturan las pagadas.',
    en: 'That reservation is not paid or no longer active; only paid ones are invoiced.',
  },
  no_payments_found: {
    es: 'Esta reservación no tiene pagos que facturar.',
    en: 'This reservation has no payments to invoice.',
  },
  payment_id_required: {
    es: 'No reconocemos ese pago. Vuelve a elegirlo de la lista.',
    en: 'We could not find that payment. Choose it from the list again.',
  },
  payment_type_missing: {
    es: 'Ese pago no indica su forma de pago, y sin ella no se puede facturar. Escríbenos y lo revisamos.',
    en: 'That payment does not state its method, and without it we cannot invoice. Write to us and we will look at it.',
  },
  concepts_required: {
    es: 'Elige al menos un pago de la lista.',
    en: 'Choose at least one payment from the list.',
  },
  too_many_payments: ({ max }) => ({
    es: `En una factura caben hasta ${max} pagos. Quita algunos y pide otra factura con ellos.`,
    en: `An invoice can have up to ${max} payments. Leave some out and request another invoice with them.`,
  }),
  payments_of_several_months: {
    es: 'Los pagos elegidos son de meses distintos. Pide una factura por cada mes.',
    en: 'The payments you chose are from different months. Request one invoice for each month.',
  },
  rfc_required: {
    es: 'Escribe el RFC.',
    en: 'Enter the RFC (tax id).',
  },
  rfc_invalid: {
    es: 'El RFC tiene 12 o 13 caracteres: letras (también Ñ y &), una fecha y tres más. Cópialo de la Constancia de Situación Fiscal.',
    en: 'An RFC has 12 or 13 characters: letters (Ñ and & too), a date and three more. Copy it from the Constancia de Situación Fiscal.',
  },
  rfc_generic: {
    es: 'Ese RFC es genérico y no sirve para una factura a tu nombre. Si no tienes RFC, marca «No tengo RFC mexicano».',
    en: 'That RFC is a generic one and cannot be on an invoice in your name. If you have none, tick "I have no Mexican RFC".',
  },
  rfc_not_registered: {
    es: 'El SAT no reconoce ese RFC. Revísalo en tu Constancia de Situación Fiscal; no perdiste nada de lo que escribiste.',
    en: 'The SAT has no record of that RFC. Check it on your Constancia de Situación Fiscal; nothing you typed is lost.',
  },
  fiscal_name_required: {
    es: 'Escribe el nombre o la razón social.',
    en: 'Enter the name or company name.',
  },
  fiscal_name_invalid: {
    es: 'Escribe el nombre con letras latinas, sin el signo | y en 254 caracteres o menos.',
    en: 'Enter the name in Latin letters, without the character | and in at most 254 characters.',
  },
  fiscal_name_mismatch: {
    es: 'El nombre no es el que el SAT tiene para ese RFC. Escríbelo como en tu Constancia de Situación Fiscal: en mayúsculas y sin «S.A. de C.V.».',
    en: 'The name is not the one the SAT has for that RFC. Write it as on your Constancia de Situación Fiscal: in capitals and without "S.A. de C.V.".',
  },
  postal_code_required: {
    es: 'Escribe el código postal de tu domicilio fiscal.',
    en: 'Enter the postal code of your tax address.',
  },
  postal_code_invalid: {
    es: 'El código postal tiene cinco cifras.',
    en: 'A postal code has five digits.',
  },
  postal_code_mismatch: {
    es: 'El código postal no es el que el SAT tiene para ese RFC. Usa el de tu Constancia de Situación Fiscal, no el de tu casa u oficina.',
    en: 'The postal code is not the one the SAT has for that RFC. Use that of your Constancia de Situación Fiscal, not that of your home or office.',
  },
  regime_required: {
    es: 'Elige el régimen fiscal.',
    en: 'Choose the tax regime.',
  },
  unexpected_regimen: {
    es: 'Ese régimen no corresponde a ese RFC. Elige el de tu Constancia de Situación Fiscal.',
    en: 'That regime does not match that RFC. Choose the one on your Constancia de Situación Fiscal.',
  },
  cfdi_use_required: {
    es: 'Elige el uso del CFDI.',
    en: 'Choose the use of the CFDI.',
  },
  use_not_of_regime: {
    es: 'Ese uso del CFDI no se permite con ese régimen. Elige uno de la lista.',
    en: 'That use of the CFDI is not allowed with that regime. Choose one from the list.',
  },
  residence_required: {
    es: 'Elige tu país de residencia.',
    en: 'Choose your country of residence.',
  },
  tax_id_required: {
    es: 'Escribe tu número de identificación fiscal.',
    en: 'Enter your tax identification number.',
  },
  tax_id_invalid: {
    es: 'Ese número de identificación fiscal no tiene la forma de los de tu país. El de Estados Unidos y el de Canadá tienen nueve cifras.',
    en: 'That tax number does not have the format of your country. In the United States and Canada it has nine digits.',
  },
  limit_invoicing_date: {
    es: 'Fecha limite de factura excedida',
    en: 'The last date for invoicing has passed',
  },
  cannot_invoice_points: {
    es: 'Lo que se paga con puntos no se factura.',
    en: 'Payments with points are not invoiced.',
  },
  cannot_invoice_method: {
    es: 'Este pago no se factura en línea: lo factura quien te vendió el boleto.',
    en: 'This payment is not invoiced online: the company that sold you the ticket invoices it.',
  },
  already_invoiced: ({ codes }) => ({
    es: codes
      ? `Ya hay factura de lo que pagaste en ${codes}. Si queda algo más, pide la factura de lo demás.`
      : 'Ese pago ya tiene factura. Puedes pedir que te la enviemos de nuevo.',
    en: codes
      ? `What you paid in ${codes} already has an invoice. If anything else is left, request the invoice of that.`
      : 'That payment already has an invoice. You can ask us to send it again.',
  }),
  cannot_generate_invoice: {
    es: 'No pudimos guardar tu solicitud de factura. No se emitió nada; inténtalo de nuevo.',
    en: 'We could not save your invoice request. Nothing was issued; try again.',
  },
  cannot_send_email: {
    es: 'La factura está lista, pero no pudimos enviar el correo. Descárgala aquí, o pide que la enviemos de nuevo.',
    en: 'The invoice is ready, but we could not send the e-mail. Download it here, or ask us to send it again.',
  },
  cannot_build_invoice: {
    es: 'No pudimos armar el comprobante con los datos de tu compra. No se emitió nada; lo estamos revisando.',
    en: 'We could not prepare the invoice from your purchase. Nothing was issued; we are looking into it.',
  },
  cannot_build_original_string: {
    es: 'No pudimos formar la cadena original del comprobante. No se emitió nada; lo estamos revisando.',
    en: 'We could not build the original string of the invoice. Nothing was issued; we are looking into it.',
  },
  no_cfdi_token: {
    es: 'El servicio de timbrado rechaza nuestras solicitudes en este momento. Tu solicitud está guardada y la enviaremos por correo al estar lista.',
    en: 'The stamping service is rejecting our requests at the moment. Your request is saved, and we will send the invoice by e-mail once it is ready.',
  },
  cannot_stamp: {
    es: 'El SAT no aceptó el comprobante. No se emitió nada; revisa tus datos fiscales o escríbenos.',
    en: 'The SAT did not accept the invoice. Nothing was issued; check your tax data or write to us.',
  },
  unexpected_pac: {
    es: 'El servicio de timbrado de esta factura ya no está disponible. Escríbenos y la emitimos.',
    en: 'The stamping service of this invoice is no longer available. Write to us and we will issue it.',
  },
  unexpected_source: {
    es: 'Esta factura no se emitió en este sitio. Pídela donde compraste el boleto.',
    en: 'This invoice was not issued on this site. Ask for it where you bought the ticket.',
  },
  cannot_create_pdf: {
    es: 'La factura es válida, pero no pudimos hacer su PDF. Descarga el XML; el PDF llegará por correo.',
    en: 'The invoice is valid, but we could not make its PDF. Download the XML; the PDF will come by e-mail.',
  },
  cannot_upload_xml: {
    es: 'La factura es válida, pero no pudimos guardar su XML. Lo intentamos de nuevo y te escribimos.',
    en: 'The invoice is valid, but we could not store its XML. We are trying again and will write to you.',
  },
  cannot_upload_html: {
    es: 'La factura es válida, pero no pudimos guardar su versión para leer. Lo intentamos de nuevo y te escribimos.',
    en: 'The invoice is valid, but we could not store its readable version. We are trying again and will write to you.',
  },
  cannot_upload_pdf: {
    es: 'La factura es válida, pero no pudimos guardar su PDF. Lo intentamos de nuevo y te escribimos.',
    en: 'The invoice is valid, but we could not store its PDF. We are trying again and will write to you.',
  },
  cannot_generate_xml_url: {
    es: 'No pudimos hacer el enlace del XML. Pide que te enviemos la factura por correo.',
    en: 'We could not make the link to the XML. Ask us to send you the invoice by e-mail.',
  },
  cannot_generate_pdf_url: {
    es: 'No pudimos hacer el enlace del PDF. Pide que te enviemos la factura por correo.',
    en: 'We could not make the link to the PDF. Ask us to send you the invoice by e-mail.',
  },
  /** Only a search by what is printed on an invoice can be typed wrongly. */
  invoice_not_found: ({ for: looked }) =>
    looked === 'series'
      ? {
          es: 'No encontramos esa factura. Revisa la serie, el folio y el RFC.',
          en: 'We cannot find that invoice. Check the series, the number and the RFC.',
        }
      : {
          es: 'No encontramos esa factura. Abre de nuevo la página de facturación y elígela ahí.',
          en: 'We cannot find that invoice. Open the invoicing page again and choose it there.',
        },
  incomplete_invoice: {
    es: 'Esa factura aún se está emitiendo. Te la enviaremos por correo al estar lista.',
    en: 'That invoice is still being issued. We will send it by e-mail once it is ready.',
  },
  invoice_not_replaceable: {
    es: 'Esa factura ya no se puede corregir: está cancelada, la sustituyó otra o terminó su plazo.',
    en: 'That invoice can no longer be corrected: it is cancelled, it was replaced, or its deadline has passed.',
  },
  series_required: {
    es: 'Escribe la serie de la factura.',
    en: 'Enter the series of the invoice.',
  },
  folio_required: {
    es: 'Escribe el folio de la factura.',
    en: 'Enter the number of the invoice.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
