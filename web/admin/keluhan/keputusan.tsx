import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { finishKeluhan, type KeluhanAdmin } from '#contract/keluhan/admin.ts'
import { type HasilToko, JENIS_KELUHAN } from '#contract/keluhan/kata.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { KembalikanDana } from '#web/admin/pesanan/kembalikan-dana.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelesaiDialog } from './selesai-dialog.tsx'
import { useLangkah } from './use-langkah.ts'

/** Actions that end a complaint. The outcome that the buyer asked for is highlighted. */
export function Keputusan({ keluhan }: { keluhan: KeluhanAdmin }) {
  const { keluhanId, harapan, baris, dikembalikan, pengganti, pesanan } = keluhan
  const [hasil, setHasil] = useState<HasilToko>()
  const selesai = useLangkah((isi: string) =>
    callAdmin(finishKeluhan, { params: { keluhanId }, body: { hasil: 'uang kembali', isi } }),
  )
  const look = harapan === 'kirim ulang' ? 'utama' : 'garis'
  const kirim = baris.length > 0 && (
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
        {harapan === 'kirim ulang' && kirim}
        <UangKembali
          keluhan={keluhan}
          onKembali={(jumlah) =>
            selesai.mutate(`Dana ${formatRupiah(jumlah)} kami kembalikan. Mohon maaf atas ketidaknyamanannya.`)
          }
        />
        {dikembalikan > 0 && (
          <Button variant="garis" onClick={() => setHasil('uang kembali')}>
            Selesai, Uang Sudah Kembali
          </Button>
        )}
        {pengganti.length > 0 && (
          <Button variant={look} onClick={() => setHasil('kirim ulang')}>
            Selesai, Sudah Dikirim Ulang
          </Button>
        )}
        {harapan !== 'kirim ulang' && kirim}
        <Button variant={harapan === 'jawaban' ? 'utama' : 'garis'} onClick={() => setHasil('jawaban')}>
          Jawab dan Selesaikan
        </Button>
        <Button variant="polos" onClick={() => setHasil('ditolak')}>
          Tolak
        </Button>
      </div>
      {selesai.isError && (
        <div className="mt-3">
          <Notice kind="galat">
            {errorText(selesai.error, {
              answered: 'Dananya sudah dikembalikan, tetapi keluhannya belum selesai. Selesaikan lagi.',
            })}
          </Notice>
        </div>
      )}
      {hasil && <SelesaiDialog key={hasil} keluhan={keluhan} hasil={hasil} onClose={() => setHasil(undefined)} />}
    </section>
  )
}

/** The order's refund dialog, prefilled from the complaint. */
function UangKembali({ keluhan, onKembali }: { keluhan: KeluhanAdmin; onKembali(jumlah: number): void }) {
  const { keluhanId, jenis, baris, nilai } = keluhan
  const { orderId } = keluhan.pesanan
  const { data } = useQuery({
    queryKey: ['admin', 'pesanan', orderId],
    queryFn: () => callAdmin(getPesananAdmin, { params: { orderId } }),
  })
  const percobaan = data?.pembayaran.find(({ sisa }) => sisa > 0)
  if (!data || !percobaan) return null
  const alasan = `Keluhan ${keluhanId}: ${JENIS_KELUHAN[jenis].toLowerCase()}`
  return (
    <KembalikanDana
      pesanan={data}
      percobaan={percobaan}
      tombol={{ variant: keluhan.harapan === 'uang kembali' ? 'utama' : 'garis' }}
      usul={{ jumlah: nilai || percobaan.sisa, barang: baris, alasan, keluhanId }}
      onKembali={onKembali}
    />
  )
}
