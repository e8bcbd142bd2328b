import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { KodeKelas } from '#content/kelas.ts'
import { KODE_PENYAKIT, PENYAKIT } from '#content/penyakit.ts'

/** Classes of the five pages, by page id. */
const KELAS_HALAMAN: Readonly<Record<number, KodeKelas>> = { 1: 'B', 2: 'J', 3: 'V', 4: 'P', 5: 'N' }

/** Links from a class to the cards of its diseases. */
export function KartuKelas({ id }: { id: number }) {
  const kelas = KELAS_HALAMAN[id]
  const kode = KODE_PENYAKIT.filter((item) => PENYAKIT[item].kelas === kelas)
  if (kode.length === 0) return null
  return (
    <nav aria-labelledby="judul-kartu" className="mt-6 print:hidden">
      <h2 id="judul-kartu" className="text-xl">
        Panduan tiap penyakit
      </h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {kode.map((item) => (
          <li key={item}>
            <Link
              to={`/layanan/penyakit/${item}`}
              prefetch="intent"
              className="kartu flex min-h-12 items-center justify-between gap-3 px-4 py-2 font-semibold text-laut hover:border-laut"
            >
              <span className="inline-block first-letter:uppercase">{PENYAKIT[item].nama}</span>
              <ArrowRight aria-hidden className="size-5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
