import { importSetoran, type SetoranResult } from '#contract/keuangan/admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { LineErrors } from '#web/admin/ui/import/berkas-csv.tsx'
import { ImportCsv } from '#web/admin/ui/import/import-csv.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { STATUS } from './setoran-words.ts'

export const meta = () => adminMeta('Impor Setoran Midtrans')

const countLines = ({ cocok, beda, asing, ganda }: SetoranResult['jumlah']) => cocok + beda + asing + ganda

export default function SetoranImportPage() {
  return (
    <ImportCsv
      title="Impor Setoran Midtrans"
      back={{ to: '/keuangan', name: 'Keuangan' }}
      most="8 MB"
      send={(body, options) => callAdmin(importSetoran, { body }, options)}
      problem="Gagal mencatat setoran"
      rincian={(result) => <Results result={result} />}
      langkah={({ jumlah }) =>
        countLines(jumlah) > 0 ? `Catat ${formatGrouped(countLines(jumlah))} Baris` : undefined
      }
      viewLink={{ to: '/setoran', name: 'Lihat Setoran' }}
    >
      <ol className="grid list-decimal gap-1.5 pl-5">
        <li>Unduh laporan setoran atau transaksi dari dasbor Midtrans, sebagai CSV.</li>
        <li>
          Pilih berkasnya di sini. Setiap baris dicocokkan dengan pembayaran toko menurut nomor (Order ID) dan
          jumlahnya. Biaya ikut dicatat jika ada.
        </li>
        <li>Berkas yang sama boleh diimpor lagi. Baris yang sudah dicatat tidak berubah.</li>
      </ol>
    </ImportCsv>
  )
}

function Results({ result: { message, jumlah, rincian, galat } }: { result: SetoranResult }) {
  const remaining = countLines(jumlah) - rincian.length
  return (
    <>
      <Notice kind={galat.length > 0 ? 'galat' : 'info'} announce>
        {message} Cocok {formatGrouped(jumlah.cocok)}, jumlah berbeda {formatGrouped(jumlah.beda)}, tidak dikenal{' '}
        {formatGrouped(jumlah.asing)}, disetor lagi {formatGrouped(jumlah.ganda)}, sudah dicatat{' '}
        {formatGrouped(jumlah.sama)}, dilewati {formatGrouped(jumlah.dilewati)}.
      </Notice>
      <LineErrors problems={galat} />
      {rincian.length > 0 && (
        <section aria-labelledby="baris-setoran">
          <h2 id="baris-setoran" className="text-lg">
            Yang akan dicatat
          </h2>
          <ul className="kartu mt-3 divide-y divide-garis">
            {rincian.map((row) => (
              <li key={row.baris} className="grid gap-0.5 px-4 py-3">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="text-sm text-tinta-2">Baris {row.baris}</span>
                  <span className="font-medium [overflow-wrap:anywhere]">{row.order_id}</span>
                  <Badge tone={STATUS[row.status].tone}>{STATUS[row.status].nama}</Badge>
                </p>
                <p className="text-sm text-tinta-2">
                  {formatRupiah(row.jumlah)}
                  {row.biaya !== null && `, biaya ${formatRupiah(row.biaya)}`}
                  {row.status === 'beda' && row.seharusnya !== null && `; di toko ${formatRupiah(row.seharusnya)}`}
                </p>
              </li>
            ))}
          </ul>
          {remaining > 0 && <p className="mt-2 text-tinta-2">Dan {formatGrouped(remaining)} baris lagi.</p>}
        </section>
      )}
    </>
  )
}
