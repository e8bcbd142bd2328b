import { defineFeature } from '#server/feature.ts'
import { countPerJenis } from './daftar-pesanan.repository.ts'
import { pesananAdminAdminRoutes } from './pesanan-admin.admin-routes.ts'

/** The office's view of orders: lists, saved views, search, export, notes and the details page. */
export const pesananAdmin = defineFeature({
  nama: 'pesanan-admin',
  imports: [
    'buku',
    'checkout',
    'foto',
    'jejak',
    'katalog',
    'keamanan',
    'pembayaran',
    'pemenuhan',
    'pengiriman',
    'perjalanan',
    'pesanan',
    'retur',
    'stok',
    'templat',
  ],
  tables: ['tampilan_pesanan'],
  reads: ['pengguna'],
  adminRoutes: pesananAdminAdminRoutes,
  person: {
    forget: (tx, { userId }) => tx.deleteFrom('tampilan_pesanan').where('pengguna_id', '=', userId).execute(),
  },
  tugas: {
    perluDiproses: (deps) => countPerJenis(deps, { pembayaran: 'success', status: 'Menunggu Respon' }),
    lunasTanpaStok: (deps) => countPerJenis(deps, { lihat: 'tanpa-stok' }),
    pembayaranMeragukan: (deps) => countPerJenis(deps, { lihat: 'meragukan' }),
    habisHariIni: (deps) => countPerJenis(deps, { lihat: 'habis' }),
    ongkirMenunggu: (deps) => countPerJenis(deps, { lihat: 'ongkir' }),
  },
})
