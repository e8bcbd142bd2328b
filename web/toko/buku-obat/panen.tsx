import { Ban, CircleAlert, CircleCheck, CircleDashed, CircleHelp, Clock } from 'lucide-react'
import { Link } from 'react-router'
import { explain } from '#content/terms.ts'
import { panenTitle } from '#contract/buku-obat/event-words.ts'
import type { SafeHarvest } from '#contract/buku-obat/safe-harvest.ts'
import { formatHari } from '#contract/wib.ts'
import { cx } from '#web/ui/cx.ts'

const APPEARANCE = {
  bebas: { Icon: CircleDashed, box: 'border-garis', ikon: 'text-tinta-2' },
  aman: { Icon: CircleCheck, box: 'border-hijau bg-hijau-muda', ikon: 'text-hijau' },
  tunggu: { Icon: Clock, box: 'border-kuning bg-kuning-muda', ikon: 'text-kuning' },
  berjalan: { Icon: CircleAlert, box: 'border-merah bg-merah-muda', ikon: 'text-merah' },
  dilarang: { Icon: Ban, box: 'border-merah bg-merah-muda', ikon: 'text-merah' },
  tanya: { Icon: CircleHelp, box: 'border-merah bg-merah-muda', ikon: 'text-merah' },
}

/** Shows whether the fish may be harvested. Dark text on a pale background, readable in sunlight. */
export function Panen({ safe, isDetailed = false }: { safe: SafeHarvest; isDetailed?: boolean }) {
  const { Icon, box, ikon } = APPEARANCE[safe.status]
  return (
    <div className={cx('flex items-start gap-3 rounded border px-4 py-3 text-tinta', box)}>
      <Icon aria-hidden className={cx('mt-0.5 size-6 shrink-0', ikon)} />
      <div>
        <p className="font-semibold">{panenTitle(safe)}</p>
        {safe.status === 'dilarang' && (
          <p className="mt-1">
            {safe.zat} tidak boleh dipakai pada ikan konsumsi, dan tidak ada masa henti yang membuatnya aman.{' '}
            <Link to="/layanan/siapa-dihubungi" className="tautan relative z-10">
              Siapa yang dihubungi
            </Link>
          </p>
        )}
        {isDetailed && safe.status !== 'dilarang' && <p className="mt-1">{EXPLANATIONS[safe.status]}</p>}
        {(safe.status === 'tanya' || safe.status === 'berjalan') && safe.mulai && (
          <p className="mt-1">Karena obat lain, tunggu paling cepat sampai {formatHari(safe.mulai)}.</p>
        )}
      </div>
    </div>
  )
}

const EXPLANATIONS: Record<Exclude<SafeHarvest['status'], 'dilarang'>, string> = {
  bebas: 'Pastikan memang tidak ada obat yang diberikan sejak benih datang.',
  aman: `Semua obat yang dicatat sudah melewati ${explain('masa henti')}.`,
  tunggu: `Dihitung dari dosis terakhir tiap obat, termasuk ulangan, ditambah ${explain('masa henti')}.`,
  berjalan: 'Isi tanggal selesai pengobatan itu, supaya tanggal aman panen bisa dihitung.',
  tanya: `Satu obat belum diisi ${explain('masa henti')}. Tanyakan ke dokter hewan atau Dinas Perikanan, lalu isi di catatan obat itu.`,
}
