import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { repackPesanan } from '#contract/pemenuhan/kemasan-admin.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { WITHOUT_NOMOR } from '#contract/stok/lot-admin.ts'
import { formatDate } from '#contract/wib.ts'
import { DetailSection } from '#web/admin/pesanan/detail-section.tsx'
import { isInShop, shortageOf } from '#web/admin/pesanan/isi-kemasan.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ChooseLot } from './choose-lot.tsx'
import { OpenKemasan } from './open-kemasan.tsx'

type Bagian = PesananAdmin['bagian'][number]
type PackedPesanan = Pick<PesananAdmin, 'orderId' | 'status_pembayaran' | 'status_pesanan' | 'resi' | 'bagian'>

/** Lots that the order is or will be packed from, and the possible actions before it is shipped. */
export function PesananKemasan({ pesanan }: { pesanan: PackedPesanan }) {
  const bagian = pesanan.bagian.filter(({ dipegang }) => dipegang > 0)
  if (bagian.length === 0) return null
  const isOpen = isInShop(pesanan)
  const isBroken = isOpen && bagian.some(({ kemasan }) => kemasan.some(({ halangan }) => halangan))
  const isPacked = bagian.some(({ kemasan }) => kemasan.length > 0)
  return (
    <DetailSection title="Kemasan">
      {isBroken && <Repack orderId={pesanan.orderId} />}
      <ul className="divide-y divide-garis">
        {bagian.map((one) => (
          <li key={one.produkId} className="grid gap-1 py-3 first:pt-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 font-medium [overflow-wrap:anywhere]">
                {one.dipegang} × {one.nama}
              </span>
              {isOpen && pesanan.status_pembayaran === 'success' && <ChooseLot pesanan={pesanan} bagian={one} />}
            </div>
            <Lot bagian={one} />
          </li>
        ))}
      </ul>
      {isOpen && isPacked && <OpenKemasan orderId={pesanan.orderId} />}
    </DetailSection>
  )
}

function Lot({ bagian }: { bagian: Bagian }) {
  const { kemasan, usul } = bagian
  const shortage = shortageOf(bagian)
  return (
    <ul className="grid gap-1.5 text-sm">
      {kemasan.map((lot) => (
        <li key={lot.lotId} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone="hijau">Dikemas</Badge>
          <Mention {...lot} />
          {lot.halangan && <Badge tone="merah">{lot.halangan === 'ditarik' ? 'Ditarik' : 'Kedaluwarsa'}</Badge>}
          {lot.alasan && <span className="basis-full text-tinta-2">Alasan: {lot.alasan}</span>}
        </li>
      ))}
      {usul.map((lot) => (
        <li key={lot.lotId} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone="abu">Akan dikemas</Badge>
          <Mention {...lot} />
        </li>
      ))}
      {shortage > 0 && (
        <li>
          <Notice kind="hati">
            Kurang {shortage}: tidak ada lot yang boleh dikemas. <Link to="/barang-masuk">Catat barang masuk</Link>,
            atau kembalikan dananya di bagian Pembayaran.
          </Notice>
        </li>
      )}
    </ul>
  )
}

function Mention({ nomor, kedaluwarsa, jumlah }: { nomor: string; kedaluwarsa: string | null; jumlah: number }) {
  return (
    <span className="[overflow-wrap:anywhere]">
      {jumlah} × <span className="font-medium">{nomor || WITHOUT_NOMOR}</span>
      {kedaluwarsa && <span className="text-tinta-2">, kedaluwarsa {formatDate(kedaluwarsa)}</span>}
    </span>
  )
}

/** Button that repacks the order from other lots if a packed lot may not be shipped any more. */
function Repack({ orderId }: { orderId: number }) {
  const [isDone, setIsDone] = useState(false)
  const queries = useQueryClient()
  const kabar = useNotice()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callAdmin(repackPesanan, { params: { orderId } }),
    onSuccess({ message }) {
      setIsDone(true)
      kabar(message)
    },
    onSettled: () => renewAdmin(queries),
  })
  if (isDone) return null
  return (
    <div className="mb-4 grid gap-3">
      <Notice
        kind="galat"
        action={
          <Button variant="garis" busy={isPending} onClick={() => mutate()}>
            Kemas ulang
          </Button>
        }
      >
        Isi kemasan ini ditarik atau kedaluwarsa, jadi tidak boleh dikirim. Buka paketnya dan ganti isinya.
      </Notice>
      <AskingOutcome />
      {error && <Notice kind="galat">{errorText(error, { answered: 'Gagal mengemas ulang' })}</Notice>}
    </div>
  )
}
