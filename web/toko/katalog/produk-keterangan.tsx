import { ShieldAlert } from 'lucide-react'
import type { Produk } from '#contract/katalog/endpoints.ts'
import { KELAS } from '#web/shared/kelas-penyakit.ts'
import { Badge } from '#web/ui/badge.tsx'
import { isAlat, masaHenti } from './golongan.ts'

/** What it is, what it is for, and what to mind. */
export function ProdukKeterangan({ produk }: { produk: Produk }) {
  const alat = isAlat(produk)
  const henti = masaHenti(produk)
  return (
    <div className="mt-8 grid gap-8 border-garis border-t pt-8">
      <section>
        <h2 className="text-xl">Deskripsi</h2>
        <p className="mt-2 max-w-[72ch] whitespace-pre-line">{produk.deskripsi}</p>
      </section>
      <section>
        <h2 className="text-xl">Keterangan</h2>
        <dl className="mt-2 divide-y divide-garis">
          <Baris nama="Kategori">{produk.kategoriNama}</Baris>
          {produk.kelas.length > 0 && (
            <Baris nama="Untuk masalah">
              <span className="flex flex-wrap gap-2">
                {produk.kelas.map((kelas) => (
                  <Badge key={kelas} tone="laut">
                    {KELAS[kelas]}
                  </Badge>
                ))}
              </span>
            </Baris>
          )}
          {produk.kemasan && <Baris nama="Kemasan">{produk.kemasan}</Baris>}
          {produk.zat && <Baris nama={alat ? 'Isi' : 'Kandungan'}>{produk.zat}</Baris>}
          {produk.golongan && <Baris nama="Golongan">{produk.golongan}</Baris>}
          {produk.dosis && <Baris nama={alat ? 'Cara pakai' : 'Dosis'}>{produk.dosis}</Baris>}
          {henti && <Baris nama="Masa henti">{henti}</Baris>}
        </dl>
      </section>
      {!alat && (
        <p className="flex gap-3 rounded bg-laut-muda p-4">
          <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-laut" />
          <span>
            Baca label dan ikuti petunjuk petugas kesehatan ikan atau dokter hewan sebelum memakai. Patuhi masa henti
            sebelum panen.
          </span>
        </p>
      )}
    </div>
  )
}

function Baris({ nama, children }: { nama: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-4 py-3 sm:grid-cols-[10rem_1fr]">
      <dt className="text-tinta-2">{nama}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
