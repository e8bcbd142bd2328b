import { receiveNotifikasi } from '#contract/pembayaran/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { notifikasiWorker } from './bayar/apply-notifikasi.ts'
import { recordNotifikasi } from './bayar/record-notifikasi.ts'

export function pembayaranRoutes(api: Endpoints, deps: Deps): void {
  const notifikasi = notifikasiWorker(deps)
  api.onClose(() => notifikasi.idle())

  api.midtrans(receiveNotifikasi, async ({ body, rawBody }) => {
    await notifikasi.receive((retryAt) => recordNotifikasi(deps, body, rawBody, retryAt))
    return { message: 'diterima' }
  })
}
