import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Produk } from '#contract/katalog.ts'
import { profilQuery } from '#web/toko/akun/akun-queries.ts'
import { TextArea } from '#web/ui/field.tsx'
import { AlamatKartu } from './alamat-kartu.tsx'
import { pengirimanQuery } from './pemesanan-queries.ts'
import { PengirimanPilihan } from './pengiriman-pilihan.tsx'
import { ProdukPesanan } from './produk-pesanan.tsx'
import { RingkasanHarga } from './ringkasan-harga.tsx'
import { batasiJumlah } from './total-harga.ts'
import { usePesan } from './use-pesan.ts'

const CATATAN_MAX = 500

/** The checkout of one product: what, where to, how, and the sum that stays in view. */
export function CheckoutForm({ produk, jumlahAwal }: { produk: Produk; jumlahAwal: number }) {
  const [wanted, setWanted] = useState(jumlahAwal)
  const [shippingId, setShippingId] = useState<number | null>(null)
  const [catatan, setCatatan] = useState('')
  const [shippingMissing, setShippingMissing] = useState(false)
  const [editAlamat, setEditAlamat] = useState(false)
  const pengiriman = useQuery(pengirimanQuery())
  const { data: profil, isPending: isProfilLoading } = useQuery(profilQuery())
  const shippingGroup = useId()

  // The stock may have shrunk since the quantity was chosen; the wish is kept, the order is what is possible.
  const jumlah = batasiJumlah(wanted, produk.stok)
  const terpilih = pengiriman.data?.find((metode) => metode.shippingId === shippingId)

  const { pesan, isSending } = usePesan({
    produk,
    jumlah,
    catatan,
    pengiriman: terpilih,
    profil,
    onShippingMissing() {
      setShippingMissing(true)
      document.getElementById(shippingGroup)?.querySelector('input')?.focus()
    },
    onAlamatMissing: () => setEditAlamat(true),
  })

  return (
    // No <form>: the address dialog inside has one, and Enter in a field must not pay.
    <div className="mt-6 grid items-start gap-5 lg:grid-cols-[1fr_22rem] lg:gap-8">
      <div className="grid min-w-0 gap-5">
        <ProdukPesanan produk={produk} jumlah={jumlah} onJumlah={setWanted} />
        <AlamatKartu profil={profil} isLoading={isProfilLoading} editing={editAlamat} onEditing={setEditAlamat} />
        <PengirimanPilihan
          id={shippingGroup}
          query={pengiriman}
          value={terpilih?.shippingId ?? null}
          missing={shippingMissing}
          onChange={(id) => {
            setShippingId(id)
            setShippingMissing(false)
          }}
        />
        <section className="kartu p-4 md:p-5">
          <TextArea
            label="Catatan pesanan"
            hint="Boleh dikosongkan. Misalnya patokan lokasi atau waktu terbaik untuk menerima kiriman."
            maxLength={CATATAN_MAX}
            value={catatan}
            onChange={(event) => setCatatan(event.target.value)}
          />
        </section>
      </div>
      <RingkasanHarga produk={produk} jumlah={jumlah} biaya={terpilih?.biaya} isSending={isSending} onBayar={pesan} />
    </div>
  )
}
