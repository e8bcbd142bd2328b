import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { QUANTITY_MAX } from '#contract/jumlah.ts'
import type { PaketItem } from '#contract/katalog/endpoints.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { CargoMarks } from '#web/shared/cargo-marks.tsx'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { fullOf } from '#web/toko/katalog/buy/baris-keranjang.ts'
import { StruckHarga } from '#web/toko/katalog/buy/struck-harga.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { isOrderable, type PesananLine } from './baris-pesanan.ts'

interface PesananLineKartuProps {
  line: PesananLine
  /** Regular unit price when the checkout opened, if it has changed since. */
  oldHarga: number | undefined
  /** Maximum quantity: a prescription may allow less than the stock. */
  most: number
  /** Wanted quantity, which may exceed the stock. */
  requested: number
  /** True if the order has several lines: the card is smaller, and its quantity field is labeled with the name. */
  many: boolean
  onQuantity(quantity: number): void
}

/** A product or package of the order, with its quantity. */
export function PesananLineKartu({ line, oldHarga, most, requested, many, onQuantity }: PesananLineKartuProps) {
  const { jenis, nama, deskripsi, harga, semula, stok, gambar, contents, jumlah } = line
  const id = useId()
  return (
    <section aria-labelledby={id} className="kartu flex flex-wrap gap-4 p-4 md:p-5">
      <div className={many ? 'w-20 shrink-0 sm:w-28' : 'w-24 shrink-0 sm:w-36'}>
        <GambarKatalog
          kind={jenis === 'paket' ? 'paket' : 'produks'}
          gambar={gambar}
          alt=""
          sizes="9rem"
          isMain={!many}
        />
      </div>
      {/* Without room beside the picture, this wraps below it. */}
      <div className="min-w-0 flex-1 basis-36">
        <h2 id={id} className="text-lg leading-snug tracking-normal">
          {nama}
        </h2>
        {!many && <p className="mt-1 line-clamp-2 text-sm text-tinta-2">{deskripsi}</p>}
        <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
          <span className="harga font-bold text-lg">{formatRupiah(harga)}</span>
          <StruckHarga original={semula} />
          <span className="text-sm text-tinta-2">{stokWords(stok, jenis)}</span>
        </p>
        {oldHarga !== undefined && (
          <p role="status" className="mt-1 font-medium text-kuning text-sm">
            Harganya baru saja berubah. Tadi {formatRupiah(oldHarga)}.
          </p>
        )}
        <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
          <CargoMarks {...line} />
        </p>
        {many && !isOrderable(line) && <p className="mt-1 font-medium text-kuning text-sm">Tidak ikut dipesan.</p>}
        {contents.length > 0 && <PaketContents contents={contents} closed={many} />}
        {stok > 0 && (
          <div className="mt-3">
            <Stepper
              label={many ? `Jumlah ${nama}` : 'Jumlah'}
              value={jumlah}
              min={1}
              max={Math.min(most, QUANTITY_MAX)}
              isFull={most < stok ? `Sisa jatah beli dari resep ini: ${formatGrouped(most)}.` : fullOf(stok)}
              onChange={onQuantity}
            />
            {requested > jumlah && (
              <p role="status" className="mt-1 font-medium text-kuning text-sm">
                {most < stok
                  ? `Sisa jatah beli dari resep ini: ${formatGrouped(most)}.`
                  : `Stok tinggal ${formatGrouped(stok)}.`}{' '}
                Jumlahnya kami sesuaikan. Tadi Anda memilih {formatGrouped(requested)}.
              </p>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

/** Returns the stock text. A package without stock-tracked parts is limited only by the maximum order quantity. */
function stokWords(stok: number, kind: PesananLine['jenis']): string {
  if (stok === 0) return 'Stok habis'
  return kind === 'paket' && stok === QUANTITY_MAX ? 'Tersedia' : `Stok: ${formatGrouped(stok)}`
}

function PaketContents({ contents, closed }: { contents: PaketItem[]; closed: boolean }) {
  return (
    <details open={!closed} className="group mt-2">
      <summary className="flex min-h-11 w-fit items-center gap-2 rounded font-semibold text-laut underline-offset-4 hover:underline">
        Isi paket
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid list-disc gap-1 pl-5 text-sm text-tinta-2 [overflow-wrap:anywhere]">
        {contents.map(({ nama, jumlah }) => (
          <li key={nama}>{jumlah > 1 ? `${formatGrouped(jumlah)} × ${nama}` : nama}</li>
        ))}
      </ul>
    </details>
  )
}
