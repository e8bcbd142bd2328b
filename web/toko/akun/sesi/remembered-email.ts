import { readText, writeText } from '#web/lib/browser-storage.ts'

const KEY = 'rememberedEmail'

/** Returns the e-mail of the last login with 'remember me', or an empty text. */
export const readRememberedEmail = (): string => readText(KEY) ?? ''

export const rememberEmail = (email: string | null): void => writeText(KEY, email)
