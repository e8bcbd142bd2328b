import { type ReactNode, useState } from 'react'
import { QUANTITY_MAX } from '#contract/jumlah.ts'
import type { Produk } from '#contract/katalog/endpoints.ts'
import { stokWords } from '#contract/katalog/visible-stok.ts'
import { type EffectiveHarga, type HargaReason, hargaFor } from '#contract/uang/harga.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate, parseWib } from '#contract/wib.ts'
import { AddToKeranjang } from '#web/toko/katalog/buy/add-to-keranjang.tsx'
import { fullOf, produkLine } from '#web/toko/katalog/buy/baris-keranjang.ts'
import { QuantityInKeranjang } from '#web/toko/katalog/buy/di-keranjang.tsx'
import { pesananTujuan } from '#web/toko/katalog/buy/pesanan-tujuan.ts'
import { ResepButton } from '#web/toko/katalog/buy/resep-button.tsx'
import { StruckHarga } from '#web/toko/katalog/buy/struck-harga.tsx'
import { useHargaGrup } from '#web/toko/katalog/buy/use-harga-grup.ts'
import { WithoutPpn } from '#web/toko/katalog/buy/without-ppn.tsx'
import { NotifyStok } from '#web/toko/katalog/favorit/notify-stok.tsx'
import { resepRemark } from '#web/toko/resep/keterangan-resep.ts'
import type { ResepFor } from '#web/toko/resep/resep-for.ts'
import { useResepFor } from '#web/toko/resep/use-resep-for.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

/** Reason for a reduced price. */
const REASONS: Record<HargaReason, (quantity: number, until: string | null) => string> = {
  coret: (_, until) => (until === null ? 'Harga promo' : `Harga promo sampai ${formatDate(parseWib(until))}`),
  kuantitas: (quantity) => `Harga grosir untuk ${formatGrouped(quantity)} buah`,
  grup: () => 'Harga khusus untuk akun Anda',
}

const MISSING_NOMOR_ID = 'alasan-nomor'

interface BuyProdukProps {
  produk: Produk
  /** Facts that decide the purchase, between the price and the quantity. */
  children?: ReactNode
}

/** Name, price, stock, quantity and button; on a phone the button is in a bar at the bottom. */
export function BuyProduk({ produk, children }: BuyProdukProps) {
  const { nama, stok, kemasan, resep, belum_terdaftar, zat_belum_boleh: hasUnknownZat } = produk
  const [wanted, setWanted] = useState(1)
  const [usableResep] = useResepFor(resep ? produk.produkId : null).choices
  const most = Math.min(stok, usableResep?.sisa ?? QUANTITY_MAX, QUANTITY_MAX)
  const quantity = Math.max(1, Math.min(wanted, most))
  const effective = hargaFor(produk, quantity, useHargaGrup([produk.produkId])(produk.produkId))

  return (
    <div>
      <h1>{nama}</h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-tinta-2">
        {kemasan}
        {belum_terdaftar ? <Badge tone="kuning">Belum dijual</Badge> : <StokBadge stok={stok} />}
        {resep && <Badge tone="kuning">Perlu resep</Badge>}
      </p>
      <Harga produk={produk} quantity={quantity} valid={effective} />
      {children}
      {resep && <ResepNotice resep={usableResep} />}
      {belum_terdaftar && (
        <div id={MISSING_NOMOR_ID} className="mt-5">
          <Notice kind="hati" announce={false}>
            {hasUnknownZat
              ? 'Produk ini belum dijual: dokter hewan kami masih menilai kandungannya.'
              : 'Obat ini belum dijual karena nomor pendaftarannya belum ada.'}
          </Notice>
        </div>
      )}

      <div className="mt-5 flex flex-wrap gap-x-3">
        {stok > 0 && !belum_terdaftar && (
          <Stepper
            label="Jumlah"
            value={quantity}
            min={1}
            max={most}
            isFull={
              most < stok && usableResep ? `Sisa jatah beli dari resep ini: ${formatGrouped(most)}.` : fullOf(stok)
            }
            onChange={setWanted}
          />
        )}
        <div className="bar-bawah md:min-w-56 md:flex-1">
          <p className="harga font-bold text-lg md:hidden">{formatRupiah(effective.harga * quantity)}</p>
          <BuyButton produk={produk} quantity={quantity} />
        </div>
      </div>
      {stok === 0 && !belum_terdaftar && <NotifyStok produkId={produk.produkId} />}
      <QuantityInKeranjang content={produk} />
    </div>
  )
}

interface HargaProps {
  produk: Produk
  quantity: number
  /** Unit price at this quantity. */
  valid: EffectiveHarga
}

/** Unit price with its reason, and the prices of larger quantities. */
function Harga({ produk, quantity, valid: { harga, semula, sebab } }: HargaProps) {
  const { resep, harga_grosir = [], harga_sampai = null } = produk
  return (
    <>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <span className="harga font-bold text-3xl">{formatRupiah(harga)}</span>
        <StruckHarga original={semula} />
        <WithoutPpn />
      </p>
      {sebab !== null && <p className="mt-1 text-tinta-2">{REASONS[sebab](quantity, harga_sampai)}</p>}
      {!resep && harga_grosir.length > 0 && (
        <ul className="mt-2 text-tinta-2">
          {harga_grosir.map((level) => (
            <li key={level.mulai}>
              Mulai {formatGrouped(level.mulai)}: <span className="harga">{formatRupiah(level.harga)}</span> per buah
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Terms of the prescription, or the way to submit one. */
function ResepNotice({ resep }: { resep: ResepFor | undefined }) {
  return (
    <div className="mt-5">
      <Notice kind={resep ? 'info' : 'hati'} announce={false}>
        {resep
          ? `Resep ${resep.resepId}: ${resepRemark(resep)}`
          : 'Obat ini hanya boleh dipakai dengan resep dan pengawasan dokter hewan. Ajukan foto atau PDF resepnya. Setelah disetujui, Anda bisa membelinya.'}
      </Notice>
    </div>
  )
}

function StokBadge({ stok }: { stok: number }) {
  return <Badge tone={stok > 0 ? 'hijau' : 'merah'}>{stokWords(stok)}</Badge>
}

function BuyButton({ produk, quantity }: { produk: Produk; quantity: number }) {
  const size = 'w-full'
  if (produk.belum_terdaftar) {
    return (
      <Button disabled className={size} aria-describedby={MISSING_NOMOR_ID}>
        Belum dijual
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
  if (produk.resep) return <ResepButton produk={produk} quantity={quantity} variant="utama" className={size} />
  return (
    <div className="flex w-full gap-2.5">
      <ButtonLink {...pesananTujuan(produk, quantity)} variant="utama" className="min-w-0 flex-1">
        Beli Sekarang
      </ButtonLink>
      <AddToKeranjang line={produkLine(produk)} shape="lega" />
    </div>
  )
}
