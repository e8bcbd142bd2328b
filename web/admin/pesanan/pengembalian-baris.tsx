import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import {
  getFotoPengembalian,
  type Pengembalian,
  retryPengembalian,
  type StatusPengembalian,
} from '#contract/pembayaran/pengembalian-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { RETURN_METHODS } from '#web/admin/pembayaran/return-methods.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FotoAdmin } from '#web/admin/ui/foto-admin.tsx'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { endpointUrl } from '#web/lib/api-request.ts'
import { RefundedParts } from '#web/shared/refunds.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RETURN_STATUS } from './pesanan-words.ts'

const TONES: Record<StatusPengembalian, BadgeTone> = {
  diminta: 'kuning',
  'belum pasti': 'kuning',
  berhasil: 'hijau',
  manual: 'hijau',
  ditolak: 'merah',
}

/** One refund with its status and its author. */
export function PengembalianLine({ orderId, pengembalian }: { orderId: number; pengembalian: Pengembalian }) {
  const { pengembalianId, cara, jumlah, alasan, bukti, status, keterangan, oleh, dibuat } = pengembalian
  const { rincian, ongkir, keluhanId, foto } = pengembalian
  return (
    <li className="grid gap-1 border-garis border-l-2 pl-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="harga font-medium">{formatRupiah(jumlah)}</span>
        <span>{RETURN_METHODS[cara]}</span>
        <Badge tone={TONES[status]}>{RETURN_STATUS[status]}</Badge>
      </p>
      <p className="[overflow-wrap:anywhere]">{alasan}</p>
      <RefundedParts barang={rincian} ongkir={ongkir} />
      {keluhanId && (
        <p>
          <Link to={`/detail-keluhan/${keluhanId}`} className="tautan">
            Keluhan {keluhanId}
          </Link>
        </p>
      )}
      {foto.length > 0 && (
        <FotoAdmin
          alamat={foto.map(({ fotoId }) =>
            endpointUrl(getFotoPengembalian, { params: { orderId, pengembalianId, fotoId } }),
          )}
          deleted={null}
        />
      )}
      {bukti && <p className="[overflow-wrap:anywhere]">Bukti: {bukti}</p>}
      {keterangan && <p className="text-tinta-2 first-letter:uppercase [overflow-wrap:anywhere]">{keterangan}</p>}
      <p className="text-tinta-2">
        {formatTime(dibuat)}, oleh {oleh}
      </p>
      {(status === 'diminta' || status === 'belum pasti') && (
        <Repeat orderId={orderId} pengembalianId={pengembalianId} />
      )}
    </li>
  )
}

function Repeat(params: { orderId: number; pengembalianId: number }) {
  const queries = useQueryClient()
  const kabar = useNotice()
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => callAdmin(retryPengembalian, { params }),
    onSuccess({ message, status }) {
      if (status !== 'belum pasti') kabar(message)
    },
    onSettled: () => renewAdmin(queries),
  })
  return (
    <div className="grid justify-items-start gap-2">
      <p>
        Belum dipastikan Midtrans; otomatis diperiksa lagi. Anda boleh menekan Ulangi, dananya tidak akan kembali dua
        kali.
      </p>
      <Button variant="garis" busy={isPending} onClick={() => mutate()}>
        Ulangi
      </Button>
      {error && !isPending && (
        <Notice kind="galat">{errorText(error, { answered: 'Gagal mengulangi pengembalian' })}</Notice>
      )}
    </div>
  )
}
