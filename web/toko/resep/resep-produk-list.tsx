import { Link } from 'react-router'
import type { ProdukResep, Resep } from '#contract/resep/endpoints.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ResepCalculationCard } from './resep-calculation-card.tsx'

/** Products of a prescription: quantity, remaining quantity, and use. */
export function ResepProdukList({ resep: { resepId, status, berlaku, produk } }: { resep: Resep }) {
  return (
    <section className="kartu p-5">
      <h2 className="mb-1 text-lg">Obat</h2>
      <ul className="divide-y divide-garis">
        {produk.map((baris) => (
          <li key={baris.produkId} className="flex gap-4 py-4">
            <span className="size-16 shrink-0">
              <GambarKatalog jenis="produks" gambar={baris.gambar} alt="" sizes="4rem" />
            </span>
            <div className="min-w-0">
              <Link to={`/produk/produk-satuan/${baris.produkId}`} className="tautan [overflow-wrap:anywhere]">
                {baris.nama}
              </Link>
              <p className="text-tinta-2">{hitungan(status, baris)}</p>
              {(status === 'menunggu' || baris.sisa > 0) && (
                <ButtonLink to={orderWith(resepId, baris)} variant="garis" compact className="mt-2">
                  {status === 'menunggu' ? 'Pesan sekarang' : 'Beli dengan resep'}
                </ButtonLink>
              )}
              {baris.dosis && (
                <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
                  <span className="font-semibold">Cara pakai: </span>
                  {baris.dosis}
                </p>
              )}
              {berlaku && baris.hitungan && <ResepCalculationCard produk={baris} hitungan={baris.hitungan} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns the link to order the requested quantity, limited to the remaining one. */
function orderWith(resepId: number, { produkId, diminta, sisa }: ProdukResep): string {
  const jumlah = Math.max(1, sisa > 0 ? Math.min(diminta, sisa) : diminta)
  return `/produk/produk-satuan/pemesanan?produk=${produkId}&jumlah=${jumlah}&resep=${resepId}`
}

function hitungan(status: Resep['status'], { diminta, disetujui, terpakai, sisa }: ProdukResep): string {
  if (status !== 'disetujui') return `Diminta ${diminta}`
  if (disetujui === 0) return 'Tidak disetujui'
  return `Disetujui ${disetujui}, sudah dipesan ${terpakai}, tersisa ${sisa}`
}
