import { HASIL_KELUHAN, type HasilKeluhan } from '#contract/keluhan/kata.ts'
import type { StatusKeluhan } from '#contract/keluhan/pilihan.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

interface Keadaan {
  status: StatusKeluhan
  hasil: HasilKeluhan | null
}

const TONES: Record<HasilKeluhan, BadgeTone> = {
  'uang kembali': 'hijau',
  'kirim ulang': 'hijau',
  jawaban: 'hijau',
  ditolak: 'merah',
  dicabut: 'abu',
}

/** Shows which side must act on a complaint, or its result. @param dari the viewing side */
export function StatusKeluhanBadge({ keluhan, dari }: { keluhan: Keadaan; dari: 'pembeli' | 'toko' }) {
  const { status, hasil } = keluhan
  if (hasil)
    return (
      <Badge tone={TONES[hasil]}>
        {dari === 'pembeli' && hasil === 'dicabut' ? 'Anda cabut' : HASIL_KELUHAN[hasil]}
      </Badge>
    )
  if (status === 'menunggu')
    return <Badge tone="kuning">{dari === 'pembeli' ? 'Sedang diperiksa' : 'Menunggu jawaban'}</Badge>
  return <Badge tone="laut">{dari === 'pembeli' ? 'Toko sudah menjawab' : 'Menunggu pembeli'}</Badge>
}
