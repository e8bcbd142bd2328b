import { useState } from 'react'
import type { PesananRingkas } from '#contract/pesanan-admin/admin.ts'
import { HasilBanyak } from '#web/admin/pesanan/hasil-banyak.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { bacaResi } from './baca-resi.ts'
import { useProsesBanyak } from './use-proses-banyak.ts'

/** Courier of the last handover; most shops have only one. */
let kurirTerakhir = ''

/** Dialog that assigns pasted tracking numbers to the selected orders, with a preview. */
export function SerahKurir({ dipilih, onClose }: { dipilih: readonly PesananRingkas[]; onClose(): void }) {
  const [kurir, setKurir] = useState(kurirTerakhir)
  const [teks, setTeks] = useState('')
  const proses = useProsesBanyak()
  const { resi, masalah } = bacaResi(teks, dipilih)
  const hasil = proses.data?.hasil
  const isMulai = teks.trim() !== ''

  function serahkan() {
    kurirTerakhir = kurir.trim()
    proses.mutate(
      dipilih.flatMap((pesanan) => {
        const nomor = resi.get(pesanan.orderId)
        if (nomor === undefined) return []
        const maju = pesanan.status_pesanan === 'Menunggu Respon' ? { status_pesanan: 'Sedang Di Proses' as const } : {}
        return [{ pesanan, jadi: { ...maju, ...(kurirTerakhir && { kurir: kurirTerakhir }), resi: nomor } }]
      }),
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title={hasil ? 'Selesai diserahkan' : 'Serahkan ke kurir'}
      footer={
        hasil ? (
          <Button data-fokus onClick={onClose}>
            Tutup
          </Button>
        ) : (
          <>
            <Button variant="garis" onClick={onClose}>
              Batal
            </Button>
            <Button variant="utama" busy={proses.isPending} disabled={resi.size === 0} onClick={serahkan}>
              Serahkan {resi.size} pesanan
            </Button>
          </>
        )
      }
    >
      {hasil ? (
        <HasilBanyak hasil={hasil} selesai="diserahkan, pembeli diberi tahu nomor resinya" />
      ) : (
        <div className="mt-4 grid gap-4">
          <TextField
            label="Kurir"
            hint="Untuk semua pesanan ini. Kosongkan jika setiap pesanan sudah punya kurir."
            autoComplete="off"
            maxLength={60}
            value={kurir}
            onChange={({ target }) => setKurir(target.value)}
          />
          <TextArea
            label="Nomor resi"
            hint="Tempel daftarnya, satu baris per pesanan: resi saja sesuai urutan di bawah, atau nomor pesanan lalu resi."
            rows={5}
            data-fokus
            spellCheck={false}
            value={teks}
            onChange={({ target }) => setTeks(target.value)}
          />
          {masalah.length > 0 && (
            <Notice kind="hati" announce>
              <ul>
                {masalah.map(({ baris, alasan }) => (
                  <li key={baris}>
                    Baris {baris}: {alasan}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <div>
            <h3 className="mb-2 text-base">
              {isMulai ? `${resi.size} dari ${dipilih.length} pesanan mendapat resi` : `${dipilih.length} pesanan`}
            </h3>
            <ol className="divide-y divide-garis rounded border border-garis">
              {dipilih.map(({ orderId, midtrans_order_id: nomor, nama, resi: lama }) => {
                const baru = resi.get(orderId)
                return (
                  <li key={orderId} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
                    <span className="min-w-0">
                      <span className="block font-medium text-sm [overflow-wrap:anywhere]">{nomor}</span>
                      <span className="block text-sm text-tinta-2 [overflow-wrap:anywhere]">{nama}</span>
                    </span>
                    <span className="text-right [overflow-wrap:anywhere]">
                      {baru ? <strong>{baru}</strong> : <span className="text-tinta-2">{lama || 'Tanpa resi'}</span>}
                      {baru && lama && lama !== baru && (
                        <span className="block text-sm text-kuning">mengganti {lama}</span>
                      )}
                    </span>
                  </li>
                )
              })}
            </ol>
          </div>
          {proses.error && (
            <Notice kind="galat">{errorText(proses.error, { answered: 'Gagal menyerahkan pesanan' })}</Notice>
          )}
        </div>
      )}
    </Dialog>
  )
}
