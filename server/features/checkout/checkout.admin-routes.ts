import { createManualPesanan, quotePesanan } from '#contract/checkout/manual-admin.ts'
import { confirmOngkir } from '#contract/pesanan-admin/admin.ts'
import type { Deps } from '#server/deps.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as ongkir from './confirm-ongkir.ts'
import * as manual from './create-manual.ts'

export function checkoutAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(createManualPesanan, async ({ sesi, body, ...source }) => {
    const created = await manual.createManualPesanan(deps, sesi, body)
    const { pengganti } = body
    if (pengganti) {
      const reason = pengganti.keluhanId === null ? 'tanpa keluhan' : `keluhan nomor ${pengganti.keluhanId}`
      const remark = `${created.midtrans_order_id} untuk pesanan nomor ${pengganti.orderId}, ${reason}`
      recordKejadian(deps, {
        jenis: 'pesanan-pengganti',
        keterangan: remark,
        penggunaId: sesi.penggunaId,
        dari: source,
      })
    }
    return created
  })
  api.admin(quotePesanan, ({ body }) => manual.quotePesanan(deps, body))
  api.admin(confirmOngkir, async ({ sesi, params, body }) => ({
    message: 'Ongkir tersimpan, pembeli diberi tahu',
    ...(await ongkir.confirmOngkir(deps, sesi, params.orderId, body.biaya)),
  }))
}
