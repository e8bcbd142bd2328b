import type { Endpoint, Output } from '#contract/endpoint.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { bearer, toFormData } from '#web/lib/api-request.ts'
import { endSession, readSession } from '#web/lib/session-store.ts'

/** Timeout: an upload without progress for 30 s has lost its connection. */
const STALL_MS = 30_000

/**
 * Uploads files by XMLHttpRequest, because `fetch` does not report progress.
 * @param onProgress receives the fraction sent, from 0 to 1
 * @throws ApiError
 */
export function sendUpload<E extends Endpoint>(
  endpoint: E,
  body: Record<string, Blob>,
  onProgress: (fraction: number) => void,
): Promise<Output<E>> {
  // Send the token to public endpoints too: a signed-in customer has a quota of their own.
  const { token } = readSession()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (message: string, details: ConstructorParameters<typeof ApiError>[1]) =>
      reject(new ApiError(message, details))
    let timer = setTimeout(() => request.abort(), STALL_MS)
    const alive = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), STALL_MS)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      alive()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onloadend = () => {
      clearTimeout(timer)
      const { status, response } = request
      if (status === 0) return fail('', { code: 'NO_RESPONSE' })
      if (status === 401 && token && readSession().token === token) endSession()
      const answer = response as (Output<E> & { message?: string }) | null
      if (status === 201 && answer) return resolve(answer)
      fail(answer?.message ?? '', { code: 'BAD_RESPONSE', ...answer, status })
    }
    request.open(endpoint.method, endpoint.path)
    request.responseType = 'json'
    if (token) request.setRequestHeader('Authorization', bearer(token))
    request.send(toFormData(body))
  })
}
