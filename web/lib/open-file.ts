import type { Endpoint, Input } from '#contract/endpoint.ts'
import { isUnauthenticated, send } from './api.ts'
import { ApiError } from './api-error.ts'
import { endSession, readSession } from './session-store.ts'

/** Fetches a file of the signed-in customer; the URL alone gives no access. @throws ApiError */
export async function openFile<E extends Endpoint>(endpoint: E, input: Input<E>, type: string): Promise<File> {
  const { token } = readSession()
  const response = await send(token, endpoint, input).catch((error: unknown) => {
    if (isUnauthenticated(error) && readSession().token === token) endSession()
    throw error
  })
  const blob = await response.blob().catch(() => {
    throw new ApiError('', { code: 'NO_RESPONSE' })
  })
  const name = response.headers.get('Content-Disposition')?.match(/filename="(.+)"/)?.[1] ?? 'berkas'
  return new File([blob], name, { type })
}
