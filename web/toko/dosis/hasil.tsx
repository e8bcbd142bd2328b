import type { ReactNode } from 'react'
import type { ProdukDosis } from '#contract/dosis/endpoints.ts'
import type { Belum, HasilPakan, HasilRendam, HasilSalinitas, HasilTawar } from '#contract/dosis/hitung.ts'
import type { Isian } from '#contract/dosis/isian.ts'
import { HasilAirTawar, HasilSalin } from './hasil-air.tsx'
import { HasilCampurPakan } from './hasil-pakan.tsx'
import { HasilRendamObat } from './hasil-rendam.tsx'

type Jawaban =
  | Belum
  | HasilRendam
  | HasilPakan
  | HasilTawar
  | HasilSalinitas
  | { jenis: 'tolak' | 'tunda'; alasan: string[] }

interface HasilProps {
  hasil: Jawaban | undefined
  produk: ProdukDosis | undefined
  isian: Isian
  /** True if the requested product has no computable rules. */
  isTakDihitung: boolean
}

/** Shows the result, or why there is none and what to do instead. */
export function Hasil({ hasil, produk, isian, isTakDihitung }: HasilProps) {
  if (!hasil)
    return (
      <Kotak>
        {isTakDihitung
          ? 'Produk itu tidak bisa dihitung di sini. Dosisnya tidak tertulis dalam angka, atau produk itu perlu resep dokter hewan. Pilih produk lain.'
          : 'Pilih produk, lalu isi ukurannya. Takaran muncul di sini.'}
      </Kotak>
    )
  switch (hasil.jenis) {
    case 'belum':
      return (
        <Kotak>
          {Object.keys(hasil.galat).length > 0
            ? 'Perbaiki angka yang bertanda merah.'
            : 'Isi ukurannya. Takaran muncul di sini.'}
        </Kotak>
      )
    case 'tolak':
      return (
        <Larangan judul="Tidak dihitung" alasan={hasil.alasan}>
          Kurangi angkanya, atau tanyakan kepada petugas kesehatan ikan. Di atas batas ini ikan Anda bisa mati.
        </Larangan>
      )
    case 'tunda':
      return (
        <Larangan judul="Tunda rendam" alasan={hasil.alasan}>
          Jangan rendam sekarang. Tambah aerasi, hentikan pakan, dan ukur lagi saat sejuk.
        </Larangan>
      )
    case 'takaran':
      return produk && <HasilRendamObat hasil={hasil} produk={produk} isian={isian} />
    case 'pakan':
      return produk && <HasilCampurPakan hasil={hasil} produk={produk} isian={isian} />
    case 'air-tawar':
      return <HasilAirTawar hasil={hasil} isian={isian} />
    case 'salinitas':
      return <HasilSalin hasil={hasil} isian={isian} />
  }
}

const Kotak = ({ children }: { children: ReactNode }) => (
  <p role="status" className="kartu p-5 print:hidden">
    {children}
  </p>
)

/** Dark text on pale red, readable in sunlight. */
function Larangan({ judul, alasan, children }: { judul: string; alasan: readonly string[]; children: ReactNode }) {
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
