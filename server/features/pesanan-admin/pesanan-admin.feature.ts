import { defineFeature } from '#server/feature.ts'
import { findPesananRecords } from './find-pesanan.ts'
import { pesananAdminAdminRoutes } from './pesanan-admin.admin-routes.ts'
import { countPerKind } from './pesanan-list.repository.ts'

/** The office's view of orders: lists, saved views, search, export, notes and the details page. */
export const pesananAdmin = defineFeature({
  name: 'pesanan-admin',
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
  find: { pesanan: findPesananRecords },
  tugas: {
    perluDiproses: (deps) => countPerKind(deps, { pembayaran: 'success', status: 'Menunggu Respon' }),
    lunasTanpaStok: (deps) => countPerKind(deps, { lihat: 'tanpa-stok' }),
    pembayaranMeragukan: (deps) => countPerKind(deps, { lihat: 'meragukan' }),
    habisHariIni: (deps) => countPerKind(deps, { lihat: 'habis' }),
    ongkirMenunggu: (deps) => countPerKind(deps, { lihat: 'ongkir' }),
  },
})
