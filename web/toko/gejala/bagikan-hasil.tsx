import { GEJALA } from '#content/gejala.ts'
import type { Isian } from '#contract/gejala/isian.ts'
import { ringkasHasil } from '#contract/gejala/kata.ts'
import type { Hasil } from '#contract/gejala/skor.ts'
import { Bagikan } from '#web/shared/bagikan.tsx'

/** So many signs are named in a message; who wants all of them opens the address. */
const DISEBUT = 4

/** The address of this result with a few words, for a neighbour or an officer. A link, so that it needs no script. */
export function BagikanHasil({ isian, hasil, alamat }: { isian: Isian; hasil: Hasil; alamat: string }) {
  const nama = isian.gejala.slice(0, DISEBUT).map((kode) => `- ${GEJALA[kode].nama}`)
  const sisa = isian.gejala.length - nama.length
  const teks = [
    'Cek gejala kerapu. Ini kemungkinan, bukan kepastian.',
    ...(hasil.bahaya.length > 0 ? ['Ada tanda bahaya: hubungi petugas dulu.'] : []),
    ringkasHasil(hasil),
    ...nama,
    ...(sisa > 0 ? [`dan ${sisa} tanda lagi`] : []),
  ].join('\n')
  return <Bagikan teks={teks} url={alamat} label="Bagikan hasil" />
}
