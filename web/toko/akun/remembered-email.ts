import { readText, writeText } from '#web/lib/browser-storage.ts'

const KEY = 'rememberedEmail'

/** The e-mail of the last login that asked to be remembered. */
export const readRememberedEmail = (): string => readText(KEY) ?? ''

export const rememberEmail = (email: string | null): void => writeText(KEY, email)
