import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link2, MessageCircle } from 'lucide-react'
import { makeTautanBayar } from '#contract/checkout/baru-admin.ts'
import { waUrl } from '#contract/no-hp.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatWaktu } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useTulisWa } from '#web/admin/templat/tulis-wa.ts'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Creates a link with which the buyer can pay without an account, and a text to send it with. */
export function TautanBayar({ pesanan }: { pesanan: PesananAdmin }) {
  const { orderId, nama, no_hp, midtrans_order_id: nomor, total_harga, status_pembayaran } = pesanan
  const tulis = useTulisWa()
  const queries = useQueryClient()
  const buat = useMutation({
    mutationFn: () => callAdmin(makeTautanBayar, { params: { orderId } }),
    onSettled: () => renewAdmin(queries),
  })
  if (status_pembayaran !== 'pending' || pesanan.menunggu_resep || pesanan.menunggu_ongkir) return null
  const { data } = buat
  const wa =
    data &&
    waUrl(
      no_hp,
      tulis('wa-tautan-bayar', {
        ...{ nama, nomor, tautan: data.tautan },
        total: formatRupiah(total_harga),
        batas: formatWaktu(data.sampai),
      }),
    )
  return (
    <div className="mt-4 grid gap-3 border-garis border-t pt-4">
      {!data && (
        <>
          <p className="text-sm text-tinta-2">Pembeli bisa membayar tanpa login lewat tautan yang Anda kirim.</p>
          <Button variant="garis" busy={buat.isPending} onClick={() => buat.mutate()}>
            <Link2 aria-hidden className="size-5" />
            Buat tautan bayar
          </Button>
        </>
      )}
      {buat.error && <Notice kind="galat">{errorText(buat.error, { answered: 'Gagal membuat tautan' })}</Notice>}
      {data && (
        <div role="status" className="grid gap-3">
          <p className="text-sm [overflow-wrap:anywhere]">{data.tautan}</p>
          <p className="text-sm text-tinta-2">
            Berlaku sampai {formatWaktu(data.sampai)}. Siapa pun yang punya tautan ini bisa membuka halaman
            pembayarannya.
          </p>
          <CopyButton text={data.tautan} name="Tautan bayar" />
          {wa && (
            <a href={wa} target="_blank" rel="noreferrer" className={buttonClass('isi', false)}>
              <MessageCircle aria-hidden className="size-5" />
              Kirim lewat WhatsApp
            </a>
          )}
        </div>
      )}
    </div>
  )
}
