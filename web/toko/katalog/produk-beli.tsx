import { useState } from 'react'
import type { Produk } from '#contract/katalog/endpoints.ts'
import { JUMLAH_MAX } from '#contract/pesanan/endpoints.ts'
import { formatAngka, formatRupiah } from '#contract/rupiah.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { barisOfProduk, penuhOf } from './baris-keranjang.ts'
import { DiKeranjang } from './di-keranjang.tsx'
import { MasukKeranjang } from './masuk-keranjang.tsx'
import { pesananTujuan } from './pesanan-tujuan.ts'

const ALASAN_RESEP_ID = 'alasan-resep'

/** Name, price, stock, quantity, and the button: beside the picture, and stuck to the bottom of a phone. */
export function ProdukBeli({ produk }: { produk: Produk }) {
  const { nama, harga, stok, kemasan, resep } = produk
  const [wanted, setWanted] = useState(1)
  const jumlah = Math.max(1, Math.min(wanted, stok))

  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {resep ? <Badge tone="kuning">Perlu resep</Badge> : <StokBadge stok={stok} />}
      </div>
      <h1 className="mt-3">{nama}</h1>
      {kemasan && <p className="mt-1 text-tinta-2">{kemasan}</p>}
      <p className="harga mt-4 font-bold text-3xl">{formatRupiah(harga)}</p>

      {resep ? (
        <div id={ALASAN_RESEP_ID} className="mt-5">
          <Notice kind="hati" announce={false}>
            Obat ini hanya boleh dipakai dengan resep dan pengawasan dokter hewan, jadi tidak dapat dibeli di situs ini.
            Hubungi dokter hewan atau petugas kesehatan ikan di daerah Anda.
          </Notice>
        </div>
      ) : (
        stok > 0 && (
          <div className="mt-5">
            <Stepper
              label="Jumlah"
              value={jumlah}
              min={1}
              max={Math.min(stok, JUMLAH_MAX)}
              penuh={penuhOf(stok)}
              onChange={setWanted}
            />
          </div>
        )
      )}

      <div className="bar-bawah md:mt-5">
        <p className="harga font-bold text-lg md:hidden">{formatRupiah(harga * jumlah)}</p>
        <TombolBeli produk={produk} jumlah={jumlah} />
      </div>
      <DiKeranjang isi={produk} />
    </div>
  )
}

function StokBadge({ stok }: { stok: number }) {
  return <Badge tone={stok > 0 ? 'hijau' : 'merah'}>{stok > 0 ? `Stok ${formatAngka(stok)}` : 'Stok habis'}</Badge>
}

function TombolBeli({ produk, jumlah }: { produk: Produk; jumlah: number }) {
  const size = 'w-full md:max-w-sm'
  if (produk.resep) {
    return (
      <Button disabled className={size} aria-describedby={ALASAN_RESEP_ID}>
        Perlu resep dokter hewan
      </Button>
    )
  }
  if (produk.stok === 0) {
    return (
      <Button disabled className={size}>
        Stok habis
      </Button>
    )
  }
  return (
    <div className="flex w-full gap-2.5 md:max-w-md">
      <ButtonLink {...pesananTujuan(produk, jumlah)} variant="utama" className="min-w-0 flex-1">
        Beli Sekarang
      </ButtonLink>
      <MasukKeranjang baris={barisOfProduk(produk)} bentuk="lega" />
    </div>
  )
}
