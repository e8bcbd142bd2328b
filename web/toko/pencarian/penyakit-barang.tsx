import { Link } from 'react-router'
import type { KaitanPenyakit } from '#contract/kaitan/endpoints.ts'
import { NOT_OBAT } from '#contract/kaitan/kaitan-rules.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { MixBahaya } from '#web/toko/kaitan/related-produk.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { barangOf } from './barang.ts'
import { ResultGambar } from './result-gambar.tsx'

/** Products and packages for a disease, with price and purchase, by the rules of the disease's own page. */
export function PenyakitBarang({ kaitan }: { kaitan: KaitanPenyakit }) {
  const { tanpa_obat, peringatan, perlu_resep } = kaitan
  const barang = barangOf(kaitan)
  if (barang.length === 0 && perlu_resep.length === 0) return null
  return (
    <div className="grid gap-2 border-garis border-t p-3">
      {tanpa_obat && <p className="font-semibold text-kuning text-sm">{NOT_OBAT}</p>}
      <ul className="divide-y divide-garis empty:hidden">
        {barang.map(({ jenis, nama, alamat, gambar, harga, buyPath }) => (
          <li key={alamat} className="flex items-center gap-3 py-2">
            <ResultGambar kind={jenis} gambar={gambar} className="size-12" />
            <div className="min-w-0 flex-1 leading-snug">
              <Link
                to={alamat}
                className="flex min-h-11 items-center font-medium [overflow-wrap:anywhere] hover:text-laut hover:underline"
              >
                {nama}
              </Link>
              <span className="harga font-bold">{formatRupiah(harga)}</span>
            </div>
            {buyPath ? (
              <ButtonLink to={buyPath} variant="garis" compact aria-label={`Beli ${nama}`}>
                Beli
              </ButtonLink>
            ) : (
              <span className="shrink-0 text-sm text-tinta-2">Belum bisa dibeli</span>
            )}
          </li>
        ))}
      </ul>
      {perlu_resep.length > 0 && (
        <p className="text-sm text-tinta-2">
          Perlu resep dokter hewan: {perlu_resep.map(({ nama }) => nama).join(', ')}.
        </p>
      )}
      {barang.length > 0 && peringatan && <MixBahaya>{peringatan}</MixBahaya>}
    </div>
  )
}
