import type { Dasbor } from '#contract/dasbor/admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Warnings about disks that run out of space: a full disk blocks all orders. */
export function LowSpace({ ruang }: { ruang: Dasbor['ruang'] }) {
  if (ruang.length === 0) return null
  return (
    <ul className="mb-6 grid gap-3">
      {ruang.map(({ tempat, sisaMb }) => (
        <li key={tempat.join()}>
          <Notice kind="hati" announce>
            <strong>Ruang penyimpanan menipis.</strong> Tersisa {formatGrouped(sisaMb)} MB untuk {tempat.join(', ')}.
            Jika habis, data baru tidak bisa disimpan. Kosongkan ruang atau tambah kapasitasnya.
          </Notice>
        </li>
      ))}
    </ul>
  )
}
