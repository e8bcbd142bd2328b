import { getSambungan, tryEmail, tryMidtrans, updateSambungan } from '#contract/sambungan/admin.ts'
import { defineFeature } from '#server/feature.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import * as trial from './try-sambungan.ts'
import * as manage from './update-sambungan.ts'

/** Mail server and Midtrans account, as the owner enters them in the office. */
export const sambungan = defineFeature({
  name: 'sambungan',
  imports: ['akun', 'jejak', 'keamanan'],
  tables: ['sambungan'],
  reads: ['pembayaran', 'pengembalian', 'pesanan'],
  adminRoutes(api, deps) {
    api.admin(getSambungan, () => manage.readSambungan(deps))
    api.admin(updateSambungan, async ({ sesi, body, ...source }) => {
      const saved = await manage.updateSambungan(deps, sesi, body)
      const remark = 'Email atau Midtrans diatur'
      recordKejadian(deps, { jenis: 'sambungan', keterangan: remark, penggunaId: sesi.penggunaId, dari: source })
      return { message: 'Email dan Midtrans berhasil disimpan', ...saved }
    })
    api.admin(tryEmail, async ({ sesi, body }) =>
      trial.tryEmail(deps, (await akunRepository(deps.db).getById(sesi.penggunaId)).email, body),
    )
    api.admin(tryMidtrans, ({ body }) => trial.tryMidtrans(deps, body))
  },
  jejak: ['sambungan'],
})
