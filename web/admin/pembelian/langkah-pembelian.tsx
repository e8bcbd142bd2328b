import { MessageCircle, PackagePlus, Pencil, Printer } from 'lucide-react'
import { useState } from 'react'
import { endPembelian, type Pembelian, pesanPembelian } from '#contract/pembelian/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useWriteWa } from '#web/admin/templat/write-wa.ts'
import { ReasonDialog } from '#web/admin/ui/isian/reason-dialog.tsx'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button, ButtonLink, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { waPemasok } from './wa-pemasok.ts'

/** Actions for a purchase order in its current status. */
export function LangkahPembelian({ pembelian }: { pembelian: Pembelian }) {
  const { pembelianId, status } = pembelian
  const wa = waPemasok(pembelian, useWriteWa())
  const isOpen = status === 'dipesan' || status === 'sebagian'
  return (
    <>
      <div className="grid grid-cols-2 gap-2 *:px-3 *:first:col-span-2 xl:grid-cols-1 xl:*:first:col-span-1 [&_svg]:shrink-0">
        {status === 'draf' && <MarkOrdered pembelianId={pembelianId} />}
        {isOpen && (
          <ButtonLink to={`/terima-pembelian/${pembelianId}`}>
            <PackagePlus aria-hidden className="size-5" />
            Catat barang masuk
          </ButtonLink>
        )}
        {wa && status !== 'batal' && (
          <a href={wa} target="_blank" rel="noreferrer" className={buttonClass('garis', true)}>
            <MessageCircle aria-hidden className="size-5" />
            Kirim lewat WhatsApp
          </a>
        )}
        <Button variant="garis" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Cetak atau simpan PDF
        </Button>
        {status === 'draf' && (
          <ButtonLink to={`/edit-pembelian/${pembelianId}`} variant="garis">
            <Pencil aria-hidden className="size-5" />
            Ubah
          </ButtonLink>
        )}
        {(status === 'draf' || isOpen) && <End pembelian={pembelian} />}
      </div>
      {!wa && status === 'draf' && (
        <p className="text-sm text-tinta-2">Isi nomor WhatsApp pemasok supaya pembelian bisa dikirim dari sini.</p>
      )}
    </>
  )
}

/** Button that marks the purchase order as sent. Its goods count as incoming from then on. */
function MarkOrdered({ pembelianId }: { pembelianId: number }) {
  const { mutate, isPending, error } = useLangkah<void>(() => callAdmin(pesanPembelian, { params: { pembelianId } }))
  return (
    <>
      <Button variant="utama" busy={isPending} onClick={() => mutate()}>
        Tandai sudah dipesan
      </Button>
      <AskingOutcome />
      {error && <Notice kind="galat">{errorText(error, { answered: 'Gagal menandai' })}</Notice>}
    </>
  )
}

function End({ pembelian: { pembelianId, status } }: { pembelian: Pembelian }) {
  const [open, setOpen] = useState(false)
  const isPartial = status === 'sebagian'
  return (
    <>
      <Button variant="polos" onClick={() => setOpen(true)}>
        {isPartial ? 'Selesaikan tanpa sisanya' : 'Batalkan'}
      </Button>
      <ReasonDialog
        open={open}
        title={isPartial ? 'Selesaikan pembelian ini?' : 'Batalkan pembelian ini?'}
        buttonName={isPartial ? 'Selesaikan' : 'Batalkan Pembelian'}
        cancel="Kembali"
        work={(body) => callAdmin(endPembelian, { params: { pembelianId }, body })}
        problem="Gagal mengakhiri pembelian"
        onClose={() => setOpen(false)}
      >
        <p>
          {isPartial
            ? 'Barang yang belum datang tidak lagi ditunggu.'
            : 'Pembelian yang dibatalkan tetap tercatat. Pemasok tidak diberi tahu dari sini.'}
        </p>
      </ReasonDialog>
    </>
  )
}
