import type { Endpoint, Input, Output } from '#contract/endpoint.ts'
import { type CallOptions, callAs, isUnauthenticated, send } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { readAdminToken } from './sesi-admin.ts'

/** Asks for the password again; resolves to whether somebody is signed in now. */
type AskLogin = () => Promise<boolean>

let askLogin: AskLogin | undefined

/** The frame of the back office says how it asks. @returns the way to take that back */
export function onExpiredSession(ask: AskLogin): () => void {
  askLogin = ask
  return () => {
    askLogin = undefined
  }
}

/**
 * Calls the API as the administrator. A session that ran out asks for the password over the open screen and then goes on
 * with the same call, so nothing that was typed is lost.
 */
export function callAdmin<E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Output<E>> {
  return asAdmin((token) => callAs(token, endpoint, input, options))
}

/** Fetches a file of the back office and hands it to the browser to keep. */
export async function download<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<void> {
  const response = await asAdmin((token) => send(token, endpoint, input))
  const name = response.headers.get('Content-Disposition')?.match(/filename="(.+)"/)?.[1] ?? 'unduhan'
  const blob = await response.blob().catch(() => {
    throw new ApiError('', { code: 'NO_RESPONSE' })
  })
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

async function asAdmin<T>(work: (token: string | null) => Promise<T>): Promise<T> {
  const token = readAdminToken()
  try {
    return await work(token)
  } catch (error) {
    if (!isUnauthenticated(error)) throw error
    const isSignedInAgain = readAdminToken() !== token || (await askLogin?.())
    if (!isSignedInAgain || readAdminToken() === null) throw error
    return work(readAdminToken())
  }
}
