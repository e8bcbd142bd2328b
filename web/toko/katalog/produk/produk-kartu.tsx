import { Link } from 'react-router'
import type { Produk } from '#contract/katalog/endpoints.ts'
import { kataStok, soldWords } from '#contract/katalog/visible-stok.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { AddToKeranjang } from '#web/toko/katalog/beli/add-to-keranjang.tsx'
import { barisOfProduk } from '#web/toko/katalog/beli/baris-keranjang.ts'
import { pesananTujuan } from '#web/toko/katalog/beli/pesanan-tujuan.ts'
import { ResepButton } from '#web/toko/katalog/beli/resep-button.tsx'
import { StruckHarga } from '#web/toko/katalog/beli/struck-harga.tsx'
import { Heart } from '#web/toko/katalog/favorit/heart.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** Product card: the card links to the product's page, the button directly to the checkout. */
export function ProdukKartu({ produk, utama }: { produk: Produk; utama: boolean }) {
  const { produkId, nama, harga, harga_semula, stok, gambar, kategoriNama, kemasan, resep, nie, belum_terdaftar } =
    produk
  const keterangan = belum_terdaftar
    ? 'Belum dijual: belum ada nomor pendaftaran'
    : resep && stok > 0
      ? 'Perlu resep dokter hewan'
      : stok > 0
        ? kataStok(stok)
        : ''
  return (
    <article className="kartu group relative flex min-w-0 flex-col p-2.5 transition-colors hover:border-laut sm:p-3">
      <GambarKatalog jenis="produks" gambar={gambar} alt="" utama={utama} sizes="(min-width: 62rem) 15rem, 11rem" />
      <Heart produkId={produkId} nama={nama} />
      <p className="mt-3 text-sm text-tinta-2 leading-snug">{kategoriNama}</p>
      <h2 className="mt-0.5 font-semibold text-base leading-snug tracking-normal">
        <Link
          to={`/produk/produk-satuan/${produkId}`}
          prefetch="intent"
          className="after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-laut group-hover:text-laut"
        >
          {nama}
        </Link>
      </h2>
      {kemasan && <p className="text-sm text-tinta-2">{kemasan}</p>}
      {nie && <p className="break-words text-tinta-2 text-xs">No. {nie}</p>}
      <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-2">
        <span className="harga font-bold text-lg">{formatRupiah(harga)}</span>
        <StruckHarga semula={harga_semula} />
      </p>
      <p className="mb-2.5 text-sm text-tinta-2">{[keterangan, soldWords(produk)].filter(Boolean).join(' · ')}</p>
      {resep && stok > 0 && !belum_terdaftar ? (
        <ResepButton produk={produk} jumlah={1} variant="garis" compact className="relative z-10" />
      ) : stok > 0 && !belum_terdaftar ? (
        <div className="relative z-10 flex gap-2">
          <ButtonLink
            {...pesananTujuan(produk, 1)}
            variant="garis"
            compact
            aria-label={`Beli ${nama}`}
            className="min-w-0 flex-1"
          >
            Beli
          </ButtonLink>
          <AddToKeranjang baris={barisOfProduk(produk)} bentuk="ikon" />
        </div>
      ) : stok === 0 && !belum_terdaftar ? (
        <Button variant="garis" compact disabled className="relative z-10">
          Stok habis
        </Button>
      ) : (
        // No second link: the card itself is one, and a screen reader would announce both.
        <span aria-hidden className="inline-flex min-h-11 items-center justify-center font-semibold text-laut">
          Lihat detail
        </span>
      )}
    </article>
  )
}
