import { GEJALA } from '#content/gejala.ts'
import type { Isian } from '#contract/gejala/isian.ts'
import { ringkasHasil } from '#contract/gejala/kata.ts'
import type { Hasil } from '#contract/gejala/skor.ts'
import { Bagikan } from '#web/shared/bagikan.tsx'

/** Number of signs in a shared message; its link shows all of them. */
const DISEBUT = 4

/** Shares the link to this result with a short text. It is a link, so it works without a script. */
export function BagikanHasil({ isian, hasil, alamat }: { isian: Isian; hasil: Hasil; alamat: string }) {
  const nama = isian.gejala.slice(0, DISEBUT).map((kode) => `- ${GEJALA[kode].nama}`)
  const sisa = isian.gejala.length - nama.length
  const teks = [
    'Cek gejala kerapu. Ini kemungkinan, bukan kepastian.',
    ...(hasil.bahaya.length > 0 ? ['Ada tanda bahaya: hubungi petugas dulu.'] : []),
    ringkasHasil(hasil),
    ...nama,
    ...(sisa > 0 ? [`dan ${sisa} tanda lain`] : []),
  ].join('\n')
  return <Bagikan teks={teks} url={alamat} label="Bagikan hasil" />
}
