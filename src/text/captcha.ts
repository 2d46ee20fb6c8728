/** Solving a captcha, and what to do without scripts. */
export const captchaText = {
  working: {
    es: 'Comprobando que no eres un programa: tu navegador lo hace solo, en unos segundos.',
    en: 'Checking that you are not a program: your browser does it by itself, in a few seconds.',
  },
  done: { es: 'Listo. Ya puedes enviar el formulario.', en: 'Done. You can send the form now.' },
  failed: {
    es: 'Tu navegador no pudo hacer la comprobación.',
    en: 'Your browser could not do the check.',
  },
  tick: {
    es: 'Marca la casilla para comprobar que no eres un programa.',
    en: 'Tick the box to show that you are not a program.',
  },
  cancel: { es: 'Cancelar', en: 'Cancel' },
};
