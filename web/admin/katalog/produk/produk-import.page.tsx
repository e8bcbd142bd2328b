import { importProduk } from '#contract/katalog/produk-admin.ts'
import { importResultProps } from '#web/admin/jejak/import-rincian.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ImportCsv } from '#web/admin/ui/import/import-csv.tsx'
import { ProdukExport } from './produk-export.tsx'

export const meta = () => adminMeta('Impor Produk')

export default function ProdukImportPage() {
  return (
    <ImportCsv
      title="Impor Produk"
      back={{ to: '/manajemen-produk', name: 'Produk' }}
      most="8 MB"
      send={(body, options) => callAdmin(importProduk, { body }, options)}
      problem="Gagal mengimpor produk"
      viewLink={{ to: '/manajemen-produk', name: 'Lihat Produk' }}
      {...importResultProps('Produk baru')}
    >
      <ol className="grid list-decimal gap-1.5 pl-5">
        <li>Ekspor produk, lalu buka berkasnya di Excel atau Google Spreadsheet.</li>
        <li>
          Ubah isinya. Untuk produk baru, tambahkan baris dengan <code>produkId</code> kosong. Kolom{' '}
          <code>versiStok</code> jangan diubah.
        </li>
        <li>
          Simpan sebagai “CSV UTF-8”, lalu pilih berkasnya di sini. Perubahannya ditampilkan dulu sebelum disimpan.
        </li>
      </ol>
      <div>
        <ProdukExport narrowed={{ status: 'semua' }} />
      </div>
    </ImportCsv>
  )
}
