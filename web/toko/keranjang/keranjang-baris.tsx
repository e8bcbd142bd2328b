import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { EffectiveHarga } from '#contract/uang/harga.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { type KeranjangLine, keyOf, removeLines, setQuantity } from '#web/lib/cart.ts'
import { CargoMarks, type Sifat } from '#web/shared/cargo-marks.tsx'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { RupiahText } from '#web/shared/rupiah-text.tsx'
import { StruckHarga } from '#web/toko/katalog/buy/struck-harga.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

interface KeranjangItemProps {
  line: KeranjangLine
  /** Unit price at the line's quantity. */
  valid: EffectiveHarga
  kiriman: Sifat | undefined
}

/** A line of the cart, with changes since it was last seen. */
export function KeranjangItem({ line, valid, kiriman }: KeranjangItemProps) {
  const { kategori, nama, gambar, stok, quantity } = line
  const kunci = keyOf(line)
  const isProduk = 'produkId' in line
  return (
    <li className="kartu flex gap-4 p-3 sm:p-4">
      <div className="w-20 shrink-0 sm:w-28">
        <GambarKatalog kind={isProduk ? 'produks' : 'paket'} gambar={gambar} alt="" sizes="7rem" />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="font-semibold text-base leading-snug tracking-normal">
              <Link
                to={isProduk ? `/produk/produk-satuan/${line.produkId}` : `/produk/produk-paketan/${line.paketId}`}
                className="underline-offset-4 hover:text-laut hover:underline"
              >
                {nama}
              </Link>
            </h2>
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-sm text-tinta-2">
              {kategori}
              {kiriman && <CargoMarks {...kiriman} />}
            </p>
          </div>
          <IconButton label={`Hapus ${nama}`} className="-mt-2 -mr-2" onClick={() => removeLines([kunci])}>
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        </div>
        <Changes line={line} />
        {stok > 0 && (
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <Stepper
              label={`Jumlah ${nama}`}
              value={quantity}
              min={1}
              max={Number.POSITIVE_INFINITY}
              onChange={(wanted) => setQuantity(kunci, wanted)}
            />
            {/* A full row on a phone: the layout does not shift when the price of the buyer's group arrives. */}
            <p className="ml-auto text-right max-sm:basis-full">
              <span className="flex flex-wrap items-baseline justify-end gap-x-2">
                <StruckHarga original={valid.semula && valid.semula * quantity} />
                <span className="harga font-bold text-lg">{formatRupiah(valid.harga * quantity)}</span>
              </span>
              {quantity > 1 && <span className="harga block text-sm text-tinta-2">@ {formatRupiah(valid.harga)}</span>}
            </p>
          </div>
        )}
      </div>
    </li>
  )
}

/** Reasons why the line cannot be bought as it stands, and its change of price. */
function Changes({ line }: { line: KeranjangLine }) {
  const { harga, stok, resep, quantity } = line
  // Price last seen by the customer; the current one arrives while the line is shown.
  const [oldHarga] = useState(harga)
  return (
    <div role="status" className="font-medium text-kuning text-sm">
      {resep && 'produkId' in line && <NeedsResep produkId={line.produkId} />}
      {stok === 0 && !resep && <p>Sedang tidak bisa dibeli, jadi tidak ikut dihitung.</p>}
      {stok > 0 && quantity > stok && (
        <p>Stok tinggal {formatGrouped(stok)}. Jumlahnya kami sesuaikan saat Anda memesan.</p>
      )}
      {harga !== oldHarga && (
        <p>
          <RupiahText>{`Harga berubah dari ${formatRupiah(oldHarga)} menjadi ${formatRupiah(harga)}.`}</RupiahText>
        </p>
      )}
    </div>
  )
}

function NeedsResep({ produkId }: { produkId: number }) {
  return (
    <p>
      Perlu resep dokter hewan, jadi tidak bisa dibeli dari keranjang.{' '}
      <Link to={`/produk/produk-satuan/${produkId}`} className="tautan">
        Pesan dengan resep
      </Link>
    </p>
  )
}
