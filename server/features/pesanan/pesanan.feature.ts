import { defineFeature } from '#server/feature.ts'
import { applyResep } from './apply-resep.ts'
import { countPerJenis } from './daftar-pesanan.repository.ts'
import { invariants } from './invariants.ts'
import { metrics } from './metrics.ts'
import { pesananAdminRoutes } from './pesanan.admin-routes.ts'
import { deleteOldJaringan } from './pesanan.repository.ts'
import { pesananRoutes } from './pesanan.routes.ts'
import { countResepMendesak } from './pesanan-resep.repository.ts'
import { finishDue } from './selesai-pesanan.ts'
import { tautanBayarRepository } from './tautan-bayar.repository.ts'

export const pesanan = defineFeature({
  nama: 'pesanan',
  imports: [
    'akun',
    'alamat',
    'buku',
    'foto',
    'jejak',
    'katalog',
    'keamanan',
    'pembayaran',
    'pengaturan',
    'pengiriman',
    'perjalanan',
    'resep',
    'retur',
    'stok',
    'templat',
    'voucher',
  ],
  routes: pesananRoutes,
  adminRoutes: pesananAdminRoutes,
  jobs: {
    'lupakan-jaringan': { every: 3600, run: deleteOldJaringan },
    'lupakan-tautan-bayar': { every: 3600, run: ({ db, clock }) => tautanBayarRepository(db).deleteOld(clock()) },
    'selesaikan-pesanan': { every: 3600, run: finishDue },
  },
  jejak: ['pesanan'],
  onResep: applyResep,
  tugas: {
    perluDiproses: (deps) => countPerJenis(deps, { pembayaran: 'success', status: 'Menunggu Respon' }),
    lunasTanpaStok: (deps) => countPerJenis(deps, { lihat: 'tanpa-stok' }),
    pembayaranMeragukan: (deps) => countPerJenis(deps, { lihat: 'meragukan' }),
    habisHariIni: (deps) => countPerJenis(deps, { lihat: 'habis' }),
    resepMendesak: countResepMendesak,
    ongkirMenunggu: (deps) => countPerJenis(deps, { lihat: 'ongkir' }),
  },
  invariants,
  metrics,
})
