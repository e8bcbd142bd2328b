import { useLocation, useNavigate } from 'react-router'
import { beratText } from '#contract/checkout/berat.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { addedPpn, subtotalOf } from '#contract/uang/total.ts'
import { type KeranjangLine, keyOf } from '#web/lib/cart.ts'
import { readSession } from '#web/lib/session-store.ts'
import { useToko } from '#web/lib/settings.ts'
import { ACCESS_LIMITED } from '#web/toko/akun/sesi/access-limited.ts'
import { returnTo } from '#web/toko/akun/sesi/return-to.ts'
import { itemsOfKeranjang, type PesananKeranjangState } from '#web/toko/checkout/pesanan-origin.ts'
import { Rincian } from '#web/toko/checkout/ringkasan-harga.tsx'
import type { Ongkir } from '#web/toko/checkout/use-ongkir.ts'
import { WithoutPengiriman } from '#web/toko/checkout/without-pengiriman.tsx'
import type { ShippingSifat } from '#web/toko/katalog/sifat.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { usePengirimanKeranjang } from './pengiriman-keranjang.ts'

interface KeranjangRingkasanProps {
  lines: readonly KeranjangLine[]
  kiriman: ReadonlyMap<string, ShippingSifat>
}

/** Total, shipping, and the button to the checkout. */
export function KeranjangRingkasan({ lines, kiriman }: KeranjangRingkasanProps) {
  const can = lines.filter(({ stok }) => stok > 0)
  const cargo = can.flatMap((line) => {
    const sifat = kiriman.get(keyOf(line))
    return sifat ? [{ nama: line.nama, jumlah: line.quantity, ...sifat }] : []
  })
  const pengiriman = usePengirimanKeranjang(cargo, itemsOfKeranjang(can))
  const { chosen } = pengiriman
  const proceed = useProceed(lines, chosen?.kode)

  const subtotal = subtotalOf(can.map(({ harga, quantity }) => ({ harga, jumlah: quantity })))
  const ppn = addedPpn(useToko()?.ppn, subtotal)
  const biaya = can.length > 0 ? (chosen?.ongkir.biaya ?? 0) : 0
  const total = formatRupiah(subtotal + ppn + biaya)
  return (
    <section aria-labelledby="ringkasan-keranjang" className="kartu p-4 md:p-5 lg:sticky lg:top-20">
      <h2 id="ringkasan-keranjang" className="text-lg tracking-normal">
        Ringkasan Pesanan
      </h2>
      <dl className="mt-3 grid gap-2.5">
        {can.map((line) => (
          <Rincian key={keyOf(line)} name={`${line.quantity} × ${line.nama}`}>
            {formatRupiah(line.harga * line.quantity)}
          </Rincian>
        ))}
      </dl>
      <dl className="mt-3 grid gap-2.5 border-garis border-t pt-3">
        <Rincian name="Subtotal">{formatRupiah(subtotal)}</Rincian>
        {ppn > 0 && <Rincian name="PPN">{formatRupiah(ppn)}</Rincian>}
        {/* The line is always rendered, so that the layout does not shift when the weight is known. */}
        <Rincian name="Berat">{cargo.length < can.length ? '…' : (beratText(cargo) ?? '–')}</Rincian>
      </dl>
      <PengirimanChoice {...pengiriman} many={can.length > 1} />
      <dl className="mt-4 flex items-baseline justify-between gap-4 border-garis border-t pt-3">
        <dt className="font-semibold">Total</dt>
        <dd className="harga font-bold text-2xl" aria-live="polite">
          {total}
        </dd>
      </dl>
      {chosen?.ongkir.biaya === null && (
        <p className="mt-2 text-sm text-tinta-2">Belum termasuk ongkir. Ongkir dihitung menurut alamat Anda.</p>
      )}
      <div className="bar-bawah md:mt-5">
        <p aria-hidden className="harga font-bold text-lg md:hidden">
          {total}
        </p>
        <Button onClick={proceed} variant="utama" disabled={can.length === 0 || !chosen} className="w-full">
          Lanjut ke Pembayaran
        </Button>
      </div>
    </section>
  )
}

type ChoiceProps = ReturnType<typeof usePengirimanKeranjang> & {
  /** True if the cart has several lines. */
  many: boolean
}

/** Shipping method, with the reasons why some may not carry all goods. */
function PengirimanChoice({ metode, chosen, reason, setKode, many }: ChoiceProps) {
  return (
    <div className="mt-4">
      <SelectField
        label="Pengiriman"
        // The hint is always rendered, so that the layout does not shift when it is known.
        hint={chosen?.waktu || '\u00a0'}
        value={chosen?.kode ?? ''}
        onChange={(event) => setKode(event.target.value)}
      >
        {!chosen && <option value="">Belum bisa dikirim</option>}
        {metode.map(({ kode, nama, ongkir, isAllowed }) => (
          <option key={kode} value={kode} disabled={!isAllowed}>
            {isAllowed ? `${nama}, ${shortOngkir(ongkir)}` : `${nama} (tidak untuk semua barang ini)`}
          </option>
        ))}
      </SelectField>
      {reason.length > 0 && (
        <ul className="mt-2 grid gap-1 font-medium text-kuning text-sm">
          {reason.map((item) => (
            <li key={item}>{item}.</li>
          ))}
        </ul>
      )}
      {!chosen && (
        <div className="mt-3">
          <WithoutPengiriman many={many} />
        </div>
      )}
    </div>
  )
}

/** Returns the fee as an option shows it; an unknown fee depends on the address. */
const shortOngkir = ({ cara, biaya }: Pick<Ongkir, 'cara' | 'biaya'>) =>
  cara === 'gratis' ? 'gratis' : biaya === null ? 'menurut alamat' : formatRupiah(biaya)

/**
 * Returns the handler of the checkout button. Without a session, it asks for a login and keeps the cart open behind the dialog.
 */
function useProceed(lines: readonly KeranjangLine[], pengiriman = '') {
  const { confirm } = useAlerts()
  const navigate = useNavigate()
  const location = useLocation()
  return async () => {
    // Read the store directly: the rendered session may lag behind during hydration.
    if (readSession().token) {
      const state: PesananKeranjangState = { items: itemsOfKeranjang(lines), pengiriman }
      await navigate('/pemesanan', { state })
    } else if (await confirm(ACCESS_LIMITED)) {
      await navigate('/login', { state: returnTo(location) })
    }
  }
}
