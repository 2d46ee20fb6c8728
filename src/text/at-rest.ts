/** What a page shows on its own while it is read or a form is being sent. */
export const atRestText = {
  sending: { es: 'Un momento…', en: 'One moment…' },
  offline: {
    es: 'Sin conexión: no se envió nada. Lo que escribiste sigue aquí; inténtalo de nuevo cuando vuelva la señal.',
    en: 'You are offline: nothing was sent. What you typed is still here; try again when the signal is back.',
  },
  expired: {
    es: 'La página llevaba mucho tiempo abierta. Lo que escribiste sigue aquí; envíalo de nuevo.',
    en: 'The page was open for a long time. What you typed is still here; send it again.',
  },
  failed: {
    es: 'No pudimos atenderlo ahora. Lo que escribiste sigue aquí; inténtalo de nuevo en un momento.',
    en: 'We could not do it just now. What you typed is still here; try again in a moment.',
  },
  newVersion: { es: 'Hay una versión nueva de esta página.', en: 'There is a new version of this page.' },
  reload: { es: 'Recargar', en: 'Reload' },
  showPassword: { es: 'Mostrar la contraseña', en: 'Show the password' },
  hidePassword: { es: 'Ocultar la contraseña', en: 'Hide the password' },
  passwordShown: { es: 'La contraseña se ve en la pantalla', en: 'The password is visible on the screen' },
  passwordHidden: { es: 'La contraseña está oculta', en: 'The password is hidden' },
  close: { es: 'Cerrar', en: 'Close' },
} as const;
