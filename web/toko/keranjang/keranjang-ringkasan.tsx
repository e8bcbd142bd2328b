import { useLocation, useNavigate } from 'react-router'
import { formatRupiah } from '#contract/rupiah.ts'
import { type BarisKeranjang, jumlahDapat, keyOf } from '#web/lib/cart.ts'
import { readSession } from '#web/lib/session-store.ts'
import { AKSES_DIBATASI } from '#web/toko/akun/akses-dibatasi.ts'
import { returnTo } from '#web/toko/akun/return-to.ts'
import { itemsOfKeranjang, type PesananKeranjangState } from '#web/toko/pesanan/pesanan-asal.ts'
import { Rincian } from '#web/toko/pesanan/ringkasan-harga.tsx'
import { totalHarga } from '#web/toko/pesanan/total-harga.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { usePengirimanKeranjang } from './pengiriman-keranjang.ts'

/** What it comes to, how it travels, and the way on. */
export function KeranjangRingkasan({ baris }: { baris: readonly BarisKeranjang[] }) {
  const { metode, terpilih, setKode } = usePengirimanKeranjang()
  const lanjut = useLanjut(baris, terpilih.kode)

  const dapat = baris.filter(({ stok }) => stok > 0)
  const hitungan = dapat.map((line) => ({ harga: line.harga, jumlah: jumlahDapat(line) }))
  const total = formatRupiah(dapat.length > 0 ? totalHarga(hitungan, terpilih.biaya) : 0)
  return (
    <section aria-labelledby="ringkasan-keranjang" className="kartu p-4 md:p-5 lg:sticky lg:top-20">
      <h2 id="ringkasan-keranjang" className="text-lg tracking-normal">
        Ringkasan Pesanan
      </h2>
      <dl className="mt-3 grid gap-2.5">
        {dapat.map((line) => (
          <Rincian key={keyOf(line)} nama={`${jumlahDapat(line)} × ${line.nama}`}>
            {formatRupiah(line.harga * jumlahDapat(line))}
          </Rincian>
        ))}
      </dl>
      <dl className="mt-3 border-garis border-t pt-3">
        <Rincian nama="Subtotal">{formatRupiah(totalHarga(hitungan))}</Rincian>
      </dl>
      <div className="mt-4">
        <SelectField
          label="Pengiriman"
          // Its line is there from the start, so that nothing moves when it is known.
          hint={terpilih.estimasi ? `Tiba dalam ${terpilih.estimasi}.` : '\u00a0'}
          value={terpilih.kode}
          onChange={(event) => setKode(event.target.value)}
        >
          {metode.map(({ kode, nama, biaya }) => (
            <option key={kode} value={kode}>
              {`${nama}, ${formatRupiah(biaya)}`}
            </option>
          ))}
        </SelectField>
      </div>
      <dl className="mt-4 flex items-baseline justify-between gap-4 border-garis border-t pt-3">
        <dt className="font-semibold">Total</dt>
        <dd className="harga font-bold text-2xl" aria-live="polite">
          {total}
        </dd>
      </dl>
      <div className="bar-bawah md:mt-5">
        <p aria-hidden className="harga font-bold text-lg md:hidden">
          {total}
        </p>
        <Button onClick={lanjut} variant="utama" disabled={dapat.length === 0} className="w-full">
          Lanjut ke Pembayaran
        </Button>
      </div>
    </section>
  )
}

/** Without a session the cart stays open behind the question. */
function useLanjut(baris: readonly BarisKeranjang[], pengiriman: string) {
  const { confirm } = useAlerts()
  const navigate = useNavigate()
  const location = useLocation()
  return async () => {
    // Asked itself: what is drawn of it may be a moment behind while the page comes to life.
    if (readSession().token) {
      const state: PesananKeranjangState = { items: itemsOfKeranjang(baris), pengiriman }
      await navigate('/pemesanan', { state })
    } else if (await confirm(AKSES_DIBATASI)) {
      await navigate('/login', { state: returnTo(location) })
    }
  }
}
