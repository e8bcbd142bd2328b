import { Ban, CircleCheck, CircleDashed, CircleHelp, Clock } from 'lucide-react'
import { Link } from 'react-router'
import { explain } from '#content/terms.ts'
import { basisSentence, panenTitle } from '#contract/buku-obat/event-words.ts'
import type { Catatan } from '#contract/buku-obat/merge.ts'
import type { SafeHarvest } from '#contract/buku-obat/safe-harvest.ts'
import { formatHari } from '#contract/wib.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { editAddress } from './alamat-buku.ts'

const APPEARANCE = {
  bebas: { Icon: CircleDashed, box: 'border-garis', ikon: 'text-tinta-2' },
  boleh_dipanen: { Icon: CircleCheck, box: 'border-hijau bg-hijau-muda', ikon: 'text-hijau' },
  tunggu: { Icon: Clock, box: 'border-kuning bg-kuning-muda', ikon: 'text-kuning' },
  jangan_dipanen: { Icon: Ban, box: 'border-merah bg-merah-muda', ikon: 'text-merah' },
  tanya_dulu: { Icon: CircleHelp, box: 'border-merah bg-merah-muda', ikon: 'text-merah' },
}

interface PanenProps {
  safe: SafeHarvest
  /** Treatments of the cage, to explain the state; absent in lists. */
  obat?: readonly Catatan<'pengobatan'>[]
}

/** Shows whether the fish may be harvested. Dark text on a pale background, readable in sunlight. */
export function Panen({ safe, obat }: PanenProps) {
  const { Icon, box, ikon } = APPEARANCE[safe.status]
  return (
    <div className={cx('flex items-start gap-3 rounded border px-4 py-3 text-tinta', box)}>
      <Icon aria-hidden className={cx('mt-0.5 size-6 shrink-0', ikon)} />
      <div>
        <p className="font-semibold">{panenTitle(safe)}</p>
        {safe.status === 'jangan_dipanen' && <Prohibited zat={safe.zat} obat={obat} />}
        {obat && safe.status !== 'jangan_dipanen' && <p className="mt-1">{explanationOf(safe)}</p>}
        {safe.status === 'tanya_dulu' && safe.mulai && (
          <p className="mt-1">Karena obat lain, tunggu paling cepat sampai {formatHari(safe.mulai)}.</p>
        )}
        {obat && (safe.status === 'boleh_dipanen' || safe.status === 'tunggu') && (
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {obat.map((item) => (
              <li key={item.id} className="[overflow-wrap:anywhere]">
                {basisSentence(item)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** The substance, whom to call, and where the officer's answer is noted. */
function Prohibited({ zat, obat }: { zat: string; obat: PanenProps['obat'] }) {
  const first = obat?.find((item) => item.terlarang === zat)
  return (
    <>
      <p className="mt-1">
        {zat} tidak boleh dipakai pada ikan konsumsi, dan tidak ada masa henti yang membuatnya aman.{' '}
        <Link to="/layanan/siapa-dihubungi" className="tautan relative z-10">
          Siapa yang dihubungi
        </Link>
      </p>
      {first && (
        <ButtonLink to={editAddress('pengobatan', first.id)} variant="utama" className="mt-2 min-h-12 print:hidden">
          Catat jawaban petugas
        </ButtonLink>
      )}
    </>
  )
}

function explanationOf(safe: Exclude<SafeHarvest, { status: 'jangan_dipanen' }>): string {
  if (safe.status === 'tanya_dulu' && safe.sebab === 'selesai')
    return 'Isi tanggal mulai dan selesai pengobatan itu, supaya tanggal aman panen bisa dihitung.'
  return EXPLANATIONS[safe.status]
}

const EXPLANATIONS: Record<Exclude<SafeHarvest['status'], 'jangan_dipanen'>, string> = {
  bebas: 'Pastikan memang tidak ada obat yang diberikan sejak benih datang.',
  boleh_dipanen: `Semua obat yang dicatat sudah melewati ${explain('masa henti')}. Dasarnya:`,
  tunggu: `Dihitung dari dosis terakhir tiap obat, termasuk ulangan, ditambah ${explain('masa henti')}. Dasarnya:`,
  tanya_dulu: `Satu obat belum diisi ${explain('masa henti')}. Tanyakan ke dokter hewan atau Dinas Perikanan, lalu isi di catatan obat itu.`,
}
