import { type BerkasResep, uploadBerkasResep } from '#contract/resep/endpoints.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { bearer, toFormData } from '#web/lib/api-request.ts'
import { endSession, readSession } from '#web/lib/session-store.ts'
import { shrinkPhoto } from '#web/lib/shrink-photo.ts'

/** Pixels on the longer side, as the shop keeps them. */
const SISI_MAX = 2400
/** Without a byte for so long there is no signal. */
const DIAM_MS = 30_000

/**
 * Sends one page of a prescription. Not by `fetch`, which does not tell how far it is.
 * @param onProgress hears how much of it is on its way, from 0 to 1
 * @throws ApiError
 */
export async function sendBerkas(berkas: File, onProgress: (bagian: number) => void): Promise<BerkasResep> {
  const isPdf = berkas.type === 'application/pdf' || /\.pdf$/i.test(berkas.name)
  const kecil = isPdf ? berkas : await shrinkPhoto(berkas, SISI_MAX)
  const { token } = readSession()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (message: string, details: ConstructorParameters<typeof ApiError>[1]) =>
      reject(new ApiError(message, details))
    let timer = setTimeout(() => request.abort(), DIAM_MS)
    const alive = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), DIAM_MS)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      alive()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onloadend = () => {
      clearTimeout(timer)
      const { status, response } = request
      if (status === 0) return fail('', { code: 'NO_RESPONSE' })
      if (status === 401 && readSession().token === token) endSession()
      const body = response as (BerkasResep & { message?: string }) | null
      if (status === 201 && body) return resolve(body)
      fail(body?.message ?? '', { code: 'BAD_RESPONSE', ...body, status })
    }
    request.open(uploadBerkasResep.method, uploadBerkasResep.path)
    request.responseType = 'json'
    if (token) request.setRequestHeader('Authorization', bearer(token))
    request.send(toFormData({ berkas: kecil }))
  })
}
