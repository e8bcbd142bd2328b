import { MessageCircle } from 'lucide-react'
import { isWithoutEmail } from '#contract/akun/without-email.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate } from '#contract/wib.ts'
import { DetailSection } from '#web/admin/pesanan/detail-section.tsx'
import { useWriteWa } from '#web/admin/templat/write-wa.ts'
import { AdminLink } from '#web/admin/ui/admin-link.tsx'
import { Alamat, Fact } from '#web/shared/sheet.tsx'
import { ChangeTujuan } from './change-tujuan.tsx'
import { PaymentLink } from './tautan-bayar.tsx'
import { waPembeli } from './wa-pembeli.ts'

/** Shipping address and contact data of the buyer. */
export function PesananPembeli({ pesanan }: { pesanan: PesananAdmin }) {
  const { pembeli, pelanggan, catatan, nama_shipping, resep_id } = pesanan
  const wa = waPembeli(pesanan, useWriteWa())
  return (
    <DetailSection title="Pembeli">
      <dl className="grid gap-3">
        <Fact name="Kirim ke">
          <Alamat {...pesanan} />
          <ChangeTujuan pesanan={pesanan} />
        </Fact>
        <Fact name="Cara kirim">{nama_shipping}</Fact>
        <Fact name="Catatan pembeli">
          <span className="whitespace-pre-line">{catatan || '–'}</span>
        </Fact>
        {resep_id !== null && (
          <Fact name="Resep">
            <AdminLink to={`/detail-resep/${resep_id}`} className="tautan">
              Resep {resep_id}
            </AdminLink>
          </Fact>
        )}
        <Fact name="Akun">
          <AdminLink to={`/pelanggan/${pembeli.penggunaId}`} className="tautan">
            {pembeli.nama}
          </AdminLink>
          {isWithoutEmail(pembeli.email) ? (
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
        </Fact>
        <Fact name="Belanja selama ini">
          {formatGrouped(pelanggan.pesanan)} pesanan sejak {formatDate(pelanggan.sejak)},{' '}
          <span className="harga">{formatRupiah(pelanggan.dibayar)}</span> dibayar
        </Fact>
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
      <PaymentLink pesanan={pesanan} />
    </DetailSection>
  )
}
