import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { finishKeluhan, type KeluhanAdmin } from '#contract/keluhan/admin.ts'
import { KELUHAN_KINDS, type TokoOutcome } from '#contract/keluhan/words.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { RefundMoney } from '#web/admin/pesanan/refund-money.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { FinishDialog } from './finish-dialog.tsx'

/** Actions that end a complaint. The outcome that the buyer asked for is highlighted. */
export function Decision({ keluhan }: { keluhan: KeluhanAdmin }) {
  const { keluhanId, harapan, baris, dikembalikan, pengganti, pesanan } = keluhan
  const [outcome, setOutcome] = useState<TokoOutcome>()
  const finished = useLangkah((text: string) =>
    callAdmin(finishKeluhan, { params: { keluhanId }, body: { hasil: 'uang kembali', isi: text } }),
  )
  const look = harapan === 'kirim ulang' ? 'utama' : 'garis'
  const send = baris.length > 0 && (
    <ButtonLink
      variant={pengganti.length > 0 ? 'garis' : look}
      to={`/tambah-pesanan?pengganti=${pesanan.orderId}&keluhan=${keluhanId}`}
    >
      Kirim Ulang
    </ButtonLink>
  )
  return (
    <section className="kartu p-5">
      <h2 className="mb-1 text-lg">Keputusan</h2>
      <p className="mb-3 text-sm text-tinta-2">Pilih salah satu untuk menyelesaikan keluhan. Pembeli diberi tahu.</p>
      <div className="flex flex-wrap items-center gap-3">
        {harapan === 'kirim ulang' && send}
        <ReturnedMoney
          keluhan={keluhan}
          onReturn={(amount) =>
            finished.mutate(`Dana ${formatRupiah(amount)} kami kembalikan. Mohon maaf atas ketidaknyamanannya.`)
          }
        />
        {dikembalikan > 0 && (
          <Button variant="garis" onClick={() => setOutcome('uang kembali')}>
            Selesai, Uang Sudah Kembali
          </Button>
        )}
        {pengganti.length > 0 && (
          <Button variant={look} onClick={() => setOutcome('kirim ulang')}>
            Selesai, Sudah Dikirim Ulang
          </Button>
        )}
        {harapan !== 'kirim ulang' && send}
        <Button variant={harapan === 'jawaban' ? 'utama' : 'garis'} onClick={() => setOutcome('jawaban')}>
          Jawab dan Selesaikan
        </Button>
        <Button variant="polos" onClick={() => setOutcome('ditolak')}>
          Tolak
        </Button>
      </div>
      {finished.isError && (
        <div className="mt-3">
          <Notice kind="galat">
            {errorText(finished.error, {
              answered: 'Dananya sudah dikembalikan, tetapi keluhannya belum selesai. Selesaikan lagi.',
            })}
          </Notice>
        </div>
      )}
      {outcome && (
        <FinishDialog key={outcome} keluhan={keluhan} outcome={outcome} onClose={() => setOutcome(undefined)} />
      )}
    </section>
  )
}

/** The order's refund dialog, prefilled from the complaint. */
function ReturnedMoney({ keluhan, onReturn }: { keluhan: KeluhanAdmin; onReturn(quantity: number): void }) {
  const { keluhanId, jenis, baris, nilai } = keluhan
  const { orderId } = keluhan.pesanan
  const { data } = useQuery({
    queryKey: ['admin', 'pesanan', orderId],
    queryFn: () => callAdmin(getPesananAdmin, { params: { orderId } }),
  })
  const attempt = data?.pembayaran.find(({ sisa }) => sisa > 0)
  if (!data || !attempt) return null
  const reason = `Keluhan ${keluhanId}: ${KELUHAN_KINDS[jenis].toLowerCase()}`
  return (
    <RefundMoney
      pesanan={data}
      attempt={attempt}
      buttonLook={{ variant: keluhan.harapan === 'uang kembali' ? 'utama' : 'garis' }}
      suggestion={{ jumlah: nilai || attempt.sisa, barang: baris, alasan: reason, keluhanId }}
      onReturn={onReturn}
    />
  )
}
