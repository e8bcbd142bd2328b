import { useState } from 'react'
import { WITHOUT_NOMOR } from '#contract/stok/lot-admin.ts'
import { formatDate } from '#contract/wib.ts'
import { KeepApartNotice } from '#web/admin/pemenuhan/keep-apart-notice.tsx'
import { uuid } from '#web/lib/uuid.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { type Judgement, judgeScan, type NeededProduk } from './judge-scan.ts'
import { queuePacked } from './outbox.ts'
import { readCode } from './read-code.ts'
import { addScan, currentOf, emptyParcel, lotsOf, neededBy, type Round, saveRound } from './round.ts'
import { ScanInput } from './scan-input.tsx'
import { signal } from './signal.ts'

/** The order that is packed now: scan field, result of the last scan, goods, and the way to the next order. */
export function PackingRound({ round }: { round: Round }) {
  const pesanan = currentOf(round)
  if (!pesanan) return null
  return <OrderParcel key={pesanan.orderId} round={round} pesanan={pesanan} />
}

interface Props {
  round: Round
  pesanan: Round['pesanan'][number]
}

function OrderParcel({ round, pesanan }: Props) {
  const { orderId, nomor, nama, catatan, bagian } = pesanan
  const [last, setLast] = useState<Judgement>()
  const needed = neededBy(round, pesanan)
  const isComplete = needed.every(({ kurang }) => kurang === 0)

  function judge(text: string): void {
    const others = round.pesanan.filter((one) => one.orderId !== orderId).flatMap((one) => neededBy(round, one))
    const judgement = judgeScan(readCode(text), needed, others)
    signal(judgement.kind === 'yes')
    setLast(judgement)
    if (judgement.kind === 'yes') put(judgement.produkId, judgement.lotId, 1)
  }
  const put = (produkId: number, lotId: number, quantity: number) =>
    saveRound(addScan(round, { orderId, produkId, lotId, jumlah: quantity }))
  function finish(): void {
    queuePacked({ kunci: uuid(), userId: round.userId, orderId, nomor, lot: lotsOf(round, orderId) })
    saveRound({ ...round, packed: [...round.packed, orderId] })
  }
  const skip = () => saveRound({ ...round, skipped: [...round.skipped.filter((other) => other !== orderId), orderId] })

  return (
    <div className="grid grid-cols-1 gap-4 pb-24">
      <Progress round={round} />
      <div>
        <h2 className="text-xl [overflow-wrap:anywhere]">{nama}</h2>
        <p className="text-sm text-tinta-2 [overflow-wrap:anywhere]">{nomor}</p>
        {catatan && <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">Catatan: {catatan}</p>}
      </div>
      <KeepApartNotice bagian={bagian} />
      <Result judgement={last} isComplete={isComplete} />
      <ul className="grid grid-cols-1 gap-3">
        {bagian.map((part, index) => {
          const one = needed[index]
          return (
            one && (
              <Part
                key={part.produkId}
                part={part}
                needed={one}
                onTake={(lotId, quantity) => {
                  setLast({ kind: 'yes', produkId: part.produkId, lotId, text: part.nama })
                  put(part.produkId, lotId, quantity)
                }}
              />
            )
          )
        })}
      </ul>
      <ScanInput onCode={judge} />
      <div className="flex flex-wrap gap-3">
        <Button variant="garis" className="min-h-12! flex-1" onClick={() => saveRound(emptyParcel(round, orderId))}>
          Kosongkan paket ini
        </Button>
        <Button variant="garis" className="min-h-12! flex-1" onClick={skip}>
          Lewati dulu
        </Button>
      </div>
      <div className="fixed inset-x-0 bottom-0 z-20 border-garis-tua border-t bg-kertas p-3 lg:static lg:border-0 lg:bg-transparent lg:p-0">
        <Button variant="utama" className="min-h-14! w-full text-lg" disabled={!isComplete} onClick={finish}>
          Selesai, berikutnya
        </Button>
      </div>
    </div>
  )
}

function Progress({ round: { pesanan, packed } }: { round: Round }) {
  return (
    <div className="grid gap-1">
      <p className="font-semibold">
        Pesanan {Math.min(packed.length + 1, pesanan.length)} dari {pesanan.length}
      </p>
      <progress
        aria-label="Pesanan yang sudah dikemas"
        max={pesanan.length}
        value={packed.length}
        className="h-2 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-laut [&::-webkit-progress-bar]:bg-laut-muda [&::-webkit-progress-value]:bg-laut"
      />
    </div>
  )
}

const RESULT = {
  yes: { box: 'border-hijau bg-hijau-muda text-hijau', word: 'Benar' },
  no: { box: 'border-merah bg-merah-muda text-merah', word: 'Salah' },
  lot: { box: 'border-kuning bg-kuning-muda text-kuning', word: 'Lot mana?' },
}

/** Result of the last scan: color, word and reason. Its height stays, so that the goods do not move under the finger. */
function Result({ judgement, isComplete }: { judgement: Judgement | undefined; isComplete: boolean }) {
  const { box, word } = judgement
    ? RESULT[judgement.kind]
    : { box: 'border-garis bg-kertas text-tinta-2', word: 'Siap memindai' }
  return (
    <div
      role="status"
      aria-live="assertive"
      className={cx('sticky top-(--kepala) z-10 min-h-24 rounded border-2 px-4 py-3', box)}
    >
      <p className="font-bold text-2xl">{word}</p>
      <p className="[overflow-wrap:anywhere]">
        {isComplete && judgement?.kind !== 'no' ? 'Paket ini lengkap.' : (judgement?.text ?? 'Pindai barang pertama.')}
      </p>
    </div>
  )
}

interface PartProps {
  part: Props['pesanan']['bagian'][number]
  needed: NeededProduk
  onTake(lotId: number, quantity: number): void
}

/** One product: what is in the parcel, its lots, and buttons for goods without a readable code. */
function Part({ part: { nama, jumlah, suhu_simpan }, needed: { kurang, rak_gudang, lot }, onTake }: PartProps) {
  const isComplete = kurang === 0
  return (
    <li className={cx('kartu grid gap-2 p-4', isComplete && 'border-hijau bg-hijau-muda')}>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold text-lg [overflow-wrap:anywhere]">{nama}</p>
        <p className="harga shrink-0 font-bold text-xl">
          {jumlah - kurang} / {jumlah}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-tinta-2">
        {rak_gudang && <span>Rak {rak_gudang}</span>}
        {suhu_simpan === 'dingin' && <Badge tone="laut">Harus dingin</Badge>}
        {isComplete && <span className="font-semibold text-hijau">Lengkap</span>}
      </p>
      {!isComplete && (
        <ul className="grid gap-2">
          {lot
            .filter(({ sisa }) => sisa > 0)
            .map(({ lotId, nomor, kedaluwarsa, sisa }) => (
              <li key={lotId} className="flex flex-wrap items-center justify-between gap-2">
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {nomor ? `Lot ${nomor}` : WITHOUT_NOMOR}
                  {kedaluwarsa && <span className="block text-sm text-tinta-2">{formatDate(kedaluwarsa)}</span>}
                </span>
                <Button
                  variant="garis"
                  className="min-h-12! min-w-28"
                  aria-label={`Tandai ${Math.min(kurang, sisa)} ${nama}, ${nomor || WITHOUT_NOMOR}`}
                  onClick={() => onTake(lotId, Math.min(kurang, sisa))}
                >
                  Tandai {Math.min(kurang, sisa)}
                </Button>
              </li>
            ))}
          {lot.every(({ sisa }) => sisa === 0) && (
            <li className="font-medium text-merah">Tidak ada lot yang boleh dikemas. Lewati dulu pesanan ini.</li>
          )}
        </ul>
      )}
    </li>
  )
}
