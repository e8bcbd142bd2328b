import { useState } from 'react'
import { ManyPesananResult } from '#web/admin/pesanan/many-result.tsx'
import type { SelectedPesanan } from '#web/admin/pesanan/pesanan-choices.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { readResi } from './read-resi.ts'
import { useProcessMany } from './use-process-many.ts'

/** Courier of the last handover; most shops have only one. */
let lastKurir = ''

/** Dialog that assigns pasted tracking numbers to the selected orders, with a preview. */
export function HandOverToKurir({ selected, onClose }: { selected: readonly SelectedPesanan[]; onClose(): void }) {
  const [kurir, setKurir] = useState(lastKurir)
  const [text, setText] = useState('')
  const proses = useProcessMany()
  const { resi, problem } = readResi(text, selected)
  const results = proses.data?.hasil

  function handOver() {
    lastKurir = kurir.trim()
    proses.mutate(
      selected.flatMap((pesanan) => {
        const nomor = resi.get(pesanan.orderId)
        if (nomor === undefined) return []
        const forward =
          pesanan.status_pesanan === 'Menunggu Respon' ? { status_pesanan: 'Sedang Di Proses' as const } : {}
        return [{ pesanan, jadi: { ...forward, ...(lastKurir && { kurir: lastKurir }), resi: nomor } }]
      }),
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title={results ? 'Selesai diserahkan' : 'Serahkan ke kurir'}
      footer={
        results ? (
          <Button data-fokus onClick={onClose}>
            Tutup
          </Button>
        ) : (
          <>
            <Button variant="garis" onClick={onClose}>
              Batal
            </Button>
            <Button variant="utama" busy={proses.isPending} disabled={resi.size === 0} onClick={handOver}>
              Serahkan {resi.size} pesanan
            </Button>
          </>
        )
      }
    >
      {results ? (
        <ManyPesananResult results={results} finished="diserahkan, pembeli diberi tahu nomor resinya" />
      ) : (
        <div className="mt-4 grid gap-4">
          <ResiFields kurir={kurir} onKurir={setKurir} text={text} onText={setText} />
          <ResiProblems problem={problem} />
          <ResiPreview selected={selected} resi={resi} isStarted={text.trim() !== ''} />
          {proses.error && (
            <Notice kind="galat">{errorText(proses.error, { answered: 'Gagal menyerahkan pesanan' })}</Notice>
          )}
        </div>
      )}
    </Dialog>
  )
}

interface ResiFieldsProps {
  kurir: string
  onKurir(kurir: string): void
  /** Pasted lines with tracking numbers. */
  text: string
  onText(text: string): void
}

function ResiFields({ kurir, onKurir, text, onText }: ResiFieldsProps) {
  return (
    <>
      <TextField
        label="Kurir"
        hint="Untuk semua pesanan ini. Kosongkan jika setiap pesanan sudah punya kurir."
        autoComplete="off"
        maxLength={60}
        value={kurir}
        onChange={({ target }) => onKurir(target.value)}
      />
      <TextArea
        label="Nomor resi"
        hint="Tempel daftarnya, satu baris per pesanan: resi saja sesuai urutan di bawah, atau nomor pesanan lalu resi."
        rows={5}
        data-fokus
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </>
  )
}

type Resi = ReturnType<typeof readResi>

function ResiProblems({ problem }: Pick<Resi, 'problem'>) {
  if (problem.length === 0) return null
  return (
    <Notice kind="hati" announce>
      <ul>
        {problem.map(({ line, reason }) => (
          <li key={line}>
            Baris {line}: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

interface ResiPreviewProps extends Pick<Resi, 'resi'> {
  selected: readonly SelectedPesanan[]
  /** True if numbers were typed. */
  isStarted: boolean
}

/** Selected orders with their new tracking numbers, or the old ones that stay. */
function ResiPreview({ selected, resi, isStarted }: ResiPreviewProps) {
  return (
    <div>
      <h3 className="mb-2 text-base">
        {isStarted ? `${resi.size} dari ${selected.length} pesanan mendapat resi` : `${selected.length} pesanan`}
      </h3>
      <ol className="divide-y divide-garis rounded border border-garis">
        {selected.map(({ orderId, midtrans_order_id: nomor, nama, resi: previous }) => {
          const fresh = resi.get(orderId)
          return (
            <li key={orderId} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
              <span className="min-w-0">
                <span className="block font-medium text-sm [overflow-wrap:anywhere]">{nomor}</span>
                <span className="block text-sm text-tinta-2 [overflow-wrap:anywhere]">{nama}</span>
              </span>
              <span className="text-right [overflow-wrap:anywhere]">
                {fresh ? <strong>{fresh}</strong> : <span className="text-tinta-2">{previous || 'Tanpa resi'}</span>}
                {fresh && previous && previous !== fresh && (
                  <span className="block text-sm text-kuning">mengganti {previous}</span>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
