/** Changing an account's password. */
export const passwordChangeText = {
  title: { es: 'Cambiar tu contraseña', en: 'Change your password' },
  how: {
    es: 'Al cambiarla se cierran tus otras sesiones y te mandamos un correo.',
    en: 'Changing it ends your other sessions, and we will confirm it by e-mail.',
  },
  current: { es: 'Contraseña actual', en: 'Current password' },
  submit: { es: 'Cambiar mi contraseña', en: 'Change my password' },
} as const;
