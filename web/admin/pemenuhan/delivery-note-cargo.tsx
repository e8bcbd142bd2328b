import { useId } from 'react'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { CargoMarks, transportSentence } from '#web/shared/cargo-marks.tsx'

/** Hazardous or cold goods of the parcel, for the packer, the carrier and the recipient. */
export function DeliveryNoteCargo({ bagian }: Pick<PesananAdmin, 'bagian'>) {
  const id = useId()
  const needed = bagian.flatMap(({ produkId, nama, bahaya, suhu_simpan }) => {
    const sifat = { bahaya: bahaya === 'tidak_ada' ? [] : [bahaya], suhu_simpan }
    const method = transportSentence(sifat)
    return method ? [{ produkId, nama, sifat, cara: method }] : []
  })
  if (needed.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-5 break-inside-avoid rounded border-2 border-tinta p-4">
      <h3 id={id} className="text-base tracking-normal">
        Perhatian saat mengemas dan mengirim
      </h3>
      <ul className="mt-2 grid gap-2">
        {needed.map(({ produkId, nama, sifat, cara }) => (
          <li key={produkId} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-semibold">{nama}</span>
            <CargoMarks {...sifat} />
            <span className="text-sm">{cara}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
