import type { ReactNode } from 'react'
import { termSentence } from '#content/terms.ts'
import { type Money, remainingMoney } from '#contract/buku/money.ts'
import type { RefundedMoney } from '#contract/pembayaran/returned.ts'
import type { Nota as NomorNota } from '#contract/pesanan/nota.ts'
import type { Ppn } from '#contract/uang/ppn.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { useTokoName } from '#web/lib/settings.ts'
import { cx } from '#web/ui/cx.ts'
import { rincianPpn } from './baris-ppn.ts'
import { LotContents } from './isi-lot.tsx'
import { RefundedParts } from './refunds.tsx'
import { Alamat, Fact, RegistrationNomor, Sheet } from './sheet.tsx'

interface Harga {
  items: { produkId: number | null; paketId: number | null; nama: string; nie: string; jumlah: number; harga: number }[]
  nama_shipping: string
  biaya_kirim: number
  diskon: number
  diskon_ongkir: number
  /** True if the shipping fee is not known yet. */
  menunggu_ongkir?: boolean
  total_harga: number
  /** Tax in rupiah that was added to the total. `ppn` is the tax on the goods that were paid and not refunded. */
  ppn_ditambah?: number
  ppn?: Ppn | null
}

/** Contents of each refund. */
type ReturnedParts = readonly Pick<RefundedMoney, 'barang' | 'ongkir'>[]

type Totals = Omit<Harga, 'items'> & Money & { kembali?: ReturnedParts }

/** Contents of the parcel, per lot. */
type Kemasan = readonly { produkId: number; nama: string; nomor: string; kedaluwarsa: string | null; jumlah: number }[]

interface NotaProps extends Harga, Money {
  kemasan: Kemasan
  kembali?: ReturnedParts
  /** Number of the order whose goods this order replaces free of charge. */
  pengganti_dari?: string | null
  /** Receipt number; null until the order is paid. */
  nota?: NomorNota | null
  /** Number of the order; `date` is the date of the order. */
  nomor: string
  date: string
  pembeli: { nama: string; no_hp: string; alamat: string }
  /** Payment status. */
  pembayaran: ReactNode
  lunas: boolean
  /** True if payments are simulated: the document is no proof of payment. */
  simulated: boolean
  /** Heading level of the document. */
  level?: 'h1' | 'h2'
}

/** Renders an order with its prices as a printable document. */
export function Nota({
  nota,
  nomor,
  date,
  level,
  pembeli,
  pembayaran,
  lunas,
  simulated,
  items,
  kemasan,
  pengganti_dari,
  ...harga
}: NotaProps) {
  const name = useTokoName()
  return (
    <Sheet
      title="Nota"
      nomor={nota ? `No. ${nota.nomor}` : nomor}
      recordId={nota ? `Pesanan ${nomor}` : undefined}
      date={nota?.waktu ?? date}
      level={level}
    >
      {simulated && (
        <p className="mt-5 rounded border border-kuning border-dashed px-4 py-2 text-center font-semibold text-kuning text-sm">
          CONTOH: pembayaran disimulasikan. Nota ini bukan bukti pembayaran yang sah.
        </p>
      )}
      <dl className="mt-5 grid gap-5 sm:grid-cols-2 print:grid-cols-2">
        <Fact name="Pembeli">
          <Alamat {...pembeli} />
        </Fact>
        <Fact name="Pembayaran">{pembayaran}</Fact>
      </dl>
      {pengganti_dari && <p className="mt-4">Tanpa biaya: pengganti barang dari pesanan {pengganti_dari}.</p>}
      <Content items={items} kemasan={kemasan} />
      <Amount {...harga} />
      {harga.ppn && <p className="mt-2 ml-auto max-w-sm text-sm text-tinta-2">{termSentence('DPP')}</p>}
      {lunas && <p className="mt-6 text-sm text-tinta-2">Terima kasih sudah berbelanja di {name}.</p>}
    </Sheet>
  )
}

const CELL_CLASS = 'py-2.5 pl-3 text-right'

/** Table of the lines. On a phone, quantity and price stand under the name, because four columns do not fit. */
function Content({ items, kemasan }: Pick<NotaProps, 'items' | 'kemasan'>) {
  return (
    <table className="mt-6 w-full border-collapse text-left">
      <thead>
        <tr className="border-garis-tua border-b text-sm text-tinta-2">
          <th scope="col" className="py-2 font-semibold">
            Barang
          </th>
          <th scope="col" className={cx(CELL_CLASS, 'font-semibold max-sm:hidden')}>
            Jumlah
          </th>
          <th scope="col" className={cx(CELL_CLASS, 'font-semibold max-sm:hidden')}>
            Harga
          </th>
          <th scope="col" className={cx(CELL_CLASS, 'font-semibold')}>
            Subtotal
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ produkId, paketId, nama, nie, jumlah, harga }) => (
          <tr key={`${nama} ${harga}`} className="break-inside-avoid border-garis border-b align-top">
            <td className="py-2.5">
              {nama}
              <RegistrationNomor nie={nie} />
              <span className="block text-sm text-tinta-2 sm:hidden">
                {jumlah} × <span className="harga">{formatRupiah(harga)}</span>
              </span>
              <LotRow kemasan={kemasan} items={items} produkId={produkId} paketId={paketId} />
            </td>
            <td className={cx(CELL_CLASS, 'max-sm:hidden')}>{jumlah}</td>
            <td className={cx(CELL_CLASS, 'harga max-sm:hidden')}>{formatRupiah(harga)}</td>
            <td className={cx(CELL_CLASS, 'harga')}>{formatRupiah(harga * jumlah)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Lots of a line, under its product. An order with a package has no lines for its parts, so all lots stand under the package.
 */
function LotRow({ kemasan, items, produkId, paketId }: { kemasan: Kemasan } & Pick<NotaProps, 'items'> & Ids) {
  const paket = items.find((item) => item.paketId)
  if (!paket) return <LotContents lot={kemasan.filter((lot) => lot.produkId === produkId)} />
  if (paketId !== paket.paketId) return null
  const contents = Map.groupBy(kemasan, ({ nama }) => nama)
  return [...contents].map(([name, lot]) => (
    <div key={name} className="mt-1 text-sm">
      {name}
      <LotContents lot={lot} />
    </div>
  ))
}

interface Ids {
  produkId: number | null
  paketId: number | null
}

/** Totals; after a refund also the paid and the remaining amount. */
function Amount({
  nama_shipping,
  biaya_kirim,
  diskon,
  diskon_ongkir,
  menunggu_ongkir = false,
  total_harga,
  ppn_ditambah = 0,
  kembali = [],
  ppn,
  ...money
}: Totals) {
  return (
    <dl className="ml-auto grid max-w-sm break-inside-avoid gap-2 pt-3">
      {diskon > 0 && <Line name="Diskon" value={-diskon} />}
      {ppn_ditambah > 0 && <Line name="PPN" value={ppn_ditambah} />}
      {menunggu_ongkir ? (
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-tinta-2">Ongkir ({nama_shipping})</dt>
          <dd>Belum pasti</dd>
        </div>
      ) : (
        <Line name={`Ongkir (${nama_shipping})`} value={biaya_kirim} />
      )}
      {diskon_ongkir > 0 && <Line name="Diskon ongkir" value={-diskon_ongkir} />}
      <div className="flex items-baseline justify-between gap-4 border-garis-tua border-t pt-2">
        <dt className="font-semibold">{menunggu_ongkir ? 'Total tanpa ongkir' : 'Total'}</dt>
        <dd className="harga font-bold text-xl">{formatRupiah(total_harga)}</dd>
      </div>
      {ppn && rincianPpn(ppn, ppn_ditambah).map(([name, value]) => <Line key={name} name={name} value={value} />)}
      {money.dikembalikan > 0 && (
        <>
          <Line name="Dibayar" value={money.dibayar} />
          <Line name="Dikembalikan" value={-money.dikembalikan} />
          {kembali.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet of paper keeps nothing
            <div key={index} className="text-sm text-tinta-2">
              <dt className="sr-only">Rincian dana kembali</dt>
              <dd>
                <RefundedParts {...item} />
              </dd>
            </div>
          ))}
          <Line name="Sisa pembayaran" value={remainingMoney(money)} />
        </>
      )}
    </dl>
  )
}

function Line({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-tinta-2">{name}</dt>
      <dd className="harga">{formatRupiah(value)}</dd>
    </div>
  )
}
