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
        {produk.map((line) => (
          <li key={line.produkId} className="flex gap-4 py-4">
            <span className="size-16 shrink-0">
              <GambarKatalog kind="produks" gambar={line.gambar} alt="" sizes="4rem" />
            </span>
            <div className="min-w-0">
              <Link to={`/produk/produk-satuan/${line.produkId}`} className="tautan [overflow-wrap:anywhere]">
                {line.nama}
              </Link>
              <p className="text-tinta-2">{quantityText(status, line)}</p>
              {(status === 'menunggu' || line.sisa > 0) && (
                <ButtonLink to={orderWith(resepId, line)} variant="garis" compact className="mt-2">
                  {status === 'menunggu' ? 'Pesan sekarang' : 'Beli dengan resep'}
                </ButtonLink>
              )}
              {line.dosis && (
                <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
                  <span className="font-semibold">Cara pakai: </span>
                  {line.dosis}
                </p>
              )}
              {berlaku && line.hitungan && <ResepCalculationCard produk={line} calculation={line.hitungan} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns the link to order the requested quantity, limited to the remaining one. */
function orderWith(resepId: number, { produkId, diminta, sisa }: ProdukResep): string {
  const quantity = Math.max(1, sisa > 0 ? Math.min(diminta, sisa) : diminta)
  return `/produk/produk-satuan/pemesanan?produk=${produkId}&jumlah=${quantity}&resep=${resepId}`
}

function quantityText(status: Resep['status'], { diminta, disetujui, terpakai, sisa }: ProdukResep): string {
  if (status !== 'disetujui') return `Diminta ${diminta}`
  if (disetujui === 0) return 'Tidak disetujui'
  return `Disetujui ${disetujui}, sudah dipesan ${terpakai}, tersisa ${sisa}`
}
