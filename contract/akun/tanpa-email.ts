/** Stands where an account has no e-mail address: of a domain that can never exist, so that nobody registers it. */
export const TANPA_EMAIL = '@tanpa-email.invalid'

/** Nobody reads mail there. */
export const isTanpaEmail = (email: string): boolean => email.endsWith('.invalid')
