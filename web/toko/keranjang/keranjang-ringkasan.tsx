import { useLocation, useNavigate } from 'react-router'
import { teksBerat } from '#contract/checkout/berat.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { ppnDitambah, subtotalOf } from '#contract/uang/total.ts'
import { type BarisKeranjang, keyOf } from '#web/lib/cart.ts'
import { readSession } from '#web/lib/session-store.ts'
import { useToko } from '#web/lib/settings.ts'
import { AKSES_DIBATASI } from '#web/toko/akun/sesi/akses-dibatasi.ts'
import { returnTo } from '#web/toko/akun/sesi/return-to.ts'
import { itemsOfKeranjang, type PesananKeranjangState } from '#web/toko/checkout/pesanan-asal.ts'
import { Rincian } from '#web/toko/checkout/ringkasan-harga.tsx'
import { TanpaPengiriman } from '#web/toko/checkout/tanpa-pengiriman.tsx'
import type { Ongkir } from '#web/toko/checkout/use-ongkir.ts'
import type { Kiriman } from '#web/toko/katalog/sifat.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { usePengirimanKeranjang } from './pengiriman-keranjang.ts'

interface KeranjangRingkasanProps {
  baris: readonly BarisKeranjang[]
  kiriman: ReadonlyMap<string, Kiriman>
}

/** Total, shipping, and the button to the checkout. */
export function KeranjangRingkasan({ baris, kiriman }: KeranjangRingkasanProps) {
  const dapat = baris.filter(({ stok }) => stok > 0)
  const dikirim = dapat.flatMap((line) => {
    const sifat = kiriman.get(keyOf(line))
    return sifat ? [{ nama: line.nama, jumlah: line.quantity, ...sifat }] : []
  })
  const { metode, terpilih, alasan, setKode } = usePengirimanKeranjang(dikirim, itemsOfKeranjang(dapat))
  const lanjut = useLanjut(baris, terpilih?.kode)

  const subtotal = subtotalOf(dapat.map(({ harga, quantity }) => ({ harga, jumlah: quantity })))
  const ppn = ppnDitambah(useToko()?.ppn, subtotal)
  const biaya = dapat.length > 0 ? (terpilih?.ongkir.biaya ?? 0) : 0
  const total = formatRupiah(subtotal + ppn + biaya)
  return (
    <section aria-labelledby="ringkasan-keranjang" className="kartu p-4 md:p-5 lg:sticky lg:top-20">
      <h2 id="ringkasan-keranjang" className="text-lg tracking-normal">
        Ringkasan Pesanan
      </h2>
      <dl className="mt-3 grid gap-2.5">
        {dapat.map((line) => (
          <Rincian key={keyOf(line)} nama={`${line.quantity} × ${line.nama}`}>
            {formatRupiah(line.harga * line.quantity)}
          </Rincian>
        ))}
      </dl>
      <dl className="mt-3 grid gap-2.5 border-garis border-t pt-3">
        <Rincian nama="Subtotal">{formatRupiah(subtotal)}</Rincian>
        {ppn > 0 && <Rincian nama="PPN">{formatRupiah(ppn)}</Rincian>}
        {/* The line is always rendered, so that the layout does not shift when the weight is known. */}
        <Rincian nama="Berat">{dikirim.length < dapat.length ? '…' : (teksBerat(dikirim) ?? '–')}</Rincian>
      </dl>
      <div className="mt-4">
        <SelectField
          label="Pengiriman"
          // The hint is always rendered, so that the layout does not shift when it is known.
          hint={terpilih?.waktu || '\u00a0'}
          value={terpilih?.kode ?? ''}
          onChange={(event) => setKode(event.target.value)}
        >
          {!terpilih && <option value="">Belum bisa dikirim</option>}
          {metode.map(({ kode, nama, ongkir, boleh }) => (
            <option key={kode} value={kode} disabled={!boleh}>
              {boleh ? `${nama}, ${ongkirSingkat(ongkir)}` : `${nama} (tidak untuk semua barang ini)`}
            </option>
          ))}
        </SelectField>
        {alasan.length > 0 && (
          <ul className="mt-2 grid gap-1 font-medium text-kuning text-sm">
            {alasan.map((satu) => (
              <li key={satu}>{satu}.</li>
            ))}
          </ul>
        )}
        {!terpilih && (
          <div className="mt-3">
            <TanpaPengiriman banyak={dapat.length > 1} />
          </div>
        )}
      </div>
      <dl className="mt-4 flex items-baseline justify-between gap-4 border-garis border-t pt-3">
        <dt className="font-semibold">Total</dt>
        <dd className="harga font-bold text-2xl" aria-live="polite">
          {total}
        </dd>
      </dl>
      {terpilih?.ongkir.biaya === null && (
        <p className="mt-2 text-sm text-tinta-2">Belum termasuk ongkir. Ongkir dihitung menurut alamat Anda.</p>
      )}
      <div className="bar-bawah md:mt-5">
        <p aria-hidden className="harga font-bold text-lg md:hidden">
          {total}
        </p>
        <Button onClick={lanjut} variant="utama" disabled={dapat.length === 0 || !terpilih} className="w-full">
          Lanjut ke Pembayaran
        </Button>
      </div>
    </section>
  )
}

/** Returns the fee as an option shows it; an unknown fee depends on the address. */
const ongkirSingkat = ({ cara, biaya }: Pick<Ongkir, 'cara' | 'biaya'>) =>
  cara === 'gratis' ? 'gratis' : biaya === null ? 'menurut alamat' : formatRupiah(biaya)

/**
 * Returns the handler of the checkout button. Without a session, it asks for a login and keeps the cart open behind the dialog.
 */
function useLanjut(baris: readonly BarisKeranjang[], pengiriman = '') {
  const { confirm } = useAlerts()
  const navigate = useNavigate()
  const location = useLocation()
  return async () => {
    // Read the store directly: the rendered session may lag behind during hydration.
    if (readSession().token) {
      const state: PesananKeranjangState = { items: itemsOfKeranjang(baris), pengiriman }
      await navigate('/pemesanan', { state })
    } else if (await confirm(AKSES_DIBATASI)) {
      await navigate('/login', { state: returnTo(location) })
    }
  }
}
