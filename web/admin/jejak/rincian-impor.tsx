import type { HasilImpor } from '#contract/impor.ts'
import { formatAngka } from '#contract/uang/rupiah.ts'
import { GalatBaris } from '#web/admin/ui/impor/berkas-csv.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { JejakIsi } from './jejak-isi.tsx'

/** Returns the `rincian` and `langkah` of an import of records. @param baru label for new records */
export const imporRekaman = (baru: string) => ({
  rincian: (hasil: HasilImpor) => <RincianImpor {...{ hasil, baru }} />,
  langkah({ jumlah }: HasilImpor) {
    const perubahan = jumlah.baru + jumlah.berubah
    return perubahan > 0 ? `Terapkan ${perubahan} Perubahan` : undefined
  },
})

/**
 * Changes that a file would make, or its errors, by line.
 * @param baru label for new records
 */
function RincianImpor({ hasil, baru }: { hasil: HasilImpor; baru: string }) {
  const { message, jumlah, rincian, galat } = hasil
  return (
    <>
      <Notice kind={jumlah.salah > 0 ? 'galat' : 'info'} announce>
        {message}
      </Notice>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Angka nama={baru} jumlah={jumlah.baru} />
        <Angka nama="Diubah" jumlah={jumlah.berubah} />
        <Angka nama="Tetap" jumlah={jumlah.sama} />
        <Angka nama="Baris salah" jumlah={jumlah.salah} />
      </dl>
      <GalatBaris galat={galat} />
      {rincian.length > 0 && (
        <section aria-labelledby="perubahan">
          <h2 id="perubahan" className="text-lg">
            Yang akan berubah
          </h2>
          <ul className="kartu mt-3 divide-y divide-garis">
            {rincian.map((item) => (
              <li key={item.baris} className="grid gap-1 px-4 py-3">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="text-sm text-tinta-2">Baris {item.baris}</span>
                  <span className="font-medium">{item.nama}</span>
                  {item.sebelum === null && <Badge tone="hijau">Baru</Badge>}
                </p>
                <JejakIsi {...filled(item)} />
              </li>
            ))}
          </ul>
          {jumlah.baru + jumlah.berubah > rincian.length && (
            <p className="mt-2 text-tinta-2">
              Dan {formatAngka(jumlah.baru + jumlah.berubah - rincian.length)} perubahan lain.
            </p>
          )}
        </section>
      )}
    </>
  )
}

function Angka({ nama, jumlah }: { nama: string; jumlah: number }) {
  return (
    <div className="kartu px-4 py-3">
      <dt className="text-sm text-tinta-2">{nama}</dt>
      <dd className="harga font-semibold text-xl">{formatAngka(jumlah)}</dd>
    </div>
  )
}

/** Reduces a new record to its filled fields without the name. An edit is returned unchanged. */
function filled({ sebelum, sesudah }: HasilImpor['rincian'][number]) {
  if (sebelum) return { sebelum, sesudah }
  const isi = Object.entries(sesudah).filter(([nama, nilai]) => nama !== 'nama' && nilai !== null && nilai !== '')
  return { sebelum: Object.fromEntries(isi.map(([nama]) => [nama, null])), sesudah: Object.fromEntries(isi) }
}
