import { beratText } from '#contract/checkout/berat.ts'
import { BAHAYA } from '#contract/katalog/golongan.ts'
import { formatNoHp } from '#contract/no-hp.ts'
import { keepApart } from '#contract/pemenuhan/keep-apart.ts'
import { useToko, useTokoName } from '#web/lib/settings.ts'
import { KodeQr } from '#web/shared/kode-qr.tsx'
import type { PrintedPesanan } from './isi-kiriman.ts'

/** Maximum number of lines that fit on the label. The packing slip in the parcel lists all of them. */
const LINES_MAX = 5

/**
 * Shipping label without prices: sender, recipient, courier and handling marks.
 * @param mention number of the partial shipment
 */
export function ShippingLabel({
  pesanan,
  mention,
}: {
  pesanan: Omit<PrintedPesanan, 'kiriman'>
  mention?: string | undefined
}) {
  const { midtrans_order_id: nomor, nama, no_hp, alamat, nama_shipping, kurir, resi, catatan } = pesanan
  const items = pesanan.items.filter(({ jumlah, kembali }) => jumlah > kembali)
  const berat = beratText(items)
  return (
    <article
      aria-label={`Label ${nomor}`}
      className="label-kirim flex h-[142mm] w-[92mm] max-w-full flex-col gap-2 overflow-hidden border border-tinta bg-white p-[3mm] text-[11pt] text-black leading-snug"
    >
      <header className="flex items-start justify-between gap-2 border-black border-b-2 pb-2">
        <Sender />
        <p className="text-right font-bold [overflow-wrap:anywhere]">{kurir || nama_shipping}</p>
      </header>
      <div className="flex gap-3">
        <KodeQr
          text={resi || nomor}
          label={resi ? `Kode resi ${resi}` : `Kode pesanan ${nomor}`}
          className="size-[26mm]"
        />
        <dl className="min-w-0 flex-1 text-[9pt]">
          {resi && (
            <>
              <dt>Nomor resi</dt>
              <dd className="mb-1 font-bold text-[13pt] leading-tight [overflow-wrap:anywhere]">{resi}</dd>
            </>
          )}
          <dt>Nomor pesanan</dt>
          <dd className="font-semibold [overflow-wrap:anywhere]">{nomor}</dd>
          {mention && (
            <>
              <dt className="sr-only">Bagian</dt>
              <dd className="font-bold first-letter:uppercase">{mention}</dd>
            </>
          )}
          {berat && (
            <>
              <dt className="sr-only">Berat</dt>
              <dd>{berat}</dd>
            </>
          )}
        </dl>
      </div>
      <div className="border-black border-t-2 pt-2">
        <p className="text-[9pt]">Kepada</p>
        <p className="font-bold text-[15pt] leading-tight [overflow-wrap:anywhere]">{nama}</p>
        <p className="font-bold text-[13pt]">{formatNoHp(no_hp)}</p>
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{alamat}</p>
        {catatan && <p className="mt-1 line-clamp-2 text-[9pt] [overflow-wrap:anywhere]">Catatan: {catatan}</p>}
      </div>
      <Contents items={items} bagian={pesanan.bagian} />
    </article>
  )
}

function Contents({ items, bagian }: Pick<PrintedPesanan, 'items' | 'bagian'>) {
  return (
    <div className="mt-auto border-black border-t pt-2 text-[9pt]">
      <Cargo bagian={bagian} />
      <ul>
        {items.slice(0, LINES_MAX).map(({ urutan, nama: barang, jumlah, kembali }) => (
          <li key={urutan} className="truncate">
            {jumlah - kembali} × {barang}
          </li>
        ))}
        {items.length > LINES_MAX && <li>dan {items.length - LINES_MAX} barang lain</li>}
      </ul>
    </div>
  )
}

function Sender() {
  const toko = useToko()
  return (
    <div className="min-w-0 text-[9pt] [overflow-wrap:anywhere]">
      {toko?.logo && <img src={toko.logo} alt="" width={48} height={48} className="float-left mr-2 size-[12mm]" />}
      <p>Pengirim</p>
      <p className="font-bold text-[11pt]">{useTokoName()}</p>
      <p>{toko?.telepon_toko || toko?.whatsapp_toko}</p>
    </div>
  )
}

/** Hazards and cold storage, once each, as text: a thermal printer has no colors. */
function Cargo({ bagian }: Pick<PrintedPesanan, 'bagian'>) {
  const marks = [
    ...(keepApart(bagian).length > 0 ? ['KEMAS TERPISAH'] : []),
    ...new Set(bagian.flatMap(({ bahaya }) => (bahaya === 'tidak_ada' ? [] : [BAHAYA[bahaya]]))),
    ...(bagian.some(({ suhu_simpan }) => suhu_simpan === 'dingin') ? ['Harus dingin'] : []),
  ]
  if (marks.length === 0) return null
  return <p className="mb-1.5 border-2 border-black p-1 text-center font-bold">{marks.join(', ')}</p>
}
