import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link2, MessageCircle } from 'lucide-react'
import { createPaymentLink } from '#contract/checkout/manual-admin.ts'
import { waUrl } from '#contract/no-hp.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useWriteWa } from '#web/admin/templat/write-wa.ts'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Creates a link with which the buyer can pay without an account, and a text to send it with. */
export function PaymentLink({ pesanan }: { pesanan: PesananAdmin }) {
  const { orderId, nama, no_hp, midtrans_order_id: nomor, total_harga, status_pembayaran } = pesanan
  const write = useWriteWa()
  const queries = useQueryClient()
  const create = useMutation({
    mutationFn: () => callAdmin(createPaymentLink, { params: { orderId } }),
    onSettled: () => renewAdmin(queries),
  })
  if (status_pembayaran !== 'pending' || pesanan.menunggu_resep || pesanan.menunggu_ongkir) return null
  const { data } = create
  const wa =
    data &&
    waUrl(
      no_hp,
      write('wa-tautan-bayar', {
        nama,
        nomor,
        tautan: data.tautan,
        total: formatRupiah(total_harga),
        batas: formatTime(data.sampai),
      }),
    )
  return (
    <div className="mt-4 grid gap-3 border-garis border-t pt-4">
      {!data && (
        <>
          <p className="text-sm text-tinta-2">Pembeli bisa membayar tanpa login lewat tautan yang Anda kirim.</p>
          <Button variant="garis" busy={create.isPending} onClick={() => create.mutate()}>
            <Link2 aria-hidden className="size-5" />
            Buat tautan bayar
          </Button>
        </>
      )}
      {create.error && <Notice kind="galat">{errorText(create.error, { answered: 'Gagal membuat tautan' })}</Notice>}
      {data && (
        <div role="status" className="grid gap-3">
          <p className="text-sm [overflow-wrap:anywhere]">{data.tautan}</p>
          <p className="text-sm text-tinta-2">
            Berlaku sampai {formatTime(data.sampai)}. Siapa pun yang punya tautan ini bisa membuka halaman
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
