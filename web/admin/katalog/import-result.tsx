import type { HasilImpor } from '#contract/katalog/produk-office.ts'
import { formatAngka } from '#contract/rupiah.ts'
import { JejakIsi } from '#web/admin/jejak/jejak-isi.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What a file would change, or what is wrong with it, line by line. */
export function ImportResult({ hasil: { message, jumlah, rincian, galat } }: { hasil: HasilImpor }) {
  const adaSalah = jumlah.salah > 0
  return (
    <>
      <Notice kind={adaSalah ? 'galat' : 'info'} announce>
        {message}
      </Notice>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Angka nama="Produk baru" jumlah={jumlah.baru} />
        <Angka nama="Diubah" jumlah={jumlah.berubah} />
        <Angka nama="Tetap" jumlah={jumlah.sama} />
        <Angka nama="Baris salah" jumlah={jumlah.salah} />
      </dl>
      {adaSalah && (
        <section aria-labelledby="galat">
          <h2 id="galat" className="text-lg">
            Yang perlu diperbaiki
          </h2>
          <ul className="kartu mt-3 divide-y divide-garis">
            {galat.map(({ baris, kolom, pesan }) => (
              <li key={`${baris}-${kolom}-${pesan}`} className="flex flex-wrap gap-x-4 px-4 py-2">
                <span className="w-20 font-medium">Baris {baris}</span>
                <span className="w-28 text-tinta-2">{kolom}</span>
                <span className="min-w-0 basis-60 grow">{pesan}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
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
                  {item.produkId === null && <Badge tone="hijau">Baru</Badge>}
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

/** Of a new product only what it has besides its name. */
function filled({ sebelum, sesudah }: HasilImpor['rincian'][number]) {
  if (sebelum) return { sebelum, sesudah }
  const isi = Object.entries(sesudah).filter(([nama, nilai]) => nama !== 'nama' && nilai !== null && nilai !== '')
  return { sebelum: Object.fromEntries(isi.map(([nama]) => [nama, null])), sesudah: Object.fromEntries(isi) }
}
