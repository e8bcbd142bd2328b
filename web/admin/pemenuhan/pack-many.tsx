import { FileText, Truck } from 'lucide-react'
import { ManyPesananResult } from '#web/admin/pesanan/many-result.tsx'
import type { SelectedPesanan } from '#web/admin/pesanan/pesanan-choices.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toPrint } from './print-address.ts'
import { useProcessMany } from './use-process-many.ts'

interface Props {
  selected: readonly SelectedPesanan[]
  onClose(): void
  onHandOver(): void
}

/** Dialog that packs the selected orders, then offers printing and the handover to the courier. */
export function PackMany({ selected, onClose, onHandOver }: Props) {
  const proses = useProcessMany()
  const work = selected.filter((pesanan) => pesanan.status_pesanan === 'Menunggu Respon')
  const results = proses.data?.hasil
  const ready = results?.filter(({ selesai }) => selesai).map(({ orderId }) => orderId) ?? []
  return (
    <Dialog
      open
      onClose={onClose}
      title={results ? 'Selesai dikemas' : `Kemas ${work.length} pesanan?`}
      footer={
        results ? (
          <>
            <Button variant="garis" onClick={onClose}>
              Tutup
            </Button>
            {ready.length > 0 && <PackedActions ready={ready} onHandOver={onHandOver} />}
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
              disabled={work.length === 0}
              onClick={() =>
                proses.mutate(work.map((pesanan) => ({ pesanan, jadi: { status_pesanan: 'Sedang Di Proses' } })))
              }
            >
              Kemas
            </Button>
          </>
        )
      }
    >
      {results ? (
        <ManyPesananResult results={results} finished="dikemas, pembeli diberi tahu" />
      ) : (
        <div className="mt-3 grid gap-3">
          <p>
            Barang diambil dari lot yang paling dulu kedaluwarsa, status menjadi Sedang Di Proses, dan pembeli diberi
            tahu. Pesanan yang perlu diperiksa dilewati.
          </p>
          {work.length < selected.length && (
            <p className="text-tinta-2">{selected.length - work.length} pesanan lain sudah dikemas atau selesai.</p>
          )}
          {proses.error && (
            <Notice kind="galat">{errorText(proses.error, { answered: 'Gagal mengemas pesanan' })}</Notice>
          )}
        </div>
      )}
    </Dialog>
  )
}

function PackedActions({ ready, onHandOver }: { ready: number[] } & Pick<Props, 'onHandOver'>) {
  return (
    <>
      <ButtonLink variant="garis" to={toPrint(ready, 'surat-jalan')}>
        <FileText aria-hidden className="size-5" />
        Cetak
      </ButtonLink>
      <Button onClick={onHandOver}>
        <Truck aria-hidden className="size-5" />
        Serahkan ke kurir
      </Button>
    </>
  )
}
