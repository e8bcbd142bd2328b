import type { ReactNode } from 'react'
import type {
  FreshwaterInputResult,
  PakanResult,
  Pending,
  RendamResult,
  SalinitasResult,
} from '#contract/dosis/compute.ts'
import type { ProdukDosis } from '#contract/dosis/endpoints.ts'
import type { FormValues } from '#contract/dosis/input.ts'
import { PakanMixResult } from './pakan-result.tsx'
import { ObatRendamResult } from './rendam-result.tsx'
import { FreshwaterResult, SalinitasOutcome } from './water-result.tsx'

type Jawaban =
  | Pending
  | RendamResult
  | PakanResult
  | FreshwaterInputResult
  | SalinitasResult
  | { jenis: 'tolak' | 'tunda'; alasan: string[] }

interface ResultProps {
  hasil: Jawaban | undefined
  produk: ProdukDosis | undefined
  isian: FormValues
  /** True if the requested product has no computable rules. */
  isNotComputed: boolean
}

/** Shows the result, or why there is none and what to do instead. */
export function Results({ hasil, produk, isian, isNotComputed }: ResultProps) {
  if (!hasil)
    return (
      <Box>
        {isNotComputed
          ? 'Produk itu tidak bisa dihitung di sini. Dosisnya tidak tertulis dalam angka, atau produk itu perlu resep dokter hewan. Pilih produk lain.'
          : 'Pilih produk, lalu isi ukurannya. Takaran muncul di sini.'}
      </Box>
    )
  switch (hasil.jenis) {
    case 'belum':
      return (
        <Box>
          {Object.keys(hasil.galat).length > 0
            ? 'Perbaiki angka yang bertanda merah.'
            : 'Isi ukurannya. Takaran muncul di sini.'}
        </Box>
      )
    case 'tolak':
      return (
        <Prohibition judul="Tidak dihitung" alasan={hasil.alasan}>
          Kurangi angkanya, atau tanyakan kepada petugas kesehatan ikan. Di atas batas ini ikan Anda bisa mati.
        </Prohibition>
      )
    case 'tunda':
      return (
        <Prohibition judul="Tunda rendam" alasan={hasil.alasan}>
          Jangan rendam sekarang. Tambah aerasi, hentikan pakan, dan ukur lagi saat sejuk.
        </Prohibition>
      )
    case 'takaran':
      return produk && <ObatRendamResult hasil={hasil} produk={produk} isian={isian} />
    case 'pakan':
      return produk && <PakanMixResult hasil={hasil} produk={produk} isian={isian} />
    case 'air-tawar':
      return <FreshwaterResult hasil={hasil} isian={isian} />
    case 'salinitas':
      return <SalinitasOutcome hasil={hasil} isian={isian} />
  }
}

const Box = ({ children }: { children: ReactNode }) => (
  <p role="status" className="kartu p-5 print:hidden">
    {children}
  </p>
)

/** Dark text on pale red, readable in sunlight. */
function Prohibition({ judul, alasan, children }: { judul: string; alasan: readonly string[]; children: ReactNode }) {
  return (
    <div role="status" className="rounded border-2 border-merah bg-merah-muda p-5 text-tinta">
      <h2 className="text-xl">{judul}</h2>
      <ul className="mt-2 grid gap-2 font-semibold">
        {alasan.map((satu) => (
          <li key={satu}>{satu}</li>
        ))}
      </ul>
      <p className="mt-3">{children}</p>
    </div>
  )
}
