import type { ProdukFilter } from '#contract/katalog/produk-admin.ts'
import { csvBerkas } from '#server/csv/csv-berkas.ts'
import type { Deps } from '#server/deps.ts'
import type { Berkas } from '#server/http/berkas.ts'
import { produkAdminRepository } from './produk-admin.repository.ts'
import { CSV_COLUMNS, produkCells } from './produk-csv.ts'

export const exportCsv = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, filter: ProdukFilter): Berkas =>
  csvBerkas('produk', clock(), CSV_COLUMNS, produkCells, (last, limit) =>
    produkAdminRepository(db).after(filter, last?.produkId ?? 0, limit),
  )
