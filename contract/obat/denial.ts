import type { Mention, Reading, Token } from './mentions.ts'
import { soundOf } from './sound.ts'

/*
 * A text may say that a product is free of a prohibited substance, warn of it, or measure its residue. Only fixed phrases count,
 * directly before or behind the substance and in the same clause: 'bebas', 'tidak mengandung', 'pengganti', 'uji residu',
 * 'dilarang'. See docs/decisions/0101-substances-are-a-closed-list.md.
 */

const words = (text: string) => new Set(text.split(' ').map(soundOf))

/** Words between a phrase and the substance, and other things that a product may be free of. */
const FILLERS = words(
  'tambahan campuran residu sisa dari bahan zat obat antibiotik antibiotika kandungan aktif senyawa golongan jenis turunannya turunan pewarna hormon atau dan serta maupun or and of from any logam berat merkuri timbal pestisida pengawet formalin boraks klorin kimia berbahaya terlarang antimikroba metabolit metabolitnya seperti misalnya yang produk',
)
/** Words that deny by themselves. */
const DENIALS = words(
  'bebas tanpa nir non no without alternatif pengganti menggantikan negatif menolak hindari menghindari bukan',
)
/** Words that deny behind a negation: 'tidak mengandung', 'jangan memakai'. */
const VERBS = words(
  'mengandung mengandungi ada memakai menggunakan pakai gunakan berisi memuat terdapat terdeteksi dicampur mencampur campur ditambah diberi memberi beri menjual jual dijual contain contains containing use used boleh memakainya mencampurkan campurkan dengan mencampurnya perlu',
)
const NEGATIONS = words('tidak tak tdk gak nggak ga jangan dilarang larangan not no does do belum pernah never')
/** Words before a denial that turn it around. */
const REVERSALS = words('tidak tak bukan jangan belum kurang hanya cuma tanpa')
/** 'obat bebas' is a legal class and 'dijual bebas' a way of sale, no denial. */
const SOLD = words('obat jual dijual beli dibeli golongan kelas kategori secara pasar')
const isFreeSale = (word: string, before: string) => word === soundOf('bebas') && SOLD.has(before)
/** Words of measuring. */
const TESTS = words(
  'uji tes test kit deteksi mendeteksi pengujian mengukur elisa pemeriksaan standar memeriksa analisis pengukuran',
)
/** Words directly behind the substance, alone or behind a negation. */
const BEHIND = words('free dilarang terlarang prohibited banned negatif')
const VERBS_BEHIND = words('boleh terdeteksi dipakai digunakan ditemukan detected')

/** True if the text denies that it offers the substance of this mention. */
export function isDenied({ start, end }: Mention, { tokens, mentions }: Reading): boolean {
  const clause = tokens[start]?.clause
  const at = (index: number): string => {
    const token: Token | undefined = tokens[index]
    return token?.clause === clause ? (token?.sound ?? '') : ''
  }
  const mentionBefore = (index: number) => mentions.find((one) => one.end === index + 1)
  const mentionBehind = (index: number) => mentions.find((one) => one.start === index)

  let first = start - 1
  for (;;) {
    const other = mentionBefore(first)
    if (other && at(first) !== '') first = other.start - 1
    else if (FILLERS.has(at(first))) first--
    else break
  }
  if (DENIALS.has(at(first))) return !REVERSALS.has(at(first - 1)) && !isFreeSale(at(first), at(first - 1))
  if (at(first) === '0' && !/\d/.test(at(first - 1))) return true
  if (TESTS.has(at(first)) || (at(first) === soundOf('free') && /^(?:of|from)$/.test(at(first + 1)))) return true
  let verb = first
  while (VERBS.has(at(verb))) verb--
  if (NEGATIONS.has(at(verb)) && (verb < first || at(verb) === soundOf('dilarang') || at(verb) === soundOf('jangan')))
    return !REVERSALS.has(at(verb - 1))

  let last = end
  for (;;) {
    const other = mentionBehind(last)
    if (other && at(last) !== '') last = other.end
    else if (FILLERS.has(at(last)) && mentionBehind(last + 1)) last++
    else break
  }
  return BEHIND.has(at(last)) || (NEGATIONS.has(at(last)) && VERBS_BEHIND.has(at(last + 1)))
}
