import type { ResepAdmin } from '#contract/resep/admin.ts'
import { formatHitungan } from '#contract/resep/kata-hitungan.ts'
import { formatWaktu } from '#contract/wib.ts'
import { Fakta } from '#web/shared/lembar.tsx'
import { formatHari } from '#web/shared/status-resep.tsx'

/** Decision, its author and the remaining quantities. */
export function Putusan({ resep }: { resep: ResepAdmin }) {
  const { status, alasan, diputus, diputusOleh, berlaku_sampai, produk } = resep
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Fakta nama={status === 'ditolak' ? 'Ditolak oleh' : 'Disetujui oleh'}>
          {diputusOleh ?? 'Toko'}
          {diputus && <span className="block text-sm text-tinta-2">{formatWaktu(diputus)}</span>}
        </Fakta>
        {berlaku_sampai && <Fakta nama="Berlaku sampai">{formatHari(berlaku_sampai)}</Fakta>}
        {alasan && <Fakta nama="Alasan">{alasan}</Fakta>}
      </dl>
      <ul className="grid gap-3">
        {produk.map(({ produkId, nama, diminta, disetujui, terpakai, dosis, hitungan }) => (
          <li key={produkId} className="border-garis border-t pt-3">
            <p className="font-medium [overflow-wrap:anywhere]">{nama}</p>
            <p className="text-sm text-tinta-2">
              Diminta {diminta || '–'}, disetujui {disetujui}, terpakai {terpakai}
            </p>
            {hitungan && <p className="mt-1">{formatHitungan(hitungan)}</p>}
            {dosis && <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{dosis}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
