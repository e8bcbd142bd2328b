import { Link } from 'react-router'
import type { Produk } from '#contract/katalog/endpoints.ts'
import { remainingWords, soldWords } from '#contract/katalog/visible-stok.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { pesananTujuan } from '#web/toko/katalog/buy/pesanan-tujuan.ts'
import { ResepButton } from '#web/toko/katalog/buy/resep-button.tsx'
import { StruckHarga } from '#web/toko/katalog/buy/struck-harga.tsx'
import { Heart } from '#web/toko/katalog/favorit/heart.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** Shape of a product's card: a row on a phone, a column on wider screens. */
export const KARTU = 'kartu grid grid-cols-[5.5rem_1fr] gap-x-3 p-2 sm:flex sm:flex-col sm:p-3'

/** Product card: the card links to the product's page, the button directly to the checkout. */
export function ProdukKartu({ produk, isPrimary }: { produk: Produk; isPrimary: boolean }) {
  const { produkId, nama, harga, harga_semula, gambar, kategoriNama, kemasan, nie, pilihan_ukuran } = produk
  const pack = pilihan_ukuran ? `${pilihan_ukuran.jumlah} ukuran` : kemasan || kategoriNama
  return (
    <article className={`${KARTU} group relative min-w-0 transition-colors hover:border-laut`}>
      <GambarKatalog
        kind="produks"
        gambar={gambar}
        alt=""
        isMain={isPrimary}
        sizes="(min-width: 62rem) 15rem, (min-width: 40rem) 11rem, 5.5rem"
      />
      <div className="flex min-w-0 grow flex-col">
        <h2 className="font-semibold text-base leading-snug tracking-normal max-sm:pr-12 sm:mt-2">
          <Link
            to={`/produk/produk-satuan/${produkId}`}
            prefetch="intent"
            className="after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-laut group-hover:text-laut"
          >
            {nama}
          </Link>
        </h2>
        <Remark produk={produk} />
        {/* Without room beside the price, the button wraps below it. */}
        <div className="flex grow flex-wrap items-end justify-end gap-2 sm:flex-col sm:flex-nowrap sm:items-stretch">
          <div className="flex grow flex-col text-sm text-tinta-2 max-sm:basis-24">
            <p>{[pack, soldWords(produk)].filter(Boolean).join(' · ')}</p>
            {nie && <p className="break-words text-xs">No. {nie}</p>}
            {/* Reversed: a struck price that needs its own line stands above, so the prices of a row stay aligned. */}
            <p className="flex flex-wrap-reverse items-baseline gap-x-2 pt-1 sm:mt-auto">
              {pilihan_ukuran && 'mulai'}
              <span className="harga font-bold text-lg text-tinta">{formatRupiah(pilihan_ukuran?.mulai ?? harga)}</span>
              {!pilihan_ukuran && <StruckHarga original={harga_semula} />}
            </p>
          </div>
          <KartuButton produk={produk} />
        </div>
      </div>
      <Heart produkId={produkId} nama={nama} />
    </article>
  )
}

/** Properties that differ from other products: little stock left, or limits of its sale. */
function Remark({ produk: { resep, stok, belum_terdaftar, zat_belum_boleh: hasUnknownZat } }: { produk: Produk }) {
  const text = belum_terdaftar
    ? `Belum dijual: ${hasUnknownZat ? 'kandungannya sedang dinilai' : 'belum ada nomor pendaftaran'}`
    : resep && stok > 0
      ? 'Perlu resep dokter hewan'
      : remainingWords(stok)
  return text ? <p className="font-medium text-kuning text-sm">{text}</p> : null
}

const SIZE = 'relative z-10 shrink-0 max-sm:min-w-24'

function KartuButton({ produk }: { produk: Produk }) {
  if (produk.belum_terdaftar) return <Detail>Lihat detail</Detail>
  if (produk.stok === 0) {
    return (
      <Button variant="garis" compact disabled className={SIZE}>
        Stok habis
      </Button>
    )
  }
  if (produk.pilihan_ukuran) return <Detail>Pilih ukuran</Detail>
  if (produk.resep) return <ResepButton produk={produk} quantity={1} variant="garis" compact className={SIZE} />
  return (
    <ButtonLink
      {...pesananTujuan(produk, 1)}
      variant="garis"
      compact
      aria-label={`Beli ${produk.nama}`}
      className={SIZE}
    >
      Beli
    </ButtonLink>
  )
}

/** Text for the next step of a tap on the card. No link: the card itself is one, and a screen reader would announce both. */
function Detail({ children }: { children: string }) {
  return (
    <span aria-hidden className="inline-flex min-h-11 items-center justify-center font-semibold text-laut">
      {children}
    </span>
  )
}
