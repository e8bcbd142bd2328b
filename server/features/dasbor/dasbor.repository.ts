import type { SelectQueryBuilder } from 'kysely'
import { type Dasbor, TUGAS_MAX } from '#contract/dasbor/office.ts'
import { countUpTo } from '#server/db/daftar.ts'
import type { Deps } from '#server/deps.ts'
import { daftarPesananRepository, type SaringanPesanan } from '#server/features/pesanan/daftar-pesanan.repository.ts'

/** Reads over all features; every count runs on an index of its own and none on the whole history. */
export function dasborRepository(deps: Pick<Deps, 'db' | 'clock'>) {
  const { db } = deps
  const { countMost } = daftarPesananRepository(deps)
  const count = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) => countUpTo(db, query, TUGAS_MAX)
  const pesanan = async (saringan: SaringanPesanan) => {
    const [satuan, paketan] = await Promise.all([
      countMost({ ...saringan, jenis: 'satuan' }, TUGAS_MAX),
      countMost({ ...saringan, jenis: 'paketan' }, TUGAS_MAX),
    ])
    return { satuan, paketan }
  }

  return {
    async tugas(): Promise<Dasbor['tugas']> {
      const [perluDiproses, lunasTanpaStok, pembayaranMeragukan, habisHariIni, stokMenipis, laporanBaru] =
        await Promise.all([
          pesanan({ pembayaran: 'success', status: 'Menunggu Respon' }),
          pesanan({ lihat: 'tanpa-stok' }),
          pesanan({ lihat: 'meragukan' }),
          pesanan({ lihat: 'habis' }),
          count(db.selectFrom('produk').select('produk_id').where('aktif', '=', true).where('menipis', '=', true)),
          count(db.selectFrom('laporan').select('laporan_id').where('ditangani', 'is', null)),
        ])
      return { perluDiproses, lunasTanpaStok, pembayaranMeragukan, habisHariIni, stokMenipis, laporanBaru }
    },
  }
}
