import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { refusals } from '#contract/pengiriman/cargo.ts'
import { subtotalOf } from '#contract/uang/total.ts'
import { useKeepDraft, useKeptDraft } from '#web/toko/akun/use-draft.ts'
import { useHargaGrup } from '#web/toko/katalog/beli/use-harga-grup.ts'
import type { Restore } from '#web/toko/pembayaran/use-pay.ts'
import { pengirimanQuery } from '#web/toko/pesanan/pesanan-queries.ts'
import { TextArea } from '#web/ui/field.tsx'
import { AlamatKartu, type Write } from './alamat-kartu.tsx'
import { type BarisPesanan, isOrderable, limitJumlah, listItems, upTo } from './baris-pesanan.ts'
import { BarisPesananKartu } from './baris-pesanan-kartu.tsx'
import { readLastPengiriman } from './last-pengiriman.ts'
import { PengirimanChoices } from './pengiriman-choices.tsx'
import { ResepKartu } from './resep-kartu.tsx'
import { RingkasanHarga } from './ringkasan-harga.tsx'
import { useHalangan } from './use-halangan.ts'
import { useOngkir } from './use-ongkir.ts'
import { useOrder } from './use-order.ts'
import { useResepPesanan } from './use-resep-pesanan.ts'
import { useTujuan } from './use-tujuan.ts'
import { useVoucher, type Voucher } from './use-voucher.ts'
import { VoucherKartu } from './voucher-kartu.tsx'

const CATATAN_MAX = 500

interface Isian {
  /** Quantities changed here, by line key. */
  wanted: Record<string, number>
  shippingId: number | null
  alamatId: number | null
  catatan: string
  /** Typed voucher code, and the applied one. */
  voucher: { teks: string; kode: string }
  /** Open address dialog, which keeps a draft of its own. */
  write: Write
}

/** Destination if none is known. */
const WITHOUT_TUJUAN = { kode_wilayah: null, kode_pos: '' }

interface CheckoutFormProps {
  /** Not empty. */
  baris: BarisPesanan[]
  /** Code of the shipping method chosen on the previous screen. Default: the last order's. */
  initialPengiriman?: string
  /** Prescription chosen on the previous screen. */
  initialResep?: number
  /** Called when the order exists, paid or not. */
  onOrdered?(): Restore
}

/** Checkout form: items, address, shipping, and a total that stays in view. */
export function CheckoutForm({ baris, initialPengiriman, initialResep, onOrdered }: CheckoutFormProps) {
  const draft = `pemesanan ${baris.map(({ kunci }) => kunci).join(' ')}`
  const kept = useKeptDraft<Isian>(draft)
  const [wanted, setWanted] = useState(kept?.wanted ?? {})
  const [shippingId, setShippingId] = useState(kept?.shippingId ?? null)
  const [initialKode] = useState(() => initialPengiriman ?? readLastPengiriman())
  const [catatan, setCatatan] = useState(kept?.catatan ?? '')
  const [voucher, setVoucher] = useState(kept?.voucher ?? { teks: '', kode: '' })
  const [shippingMissing, setShippingMissing] = useState(false)
  const [alamatId, setAlamatId] = useState(kept?.alamatId ?? null)
  const [write, setWrite] = useState<Write>(kept?.write ?? null)
  useKeepDraft(draft, () => ({ wanted, shippingId, alamatId, catatan, voucher, write }))
  const pengiriman = useQuery(pengirimanQuery())
  const { tujuan, ...alamat } = useTujuan(alamatId)
  const shippingGroup = useId()
  const resep = useResepPesanan(baris, initialResep)

  const hargaGrup = useHargaGrup(baris.flatMap(({ jenis, id }) => (jenis === 'produk' ? [id] : [])))

  // The stock may have shrunk since the quantity was chosen. The wanted quantity is kept; the order uses the possible one.
  const semua = baris.map((line) => {
    const most = line === resep.baris ? Math.min(line.stok, resep.chosen?.sisa ?? line.stok) : line.stok
    const jumlah = limitJumlah(wanted[line.kunci] ?? line.jumlah, most)
    return upTo({ ...line, most }, jumlah, line.jenis === 'produk' ? hargaGrup(line.id) : null)
  })
  const can = semua.filter((line) => isOrderable(line, resep.chosen !== undefined))
  // If nothing can be bought, the wanted items are still shown with their price.
  const computed = can.length > 0 ? can : semua
  // A method that may not carry all the goods cannot be chosen or stay chosen.
  const cocok = pengiriman.data?.filter((metode) => refusals(metode, computed).length === 0)
  const chosen = cocok?.find((metode) =>
    shippingId === null ? metode.kode === initialKode : metode.shippingId === shippingId,
  )

  const ongkirOf = useOngkir(listItems(can), alamat.isLoading ? undefined : (tujuan ?? WITHOUT_TUJUAN))
  const ongkir = chosen && ongkirOf(chosen)
  const potongan = useVoucher(voucher.kode, listItems(can), ongkir?.biaya ?? null, resep.chosen?.resepId)

  const notYetAllowed = useHalangan(listItems(can))

  const { pesan, isSending } = useOrder({
    baris: can,
    notYetAllowed,
    catatan,
    pengiriman: chosen,
    ongkir,
    tujuan,
    resep: resep.chosen,
    voucher: potongan.berlaku,
    withoutVoucher: withoutVoucher(voucher, potongan),
    onOrdered,
    onShippingMissing() {
      setShippingMissing(true)
      document.getElementById(shippingGroup)?.querySelector('input')?.focus()
    },
    onAlamatMissing: () => setWrite('ubah'),
  })

  return (
    // No <form>: the address dialog inside contains one, and Enter in a field must not pay.
    <div className="mt-6 grid grid-cols-1 items-start gap-5 lg:grid-cols-ringkasan lg:gap-8">
      <div className="grid grid-cols-1 gap-5">
        {semua.map((line, index) => (
          <BarisPesananKartu
            key={line.kunci}
            baris={line}
            most={line.most}
            diminta={wanted[line.kunci] ?? baris[index]?.jumlah ?? 1}
            banyak={semua.length > 1}
            onJumlah={(jumlah) => setWanted((before) => ({ ...before, [line.kunci]: jumlah }))}
          />
        ))}
        {resep.baris && <ResepKartu {...resep} baris={semua[0] ?? resep.baris} />}
        <AlamatKartu {...alamat} tujuan={tujuan} write={write} onWrite={setWrite} onChoose={setAlamatId} />
        <PengirimanChoices
          id={shippingGroup}
          query={pengiriman}
          muatan={computed}
          subtotal={subtotalOf(computed)}
          ongkirOf={ongkirOf}
          value={chosen?.shippingId ?? null}
          missing={shippingMissing}
          onChange={(id) => {
            setShippingId(id)
            setShippingMissing(false)
          }}
        />
        <VoucherKartu
          {...voucher}
          voucher={potongan}
          // Editing a rejected code removes the code and its error.
          onText={(teks) => setVoucher(({ kode }) => ({ teks, kode: potongan.galat ? '' : kode }))}
          onUse={(kode) => setVoucher((before) => ({ ...before, kode }))}
        />
        <section className="kartu p-4 md:p-5">
          <TextArea
            label="Catatan pesanan (opsional)"
            hint="Misalnya patokan lokasi atau waktu terbaik untuk menerima kiriman."
            maxLength={CATATAN_MAX}
            value={catatan}
            onChange={(event) => setCatatan(event.target.value)}
          />
        </section>
      </div>
      <RingkasanHarga
        baris={computed}
        ongkir={ongkir}
        voucher={potongan}
        notYetAllowed={notYetAllowed}
        halangan={can.length === 0 ? halanganOf(semua) : cocok?.length === 0 ? 'Belum bisa dikirim' : null}
        isPayLater={resep.chosen?.sisa === null || ongkir?.cara === 'konfirmasi'}
        isSending={isSending}
        onPay={pesan}
      />
    </div>
  )
}

/** Returns why the typed voucher does not apply; empty if it applies or none is typed. */
function withoutVoucher({ teks, kode }: Isian['voucher'], { berlaku, galat }: Voucher): string {
  if (berlaku || teks.trim() === '') return ''
  return kode !== '' && galat ? galat : 'Kode voucher belum dipakai. Tekan tombol Pakai kode.'
}

function halanganOf(baris: readonly BarisPesanan[]): string {
  if (baris.some(({ resep }) => resep)) return 'Perlu resep dokter hewan'
  return baris.some(({ belumTerdaftar }) => belumTerdaftar) ? 'Belum dijual: belum ada nomor pendaftaran' : 'Stok habis'
}
