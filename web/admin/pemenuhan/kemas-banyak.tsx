import { FileText, Truck } from 'lucide-react'
import type { PesananRingkas } from '#contract/pesanan-admin/admin.ts'
import { HasilBanyak } from '#web/admin/pesanan/hasil-banyak.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toCetak } from './cetak-alamat.ts'
import { useProsesBanyak } from './use-proses-banyak.ts'

interface Props {
  dipilih: readonly PesananRingkas[]
  onClose(): void
  onSerahkan(): void
}

/** Dialog that packs the selected orders, then offers printing and the handover to the courier. */
export function KemasBanyak({ dipilih, onClose, onSerahkan }: Props) {
  const proses = useProsesBanyak()
  const kerja = dipilih.filter((pesanan) => pesanan.status_pesanan === 'Menunggu Respon')
  const hasil = proses.data?.hasil
  const siap = hasil?.filter(({ selesai }) => selesai).map(({ orderId }) => orderId) ?? []
  return (
    <Dialog
      open
      onClose={onClose}
      title={hasil ? 'Selesai dikemas' : `Kemas ${kerja.length} pesanan?`}
      footer={
        hasil ? (
          <>
            <Button variant="garis" onClick={onClose}>
              Tutup
            </Button>
            {siap.length > 0 && (
              <>
                <ButtonLink variant="garis" to={toCetak(siap, 'surat-jalan')}>
                  <FileText aria-hidden className="size-5" />
                  Cetak
                </ButtonLink>
                <Button onClick={onSerahkan}>
                  <Truck aria-hidden className="size-5" />
                  Serahkan ke kurir
                </Button>
              </>
            )}
          </>
        ) : (
          <>
            <Button variant="garis" onClick={onClose}>
              Batal
            </Button>
            <Button
              variant="utama"
              data-fokus
              busy={proses.isPending}
              disabled={kerja.length === 0}
              onClick={() =>
                proses.mutate(kerja.map((pesanan) => ({ pesanan, jadi: { status_pesanan: 'Sedang Di Proses' } })))
              }
            >
              Kemas
            </Button>
          </>
        )
      }
    >
      {hasil ? (
        <HasilBanyak hasil={hasil} selesai="dikemas, pembeli diberi tahu" />
      ) : (
        <div className="mt-3 grid gap-3">
          <p>
            Barang diambil dari lot yang paling dulu kedaluwarsa, status menjadi Sedang Di Proses, dan pembeli diberi
            tahu. Pesanan yang perlu diperiksa dilewati.
          </p>
          {kerja.length < dipilih.length && (
            <p className="text-tinta-2">{dipilih.length - kerja.length} pesanan lain sudah dikemas atau selesai.</p>
          )}
          {proses.error && (
            <Notice kind="galat">{errorText(proses.error, { answered: 'Gagal mengemas pesanan' })}</Notice>
          )}
        </div>
      )}
    </Dialog>
  )
}
