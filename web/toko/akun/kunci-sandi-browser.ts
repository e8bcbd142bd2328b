import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { addKunciSandi, beginKunciSandi, beginLoginKunci, loginKunci } from '#contract/akun/kunci-sandi.ts'
import { call } from '#web/lib/api.ts'
import { readText, writeText } from '#web/lib/browser-storage.ts'

/** Says that this browser has made a passkey, or come in with one: then it is offered by itself. */
const PERNAH = 'kunciSandi'

/** Who asks, asks for much code: it is loaded when somebody wants it. */
const webauthn = () => import('@simplewebauthn/browser')

/** Can this browser ask a device at all? */
export const isKunciMungkin = (): boolean => typeof window.PublicKeyCredential === 'function'

/** Has somebody come in here with a passkey before? */
export const isKunciPernah = (): boolean => isKunciMungkin() && readText(PERNAH) !== null

/** Has the device make a passkey for the account. @throws ApiError, or the browser's own error where somebody called it off */
export async function buatKunciSandi(password: string | undefined) {
  const { permintaan } = await call(beginKunciSandi, { body: { ...(password && { password }) } })
  const { startRegistration } = await webauthn()
  const optionsJSON = permintaan as unknown as PublicKeyCredentialCreationOptionsJSON
  const jawaban = await startRegistration({ optionsJSON })
  const baru = await call(addKunciSandi, { body: { jawaban: { ...jawaban, response: { ...jawaban.response } } } })
  writeText(PERNAH, '1')
  return baru
}

/**
 * Comes in with a passkey.
 * @param isDitawarkan in the list that the field for the name drops down, instead of in a window of its own
 * @throws ApiError, or the browser's own error where somebody called it off
 */
export async function masukDenganKunci(isDitawarkan = false) {
  const { permintaan } = await call(beginLoginKunci, {})
  const { startAuthentication } = await webauthn()
  const optionsJSON = permintaan as unknown as PublicKeyCredentialRequestOptionsJSON
  const jawaban = await startAuthentication({ optionsJSON, useBrowserAutofill: isDitawarkan })
  const masuk = await call(loginKunci, { body: { jawaban: { ...jawaban, response: { ...jawaban.response } } } })
  writeText(PERNAH, '1')
  return masuk
}

/** Did somebody close the device's window, or wait too long? Then there is nothing to say. */
export const isDibatalkan = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)

/** The device has a passkey of this account already. */
export const isSudahAda = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError'
