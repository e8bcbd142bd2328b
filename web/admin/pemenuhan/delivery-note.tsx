import { beratText } from '#contract/checkout/berat.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { unpacked } from '#web/admin/pesanan/isi-kemasan.ts'
import { LotContents } from '#web/shared/isi-lot.tsx'
import { Alamat, Fact, RegistrationNomor, Sheet } from '#web/shared/sheet.tsx'
import { DeliveryNoteCargo } from './delivery-note-cargo.tsx'
import type { KirimanContents, PrintedPesanan } from './isi-kiriman.ts'
import { KeepApartNotice } from './keep-apart-notice.tsx'

interface Props {
  pesanan: Omit<PrintedPesanan, 'kiriman'>
  /** Refund as text; undefined without refunds. */
  dikembalikan: string | undefined
  /** Set if the slip is for a partial shipment. */
  kiriman?: Pick<KirimanContents, 'mention' | 'remark' | 'isWholePaket'> | undefined
}

/** Packing slip: contents and recipient of the parcel, without prices. */
export function DeliveryNote({ pesanan, dikembalikan, kiriman }: Props) {
  const { catatan, nama_shipping, kurir, resi } = pesanan
  const [items, bagian] = [pesanan.items.flatMap(remainingOf), pesanan.bagian.flatMap(remainingOf)]
  const berat = beratText(items)
  const isPaket = items.some(({ paketId }) => paketId)
  const kemasan = new Map<number | null, Lot[]>(bagian.map((one) => [one.produkId, one.kemasan]))
  return (
    <Sheet
      title={kiriman ? `Surat jalan ${kiriman.mention}` : 'Surat Jalan'}
      nomor={pesanan.midtrans_order_id}
      date={pesanan.created_at}
    >
      <dl className="mt-5 grid gap-5 sm:grid-cols-2 print:grid-cols-2">
        <Fact name="Kirim ke">
          <Alamat {...pesanan} />
        </Fact>
        <Fact name="Pengiriman">
          <span className="block">{nama_shipping}</span>
          {kurir && <span className="block">Kurir: {kurir}</span>}
          {resi && <span className="block">No. resi: {resi}</span>}
          {berat && <span className="block">Berat barang: {berat}</span>}
        </Fact>
      </dl>
      {dikembalikan && <p className="mt-5 text-sm">{dikembalikan}. Kirim hanya barang di bawah ini.</p>}
      {kiriman?.remark.map((sentence) => (
        <p key={sentence} className="mt-5 text-sm">
          {sentence}
        </p>
      ))}
      <div className="mt-5 empty:hidden">
        <KeepApartNotice bagian={bagian} />
      </div>
      <DeliveryNoteCargo bagian={bagian} />
      <Barang
        title="Barang"
        barang={isPaket ? items : items.map((item) => ({ ...item, lot: kemasan.get(item.produkId) }))}
      />
      {items.length === 0 && <p className="mt-3">Tidak ada barang yang tersisa untuk dikirim.</p>}
      {isPaket && bagian.length > 0 && kiriman?.isWholePaket !== false && (
        <Barang title="Isi dari gudang" barang={bagian.map((one) => ({ ...one, lot: one.kemasan }))} />
      )}
      {unpacked(pesanan) && <p className="mt-3 text-sm">Belum dikemas: lotnya belum tercatat.</p>}
      {catatan && (
        <dl className="mt-5">
          <Fact name="Catatan pembeli">
            <span className="whitespace-pre-line">{catatan}</span>
          </Fact>
        </dl>
      )}
      <div className="mt-10 grid break-inside-avoid print:mt-6 grid-cols-2 gap-10 text-center text-sm">
        {['Disiapkan oleh', 'Diterima oleh'].map((who) => (
          <p key={who} className="border-garis-tua border-b pb-16">
            {who}
          </p>
        ))}
      </div>
    </Sheet>
  )
}

/** Reduces an item to the quantity that was not returned; empty if all of it was returned. */
const remainingOf = <T extends { jumlah: number; kembali: number }>(barang: T): T[] =>
  barang.jumlah > barang.kembali ? [{ ...barang, jumlah: barang.jumlah - barang.kembali }] : []

type Lot = PesananAdmin['bagian'][number]['kemasan'][number]

function Barang({
  title,
  barang,
}: {
  title: string
  barang: { nama: string; nie: string; jumlah: number; lot?: Lot[] | undefined }[]
}) {
  return (
    <table className="mt-6 w-full border-collapse text-left">
      <thead>
        <tr className="border-garis-tua border-b text-sm text-tinta-2">
          <th scope="col" className="py-2 font-semibold">
            {title}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            Jumlah
          </th>
          <th scope="col" className="w-24 py-2 pl-3 text-right font-semibold">
            Diperiksa
          </th>
        </tr>
      </thead>
      <tbody>
        {barang.map(({ nama, nie, jumlah, lot = [] }) => (
          <tr key={nama} className="break-inside-avoid border-garis border-b">
            <td className="py-2.5 print:py-1">
              {nama}
              <RegistrationNomor nie={nie} />
              <LotContents lot={lot} />
            </td>
            <td className="harga py-2.5 pl-3 text-right font-semibold print:py-1">{jumlah}</td>
            <td className="py-2.5 pl-3 print:py-1">
              <span aria-hidden className="ml-auto block size-5 border border-tinta-2" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
