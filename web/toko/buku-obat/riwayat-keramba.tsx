import { Droplets, Fish, Pill } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { PENYAKIT } from '#content/penyakit.ts'
import { WATER_LIMITS } from '#content/water-limits.ts'
import { waterQuality } from '#contract/buku-obat/air.ts'
import { AIR, METHODS } from '#contract/buku-obat/columns.ts'
import { formatMasaHenti, putusanSentence, shorterNote } from '#contract/buku-obat/event-words.ts'
import { deadShare } from '#contract/buku-obat/kematian.ts'
import type { Catatan } from '#contract/buku-obat/merge.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { dateWib, formatHari, formatTime } from '#contract/wib.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { editAddress } from './alamat-buku.ts'
import { isInKeramba } from './keramba-list.tsx'
import type { Buku } from './use-buku.ts'

/** Number of entries shown initially. */
const START = 20

interface Entry {
  id: string
  when: string
  content: ReactNode
}

/** All entries of a cage, newest first. */
export function Riwayat({ buku, keramba }: { buku: Buku; keramba: Catatan<'keramba'> }) {
  const [shownCount, setShownCount] = useState(START)
  const { pengobatan, kematian, air } = buku.buku
  const deaths = kematian.filter(isInKeramba(keramba.id))
  const entry: Entry[] = [
    ...pengobatan
      .filter(isInKeramba(keramba.id))
      .map((obat) => ({ id: obat.id, when: obat.mulai, content: <Obat obat={obat} today={buku.hariIni} /> })),
    ...deaths.map((death) => ({
      id: death.id,
      when: death.hari,
      content: <KematianNote deaths={death} bagian={deadShare(keramba, deaths, death.hari)} />,
    })),
    ...air
      .filter(isInKeramba(keramba.id))
      .map((measure) => ({ id: measure.id, when: wibTime(measure.waktu), content: <Air measure={measure} /> })),
  ].sort((a, b) => (a.when < b.when ? 1 : -1))
  return (
    <section>
      <h2 className="text-lg">Riwayat</h2>
      {entry.length === 0 && <p className="mt-2 text-tinta-2">Belum ada catatan untuk keramba ini.</p>}
      <ol className="mt-3 grid gap-3">
        {entry.slice(0, shownCount).map(({ id, content }) => (
          <li key={id} className="kartu relative flex gap-3 p-4">
            {content}
          </li>
        ))}
      </ol>
      {entry.length > shownCount && (
        <Button variant="garis" className="mt-3 min-h-12" onClick={() => setShownCount(shownCount + 50)}>
          Lihat yang lebih lama
        </Button>
      )}
    </section>
  )
}

/** Prefixes a measurement time with its day in WIB, to sort it among that day's other entries. */
const wibTime = (time: string) => `${dateWib(time)} ${time}`

const TITLE = 'tautan font-semibold after:absolute after:inset-0 [overflow-wrap:anywhere]'
const IKON = 'mt-0.5 size-6 shrink-0 text-laut'

function Obat({ obat, today }: { obat: Catatan<'pengobatan'>; today: string }) {
  const { id, nama, mulai, selesai, lot, cara, takaran, satuan, dosis, untuk, ulang, hasil } = obat
  const range =
    selesai === mulai ? formatHari(mulai) : `${formatHari(mulai)} sampai ${selesai ? formatHari(selesai) : 'sekarang'}`
  const amount = takaran !== null && `${formatNumber(takaran)} ${satuan}`.trim()
  return (
    <>
      <Pill aria-hidden className={IKON} />
      <div className="min-w-0">
        <Link to={editAddress('pengobatan', id)} className={TITLE}>
          {nama}
        </Link>
        <p>
          {range}
          {selesai === null && (
            <Badge tone="merah" className="ml-2">
              Masih berjalan
            </Badge>
          )}
        </p>
        <p className="text-tinta-2 [overflow-wrap:anywhere]">
          {[METHODS[cara], amount, dosis, untuk && `untuk ${nameFor(untuk)}`, lot && `lot ${lot}`]
            .filter(Boolean)
            .join(', ')}
        </p>
        <p className="text-tinta-2">
          Masa henti: {formatMasaHenti(obat)}
          {ulang && `, diulang hari ke-${ulang.replaceAll(',', ' dan ke-')}`}
        </p>
        {notesOf(obat, today).map((note) => (
          <p key={note} className="[overflow-wrap:anywhere]">
            {note}.
          </p>
        ))}
        {hasil && <p className="[overflow-wrap:anywhere]">Hasil: {hasil}</p>}
      </div>
    </>
  )
}

/** Returns further notes of a treatment: a shorter typed period, the temperature and the officer's answer. */
export const notesOf = (obat: Catatan<'pengobatan'>, today: string): string[] =>
  [
    shorterNote(obat),
    obat.suhu !== null
      ? `Suhu air ${formatNumber(obat.suhu)} °C`
      : obat.needsSuhu && !obat.terlarang
        ? 'Suhu air belum dicatat'
        : '',
    putusanSentence(obat, today),
  ].filter(Boolean)

/** Returns the name of a disease by its code; other text is returned unchanged. */
export const nameFor = (purpose: string): string =>
  purpose in PENYAKIT ? PENYAKIT[purpose as keyof typeof PENYAKIT].nama : purpose

function KematianNote({ deaths, bagian }: { deaths: Catatan<'kematian'>; bagian: number | undefined }) {
  return (
    <>
      <Fish aria-hidden className={IKON} />
      <div className="min-w-0">
        <Link to={editAddress('kematian', deaths.id)} className={TITLE}>
          Mati {formatNumber(deaths.jumlah)} ekor
        </Link>
        <p>
          {formatHari(deaths.hari)}
          {bagian !== undefined && bagian >= 0.01 && (
            <Badge tone="merah" className="ml-2">
              {formatNumber(Math.round(bagian * 1000) / 10)}% hari itu
            </Badge>
          )}
        </p>
        {deaths.catatan && <p className="text-tinta-2 [overflow-wrap:anywhere]">{deaths.catatan}</p>}
      </div>
    </>
  )
}

function Air({ measure }: { measure: Catatan<'air'> }) {
  return (
    <>
      <Droplets aria-hidden className={IKON} />
      <div className="min-w-0">
        <Link to={editAddress('air', measure.id)} className={TITLE}>
          Air
        </Link>
        <p>{formatTime(measure.waktu)}</p>
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {AIR.flatMap((name) => {
            const value = measure[name]
            if (value === null) return []
            const quality = waterQuality(name, value)
            return [
              <li key={name}>
                {WATER_LIMITS[name].nama} {formatNumber(value)} {WATER_LIMITS[name].satuan}
                {quality !== 'baik' && (
                  <Badge tone={quality === 'awas' ? 'kuning' : 'merah'} className="ml-1.5">
                    {{ awas: 'Perlu diawasi', bertindak: 'Perlu tindakan', darurat: 'Darurat' }[quality]}
                  </Badge>
                )}
              </li>,
            ]
          })}
        </ul>
        {measure.catatan && <p className="text-tinta-2 [overflow-wrap:anywhere]">{measure.catatan}</p>}
      </div>
    </>
  )
}
