import type { ImportResult } from '#contract/csv-import.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { LineErrors } from '#web/admin/ui/import/berkas-csv.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { JejakContent } from './jejak-isi.tsx'

/** Returns the `rincian` and `langkah` of an import of records. @param fresh label for new records */
export const importResultProps = (fresh: string) => ({
  rincian: (result: ImportResult) => <ImportRincian result={result} current={fresh} />,
  langkah({ jumlah }: ImportResult) {
    const perubahan = jumlah.baru + jumlah.berubah
    return perubahan > 0 ? `Terapkan ${perubahan} Perubahan` : undefined
  },
})

/**
 * Changes that a file would make, or its errors, by line.
 * @param baru label for new records
 */
function ImportRincian({ result, current }: { result: ImportResult; current: string }) {
  const { message, jumlah, rincian, galat } = result
  return (
    <>
      <Notice kind={jumlah.salah > 0 ? 'galat' : 'info'} announce>
        {message}
      </Notice>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Figures name={current} quantity={jumlah.baru} />
        <Figures name="Diubah" quantity={jumlah.berubah} />
        <Figures name="Tetap" quantity={jumlah.sama} />
        <Figures name="Baris salah" quantity={jumlah.salah} />
      </dl>
      <LineErrors problems={galat} />
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
                <JejakContent {...filled(item)} />
              </li>
            ))}
          </ul>
          {jumlah.baru + jumlah.berubah > rincian.length && (
            <p className="mt-2 text-tinta-2">
              Dan {formatGrouped(jumlah.baru + jumlah.berubah - rincian.length)} perubahan lain.
            </p>
          )}
        </section>
      )}
    </>
  )
}

function Figures({ name, quantity }: { name: string; quantity: number }) {
  return (
    <div className="kartu px-4 py-3">
      <dt className="text-sm text-tinta-2">{name}</dt>
      <dd className="harga font-semibold text-xl">{formatGrouped(quantity)}</dd>
    </div>
  )
}

/** Reduces a new record to its filled fields without the name. An edit is returned unchanged. */
function filled({ sebelum, sesudah }: ImportResult['rincian'][number]) {
  if (sebelum) return { sebelum, sesudah }
  const contents = Object.entries(sesudah).filter(([name, value]) => name !== 'nama' && value !== null && value !== '')
  return { sebelum: Object.fromEntries(contents.map(([name]) => [name, null])), sesudah: Object.fromEntries(contents) }
}
