import type { z } from 'zod'
import type { exportCocok } from '#contract/keuangan/cocok-admin.ts'
import { csvBerkas } from '#server/csv/csv-berkas.ts'
import type { Deps } from '#server/deps.ts'
import type { Berkas } from '#server/http/berkas.ts'
import { cocokRepository, type FileRow } from './cocok.repository.ts'
import { rangeOf } from './range.ts'

const HEAD = [
  ...['tanggal', 'nomor_pembayaran', 'status_midtrans', 'toko', 'midtrans'],
  ...['kembali_toko', 'kembali_midtrans', 'disetor', 'cocok', 'penjelasan'],
]

/** Returns the comparison of a period as a file, one row per payment. */
export function exportCocokBerkas(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  hari: z.output<typeof exportCocok.query & {}>,
): Berkas {
  const now = clock()
  const range = rangeOf(hari, now)
  return csvBerkas<FileRow>(
    'cocok-midtrans',
    now,
    HEAD,
    ({ hari, order_id, status, toko, midtrans, tokoKembali, midtransKembali, disetor, beda, alasan }) => [
      ...[hari, order_id, status ?? '', toko, midtrans],
      ...[tokoKembali, midtransKembali, disetor, beda ? 'beda' : 'cocok', alasan],
    ],
    (last, limit) => cocokRepository(db).listFile(range, last, limit),
  )
}
