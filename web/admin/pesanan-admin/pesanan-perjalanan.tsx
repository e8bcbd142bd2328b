import type { ReactNode } from 'react'
import type { HistoryEntry, PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { DetailSection } from '#web/admin/pesanan/detail-section.tsx'
import { byWhom, changeStory, transactionName } from '#web/admin/pesanan/pesanan-words.ts'

/** Event in the history of an order, as text. */
interface HistoryEvent {
  kunci: string
  waktu: string
  story: string
  keterangan: string
  oleh: string
}

interface PesananPerjalananProps {
  pesanan: PesananAdmin
  /** Audit trail of the order, below its history. */
  children: ReactNode
}

/** History of the order: its changes, courier updates and internal notes, newest first. */
export function PesananPerjalanan({ pesanan, children }: PesananPerjalananProps) {
  return (
    <DetailSection title="Riwayat">
      <ol className="grid gap-3">
        {eventsOf(pesanan).map(({ kunci, waktu, story, keterangan, oleh }) => (
          <li key={kunci} className="border-garis border-l-2 pl-4">
            <p className="font-medium">{story}</p>
            {keterangan && <p className="whitespace-pre-line text-sm [overflow-wrap:anywhere]">{keterangan}</p>}
            <p className="text-sm text-tinta-2">
              {formatTime(waktu)}, oleh {oleh}
            </p>
          </li>
        ))}
      </ol>
      {children}
    </DetailSection>
  )
}

function eventsOf({ riwayat, lacakan, catatan_kantor, kurir }: PesananAdmin): HistoryEvent[] {
  const all: HistoryEvent[] = [
    ...riwayat.map((perubahan) => ({
      kunci: `riwayat ${perubahan.riwayatId}`,
      waktu: perubahan.waktu,
      story: changeStory(perubahan),
      keterangan: remarkOf(perubahan),
      oleh: byWhom(perubahan),
    })),
    ...lacakan.map(({ waktu, teks }) => ({
      kunci: `kurir ${waktu} ${teks}`,
      waktu,
      story: 'Kabar dari kurir',
      keterangan: teks,
      oleh: kurir || 'kurir',
    })),
    ...catatan_kantor.map(({ catatanId, waktu, isi, nama }) => ({
      kunci: `catatan ${catatanId}`,
      waktu,
      story: 'Catatan admin',
      keterangan: isi,
      oleh: nama ?? 'akun yang sudah dihapus',
    })),
  ]
  // Events with equal times keep their order, reversed like the others.
  return all
    .map((item, position) => ({ ...item, position }))
    .sort((a, b) => b.waktu.localeCompare(a.waktu) || b.position - a.position)
}

/** Returns the note of a change. For a payment it is the provider's status, as a display name. */
const remarkOf = ({ jenis, keterangan: text }: HistoryEntry) => (jenis === 'pembayaran' ? transactionName(text) : text)
