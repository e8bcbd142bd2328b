import type { Keluhan } from '#contract/keluhan/endpoints.ts'
import { KELUHAN_OUTCOMES, type KeluhanOutcome } from '#contract/keluhan/words.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

type KeluhanState = Pick<Keluhan, 'status' | 'hasil'>

const TONES: Record<KeluhanOutcome, BadgeTone> = {
  'uang kembali': 'hijau',
  'kirim ulang': 'hijau',
  jawaban: 'hijau',
  ditolak: 'merah',
  dicabut: 'abu',
}

/** Shows which side must act on a complaint, or its result. @param from the viewing side */
export function StatusKeluhanBadge({ keluhan, from }: { keluhan: KeluhanState; from: 'pembeli' | 'toko' }) {
  const { status, hasil } = keluhan
  if (hasil)
    return (
      <Badge tone={TONES[hasil]}>
        {from === 'pembeli' && hasil === 'dicabut' ? 'Anda tutup' : KELUHAN_OUTCOMES[hasil]}
      </Badge>
    )
  if (status === 'menunggu')
    return <Badge tone="kuning">{from === 'pembeli' ? 'Sedang diperiksa' : 'Menunggu jawaban'}</Badge>
  return <Badge tone="laut">{from === 'pembeli' ? 'Toko sudah menjawab' : 'Menunggu pembeli'}</Badge>
}
