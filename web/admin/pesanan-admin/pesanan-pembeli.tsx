import { MessageCircle } from 'lucide-react'
import { isTanpaEmail } from '#contract/akun/tanpa-email.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatAngka, formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTanggal } from '#contract/wib.ts'
import { BagianDetail } from '#web/admin/pesanan/bagian-detail.tsx'
import { useTulisWa } from '#web/admin/templat/tulis-wa.ts'
import { AdminLink } from '#web/admin/ui/admin-link.tsx'
import { Alamat, Fakta } from '#web/shared/lembar.tsx'
import { TautanBayar } from './tautan-bayar.tsx'
import { UbahTujuan } from './ubah-tujuan.tsx'
import { waPembeli } from './wa-pembeli.ts'

/** Shipping address and contact data of the buyer. */
export function PesananPembeli({ pesanan }: { pesanan: PesananAdmin }) {
  const { pembeli, pelanggan, catatan, nama_shipping, resep_id } = pesanan
  const wa = waPembeli(pesanan, useTulisWa())
  return (
    <BagianDetail judul="Pembeli">
      <dl className="grid gap-3">
        <Fakta nama="Kirim ke">
          <Alamat {...pesanan} />
          <UbahTujuan pesanan={pesanan} />
        </Fakta>
        <Fakta nama="Cara kirim">{nama_shipping}</Fakta>
        <Fakta nama="Catatan pembeli">
          <span className="whitespace-pre-line">{catatan || '–'}</span>
        </Fakta>
        {resep_id !== null && (
          <Fakta nama="Resep">
            <AdminLink to={`/detail-resep/${resep_id}`} className="tautan">
              Resep {resep_id}
            </AdminLink>
          </Fakta>
        )}
        <Fakta nama="Akun">
          <AdminLink to={`/pelanggan/${pembeli.penggunaId}`} className="tautan">
            {pembeli.nama}
          </AdminLink>
          {isTanpaEmail(pembeli.email) ? (
            <span className="block text-sm text-tinta-2">
              Belum punya email, jadi tidak menerima kabar lewat email.
            </span>
          ) : (
            <a
              href={`mailto:${pembeli.email}`}
              className="flex min-h-11 items-center text-laut underline underline-offset-4"
            >
              {pembeli.email}
            </a>
          )}
        </Fakta>
        <Fakta nama="Belanja selama ini">
          {formatAngka(pelanggan.pesanan)} pesanan sejak {formatTanggal(pelanggan.sejak)},{' '}
          <span className="harga">{formatRupiah(pelanggan.dibayar)}</span> dibayar
        </Fakta>
      </dl>
      {wa && (
        <a
          href={wa}
          target="_blank"
          rel="noreferrer"
          className="mt-3 inline-flex min-h-11 w-full items-center justify-center gap-2 rounded border border-garis-tua px-4 py-2 font-semibold text-laut hover:border-laut hover:bg-laut-muda"
        >
          <MessageCircle aria-hidden className="size-5" />
          Kirim WhatsApp
        </a>
      )}
      <TautanBayar pesanan={pesanan} />
    </BagianDetail>
  )
}
