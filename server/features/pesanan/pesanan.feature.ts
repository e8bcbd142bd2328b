import { defineFeature } from '#server/feature.ts'
import { countPerJenis } from './daftar-pesanan.repository.ts'
import { invariants } from './invariants.ts'
import { pesananAdminRoutes } from './pesanan.admin-routes.ts'
import { pesananRoutes } from './pesanan.routes.ts'

export const pesanan = defineFeature({
  nama: 'pesanan',
  imports: ['akun', 'buku', 'jejak', 'katalog', 'pembayaran', 'pengiriman', 'perjalanan', 'stok'],
  routes: pesananRoutes,
  adminRoutes: pesananAdminRoutes,
  jejak: ['pesanan'],
  tugas: {
    perluDiproses: (deps) => countPerJenis(deps, { pembayaran: 'success', status: 'Menunggu Respon' }),
    lunasTanpaStok: (deps) => countPerJenis(deps, { lihat: 'tanpa-stok' }),
    pembayaranMeragukan: (deps) => countPerJenis(deps, { lihat: 'meragukan' }),
    habisHariIni: (deps) => countPerJenis(deps, { lihat: 'habis' }),
  },
  invariants,
})
