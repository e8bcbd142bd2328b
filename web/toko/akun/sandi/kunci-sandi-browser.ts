import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { addKunciSandi, beginKunciSandi, beginLoginKunci, loginKunci } from '#contract/akun/kunci-sandi.ts'
import { call } from '#web/lib/api.ts'
import { readText, writeText } from '#web/lib/browser-storage.ts'

/** Storage key: a passkey was created or used in this browser, so the login offers it automatically. */
const KEY = 'kunciSandi'

/** Loaded on demand, because the library is large. */
const webauthn = () => import('@simplewebauthn/browser')

/** True if this browser supports passkeys. */
export const isKunciPossible = (): boolean => typeof window.PublicKeyCredential === 'function'

/** True if this browser supports passkeys and has used one before. */
export const isKunciUsedBefore = (): boolean => isKunciPossible() && readText(KEY) !== null

/** Creates a passkey for the account on this device. @throws ApiError, or the browser's own error if the user cancelled */
export async function createKunciSandi(password: string | undefined) {
  const { permintaan } = await call(beginKunciSandi, { body: { ...(password && { password }) } })
  const { startRegistration } = await webauthn()
  const optionsJSON = permintaan as unknown as PublicKeyCredentialCreationOptionsJSON
  const jawaban = await startRegistration({ optionsJSON })
  const fresh = await call(addKunciSandi, { body: { jawaban: { ...jawaban, response: { ...jawaban.response } } } })
  writeText(KEY, '1')
  return fresh
}

/**
 * Signs in with a passkey.
 * @param isOffered offers it in the autofill list of the name field, instead of in a dialog
 * @throws ApiError, or the browser's own error if the user cancelled
 */
export async function logInWithKunci(isOffered = false) {
  const { permintaan } = await call(beginLoginKunci, {})
  const { startAuthentication } = await webauthn()
  const optionsJSON = permintaan as unknown as PublicKeyCredentialRequestOptionsJSON
  const jawaban = await startAuthentication({ optionsJSON, useBrowserAutofill: isOffered })
  const entered = await call(loginKunci, { body: { jawaban: { ...jawaban, response: { ...jawaban.response } } } })
  writeText(KEY, '1')
  return entered
}

/** True if the user closed the device's dialog or let it time out; no message is needed then. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)

/** True if the device already has a passkey of this account. */
export const isAlreadyThere = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError'
