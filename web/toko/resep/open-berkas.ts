import type { BerkasResep } from '#contract/resep/endpoints.ts'
import { getBerkasResep } from '#contract/resep/endpoints.ts'
import { isUnauthenticated, send } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { endSession, readSession } from '#web/lib/session-store.ts'

/** Fetches a page of one's own; an address alone opens none. */
export async function openBerkas({ berkasId, jenis }: BerkasResep): Promise<File> {
  const { token } = readSession()
  const response = await send(token, getBerkasResep, { params: { berkasId } }).catch((error: unknown) => {
    if (isUnauthenticated(error) && readSession().token === token) endSession()
    throw error
  })
  const blob = await response.blob().catch(() => {
    throw new ApiError('', { code: 'NO_RESPONSE' })
  })
  const nama = response.headers.get('Content-Disposition')?.match(/filename="(.+)"/)?.[1] ?? 'resep'
  return new File([blob], nama, { type: jenis })
}

/** Hands a file to the browser to keep. */
export function keep(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  URL.revokeObjectURL(url)
}
