import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { exportGoodsInSheet, importGoodsIn } from '#contract/stok/goods-in-admin.ts'
import { callAdmin, download } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ImportCsv } from '#web/admin/ui/import/import-csv.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { GoodsInImportResult } from './goods-in-import-result.tsx'

export const meta = () => adminMeta('Barang Masuk dari CSV')

export default function GoodsInImportPage() {
  const sheet = useMutation({ mutationFn: () => download(exportGoodsInSheet, {}) })
  return (
    <ImportCsv
      title="Barang Masuk dari CSV"
      back={{ to: '/barang-masuk', name: 'Barang Masuk' }}
      most="1 MB"
      send={(body, options) => callAdmin(importGoodsIn, { body }, options)}
      problem="Gagal mencatat barang masuk"
      rincian={(result) => <GoodsInImportResult result={result} />}
      langkah={({ jumlah: { lot } }) => (lot > 0 ? `Catat ${lot} Lot` : undefined)}
      viewLink={{ to: '/lot', name: 'Lihat Lot' }}
    >
      <ol className="grid list-decimal gap-1.5 pl-5">
        <li>Unduh lembar CSV berisi semua produk, dengan kolom yang masih kosong.</li>
        <li>
          Isi baris barang yang datang: nomor lot, kedaluwarsa (2027-05-31 atau 31/05/2027), jumlah. Jika ada, isi juga
          harga modal, pemasok, dan tanggal diterima. Baris lain biarkan kosong. Jika satu produk punya dua lot, salin
          barisnya.
        </li>
        <li>Simpan sebagai “CSV UTF-8”, lalu pilih berkasnya di sini. Isinya ditampilkan dulu sebelum dicatat.</li>
      </ol>
      <div>
        <Button variant="garis" busy={sheet.isPending} onClick={() => sheet.mutate()}>
          {!sheet.isPending && <Download aria-hidden className="size-5" />}
          Unduh Lembar
        </Button>
      </div>
      {sheet.error && <Notice kind="galat">{errorText(sheet.error, { answered: 'Gagal mengunduh lembar' })}</Notice>}
    </ImportCsv>
  )
}
