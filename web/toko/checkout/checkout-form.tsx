import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { refusals } from '#contract/pengiriman/muatan.ts'
import { subtotalOf } from '#contract/uang/total.ts'
import { useKeepDraf, useKeptDraf } from '#web/toko/akun/use-draf.ts'
import { useHargaGrup } from '#web/toko/katalog/beli/use-harga-grup.ts'
import type { Kembalikan } from '#web/toko/pembayaran/use-pay.ts'
import { pengirimanQuery } from '#web/toko/pesanan/pesanan-queries.ts'
import { TextArea } from '#web/ui/field.tsx'
import { AlamatKartu, type Tulis } from './alamat-kartu.tsx'
import { type BarisPesanan, batasiJumlah, isDapatDipesan, listItems, sebanyak } from './baris-pesanan.ts'
import { BarisPesananKartu } from './baris-pesanan-kartu.tsx'
import { PengirimanPilihan } from './pengiriman-pilihan.tsx'
import { readPengirimanTerakhir } from './pengiriman-terakhir.ts'
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
  tulis: Tulis
}

/** Destination if none is known. */
const TANPA_TUJUAN = { kode_wilayah: null, kode_pos: '' }

interface CheckoutFormProps {
  /** Not empty. */
  baris: BarisPesanan[]
  /** Code of the shipping method chosen on the previous screen. Default: the last order's. */
  pengirimanAwal?: string
  /** Prescription chosen on the previous screen. */
  resepAwal?: number
  /** Called when the order exists, paid or not. */
  onOrdered?(): Kembalikan
}

/** Checkout form: items, address, shipping, and a total that stays in view. */
export function CheckoutForm({ baris, pengirimanAwal, resepAwal, onOrdered }: CheckoutFormProps) {
  const draf = `pemesanan ${baris.map(({ kunci }) => kunci).join(' ')}`
  const kept = useKeptDraf<Isian>(draf)
  const [wanted, setWanted] = useState(kept?.wanted ?? {})
  const [shippingId, setShippingId] = useState(kept?.shippingId ?? null)
  const [kodeAwal] = useState(() => pengirimanAwal ?? readPengirimanTerakhir())
  const [catatan, setCatatan] = useState(kept?.catatan ?? '')
  const [voucher, setVoucher] = useState(kept?.voucher ?? { teks: '', kode: '' })
  const [shippingMissing, setShippingMissing] = useState(false)
  const [alamatId, setAlamatId] = useState(kept?.alamatId ?? null)
  const [tulis, setTulis] = useState<Tulis>(kept?.tulis ?? null)
  useKeepDraf(draf, () => ({ wanted, shippingId, alamatId, catatan, voucher, tulis }))
  const pengiriman = useQuery(pengirimanQuery())
  const { tujuan, ...alamat } = useTujuan(alamatId)
  const shippingGroup = useId()
  const resep = useResepPesanan(baris, resepAwal)

  const hargaGrup = useHargaGrup(baris.flatMap(({ jenis, id }) => (jenis === 'produk' ? [id] : [])))

  // The stock may have shrunk since the quantity was chosen. The wanted quantity is kept; the order uses the possible one.
  const semua = baris.map((line) => {
    const most = line === resep.baris ? Math.min(line.stok, resep.terpilih?.sisa ?? line.stok) : line.stok
    const jumlah = batasiJumlah(wanted[line.kunci] ?? line.jumlah, most)
    return sebanyak({ ...line, most }, jumlah, line.jenis === 'produk' ? hargaGrup(line.id) : null)
  })
  const dapat = semua.filter((line) => isDapatDipesan(line, resep.terpilih !== undefined))
  // If nothing can be bought, the wanted items are still shown with their price.
  const dihitung = dapat.length > 0 ? dapat : semua
  // A method that may not carry all the goods cannot be chosen or stay chosen.
  const cocok = pengiriman.data?.filter((metode) => refusals(metode, dihitung).length === 0)
  const terpilih = cocok?.find((metode) =>
    shippingId === null ? metode.kode === kodeAwal : metode.shippingId === shippingId,
  )

  const ongkirOf = useOngkir(listItems(dapat), alamat.isLoading ? undefined : (tujuan ?? TANPA_TUJUAN))
  const ongkir = terpilih && ongkirOf(terpilih)
  const potongan = useVoucher(voucher.kode, listItems(dapat), ongkir?.biaya ?? null, resep.terpilih?.resepId)

  const belumBoleh = useHalangan(listItems(dapat))

  const { pesan, isSending } = useOrder({
    baris: dapat,
    belumBoleh,
    catatan,
    pengiriman: terpilih,
    ongkir,
    tujuan,
    resep: resep.terpilih,
    voucher: potongan.berlaku,
    tanpaVoucher: tanpaVoucher(voucher, potongan),
    onOrdered,
    onShippingMissing() {
      setShippingMissing(true)
      document.getElementById(shippingGroup)?.querySelector('input')?.focus()
    },
    onAlamatMissing: () => setTulis('ubah'),
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
        <AlamatKartu {...alamat} tujuan={tujuan} tulis={tulis} onTulis={setTulis} onPilih={setAlamatId} />
        <PengirimanPilihan
          id={shippingGroup}
          query={pengiriman}
          muatan={dihitung}
          subtotal={subtotalOf(dihitung)}
          ongkirOf={ongkirOf}
          value={terpilih?.shippingId ?? null}
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
          onTeks={(teks) => setVoucher(({ kode }) => ({ teks, kode: potongan.galat ? '' : kode }))}
          onPakai={(kode) => setVoucher((before) => ({ ...before, kode }))}
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
        baris={dihitung}
        ongkir={ongkir}
        voucher={potongan}
        belumBoleh={belumBoleh}
        halangan={dapat.length === 0 ? halanganOf(semua) : cocok?.length === 0 ? 'Belum bisa dikirim' : null}
        isBayarNanti={resep.terpilih?.sisa === null || ongkir?.cara === 'konfirmasi'}
        isSending={isSending}
        onBayar={pesan}
      />
    </div>
  )
}

/** Returns why the typed voucher does not apply; empty if it applies or none is typed. */
function tanpaVoucher({ teks, kode }: Isian['voucher'], { berlaku, galat }: Voucher): string {
  if (berlaku || teks.trim() === '') return ''
  return kode !== '' && galat ? galat : 'Kode voucher belum dipakai. Tekan tombol Pakai kode.'
}

function halanganOf(baris: readonly BarisPesanan[]): string {
  if (baris.some(({ resep }) => resep)) return 'Perlu resep dokter hewan'
  return baris.some(({ belumTerdaftar }) => belumTerdaftar) ? 'Belum dijual: belum ada nomor pendaftaran' : 'Stok habis'
}
