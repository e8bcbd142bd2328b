import { sql } from 'kysely'
import { moveRows } from '#server/db/move-rows.ts'
import { rowsOfAccount } from '#server/db/personal-rows.ts'
import { defineFeature } from '#server/feature.ts'
import { kabarSaluranRepository } from './kabar-saluran.repository.ts'
import { langgananRepository } from './langganan.repository.ts'
import { metrics } from './metrics.ts'
import { saluranRoutes } from './saluran.routes.ts'
import { sendKabar } from './send-kabar.ts'

/** 30 days: the longest time for which a push may wait is 28. */
const KEEP_MS = 30 * 86_400_000

/** Channels of a notice besides mail, the consents to them, and the devices that accept pushes. */
export const saluran = defineFeature({
  name: 'saluran',
  imports: ['akun', 'perjalanan', 'surat'],
  tables: ['izin_kabar', 'kabar_saluran', 'kunci_vapid', 'langganan_push', 'nomor_wa', 'pemakaian_wa', 'templat_wa'],
  columns: { surat: ['saluran_pada'] },
  reads: ['alamat', 'kode_sekali', 'pesanan', 'sambungan'],
  routes: saluranRoutes,
  metrics,
  jobs: {
    'kirim-saluran': { every: 10, run: sendKabar },
    'bersihkan-saluran': {
      every: 3600,
      async run({ db, clock }) {
        await kabarSaluranRepository(db).deleteOld(new Date(clock().getTime() - KEEP_MS))
        await langgananRepository(db).deleteUnused(clock())
      },
    },
  },
  invariants: {
    'Langganan notifikasi milik akun dari sesinya': sql`
      SELECT 'langganan ' || langganan_id AS rujukan, format('akun %s, sesi akun %s', l.pengguna_id, sesi.pengguna_id) AS keterangan
      FROM langganan_push l JOIN sesi ON token_hash = sesi_hash WHERE l.pengguna_id <> sesi.pengguna_id`,
  },
  person: {
    data: rowsOfAccount('izin_kabar', 'langganan_push', 'nomor_wa'),
    forget: async (tx, { userId }) => {
      await tx.deleteFrom('langganan_push').where('pengguna_id', '=', userId).execute()
      await tx.deleteFrom('izin_kabar').where('pengguna_id', '=', userId).execute()
    },
    // Devices belong to sessions, which end with the merged account.
    async merge(tx, from, target) {
      await moveRows(tx, 'nomor_wa', from, target, 'TRUE')
      await moveRows(
        tx,
        'izin_kabar',
        from,
        target,
        'lain.saluran = izin_kabar.saluran AND lain.keperluan = izin_kabar.keperluan AND lain.dicabut IS NULL',
      )
    },
  },
})
