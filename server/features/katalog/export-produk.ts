import type { SaringanProduk } from '#contract/katalog/produk-office.ts'
import { tanggalWib } from '#contract/wib.ts'
import { writeCsv } from '#server/csv/write-csv.ts'
import type { Deps } from '#server/deps.ts'
import type { Berkas } from '#server/http/endpoints.ts'
import { produkAdminRepository } from './produk-admin.repository.ts'
import { KOLOM_CSV, selProduk } from './produk-csv.ts'

const SEKALI_BACA = 500

/** The chosen products as a file, read and written piece by piece. */
export function exportCsv({ db, clock }: Pick<Deps, 'db' | 'clock'>, saringan: SaringanProduk): Berkas {
  async function* batches() {
    for (let after = 0; ; ) {
      const produk = await produkAdminRepository(db).after(saringan, after, SEKALI_BACA)
      yield produk.map(selProduk)
      const last = produk.at(-1)
      if (!last || produk.length < SEKALI_BACA) return
      after = last.produkId
    }
  }
  return {
    nama: `produk-${tanggalWib(clock())}.csv`,
    type: 'text/csv; charset=utf-8',
    isi: writeCsv(KOLOM_CSV, batches()),
  }
}
