import type { SaringanProduk } from '#contract/katalog/produk-admin.ts'
import { csvBerkas } from '#server/csv/csv-berkas.ts'
import type { Deps } from '#server/deps.ts'
import type { Berkas } from '#server/http/berkas.ts'
import { produkAdminRepository } from './produk-admin.repository.ts'
import { KOLOM_CSV, selProduk } from './produk-csv.ts'

export const exportCsv = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, saringan: SaringanProduk): Berkas =>
  csvBerkas('produk', clock(), KOLOM_CSV, selProduk, (last, limit) =>
    produkAdminRepository(db).after(saringan, last?.produkId ?? 0, limit),
  )
