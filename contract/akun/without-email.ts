/** Domain for accounts without an e-mail address. It can never exist, so it cannot be registered. */
export const NO_EMAIL = '@tanpa-email.invalid'

/** True if the address cannot receive mail. */
export const isWithoutEmail = (email: string): boolean => email.endsWith('.invalid')
