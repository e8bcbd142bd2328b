import { importTarif } from '#contract/pengiriman/tarif-admin.ts'
import { importResultProps } from '#web/admin/jejak/import-rincian.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ImportCsv } from '#web/admin/ui/import/import-csv.tsx'
import { TarifExport } from './tarif-export.tsx'

export const meta = () => adminMeta('Impor Tarif Ongkir')

export default function TarifImportPage() {
  return (
    <ImportCsv
      title="Impor Tarif Ongkir"
      back={{ to: '/tarif-ongkir', name: 'Tarif Ongkir' }}
      most="4 MB"
      send={(body, options) => callAdmin(importTarif, { body }, options)}
      problem="Gagal mengimpor tarif"
      viewLink={{ to: '/tarif-ongkir', name: 'Lihat Tarif' }}
      {...importResultProps('Tarif baru')}
    >
      <ol className="grid list-decimal gap-1.5 pl-5">
        <li>Ekspor tarif, lalu buka berkasnya di Excel atau Google Spreadsheet.</li>
        <li>
          Satu baris untuk satu metode dan satu wilayah. <code>metode</code> berisi kode metode,{' '}
          <code>kode_wilayah</code> kode provinsi (18), kabupaten atau kota (18.71), atau kecamatan (18.71.01). Kolom{' '}
          <code>wilayah</code> hanya untuk dibaca.
        </li>
        <li>Tarif yang sudah ada diubah, yang baru ditambahkan. Tarif yang tidak ada di berkas tidak berubah.</li>
        <li>
          Simpan sebagai “CSV UTF-8”, lalu pilih berkasnya di sini. Perubahannya ditampilkan dulu sebelum disimpan.
        </li>
      </ol>
      <div>
        <TarifExport narrowed={{}} />
      </div>
    </ImportCsv>
  )
}
