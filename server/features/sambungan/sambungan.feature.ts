import { getSambungan, tryEmail, tryMidtrans, tryWhatsApp, updateSambungan } from '#contract/sambungan/admin.ts'
import { defineFeature } from '#server/feature.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import * as trial from './try-sambungan.ts'
import * as manage from './update-sambungan.ts'

/** Mail server, Midtrans account and WhatsApp account, as the owner enters them in the office. */
export const sambungan = defineFeature({
  name: 'sambungan',
  imports: ['akun', 'jejak', 'keamanan', 'saluran'],
  tables: ['sambungan'],
  reads: ['pembayaran', 'pengembalian', 'pesanan'],
  adminRoutes(api, deps) {
    api.admin(getSambungan, () => manage.readSambungan(deps))
    api.admin(updateSambungan, async ({ sesi, body, ...source }) => {
      const saved = await manage.updateSambungan(deps, sesi, body)
      const remark = 'Email, Midtrans, atau WhatsApp diatur'
      recordKejadian(deps, { jenis: 'sambungan', keterangan: remark, penggunaId: sesi.penggunaId, dari: source })
      return { message: 'Sambungan berhasil disimpan', ...saved }
    })
    api.admin(tryEmail, async ({ sesi, body }) =>
      trial.tryEmail(deps, (await akunRepository(deps.db).getById(sesi.penggunaId)).email, body),
    )
    api.admin(tryMidtrans, ({ body }) => trial.tryMidtrans(deps, body))
    api.admin(tryWhatsApp, ({ body }) => trial.tryWhatsApp(deps, body))
  },
  jejak: ['sambungan'],
})
