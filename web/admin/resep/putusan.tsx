import type { ResepAdmin } from '#contract/resep/admin.ts'
import { formatCalculation } from '#contract/resep/calculation-words.ts'
import { formatHari, formatTime } from '#contract/wib.ts'
import { Fact } from '#web/shared/sheet.tsx'

/** Decision, its author and the remaining quantities. */
export function Putusan({ resep }: { resep: ResepAdmin }) {
  const { status, alasan, diputus, diputusOleh, sip_pemutus: sip, berlaku_sampai, produk } = resep
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Fact name={status === 'ditolak' ? 'Ditolak oleh' : 'Disetujui oleh'}>
          {diputusOleh ?? 'Toko'}
          {sip && <span className="block">Nomor SIP {sip}</span>}
          {diputus && <span className="block text-sm text-tinta-2">{formatTime(diputus)}</span>}
        </Fact>
        {berlaku_sampai && <Fact name="Berlaku sampai">{formatHari(berlaku_sampai)}</Fact>}
        {alasan && <Fact name="Alasan">{alasan}</Fact>}
      </dl>
      <ul className="grid gap-3">
        {produk.map(({ produkId, nama, diminta, disetujui, terpakai, dosis, hitungan }) => (
          <li key={produkId} className="border-garis border-t pt-3">
            <p className="font-medium [overflow-wrap:anywhere]">{nama}</p>
            <p className="text-sm text-tinta-2">
              Diminta {diminta || '–'}, disetujui {disetujui}, terpakai {terpakai}
            </p>
            {hitungan && <p className="mt-1">{formatCalculation(hitungan)}</p>}
            {dosis && <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{dosis}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
