import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { termSentence } from '#content/terms.ts'
import type { PaketYield } from '#contract/kaitan/paket-suffices-for.ts'
import { readDailyUsage } from '#contract/katalog/daily-usage.ts'
import { formatNumber } from '#contract/whole-number.ts'
import type { PaketWithUsage } from './with-usage.ts'

/** Daily use of a package, how long it lasts, and what must not be mixed. */
export function PaketUsage({ paket: { cara_harian, isi, enough, volume, mix } }: { paket: PaketWithUsage }) {
  const hari = readDailyUsage(cara_harian)
  const peringatan = [...new Set(isi.map(({ produk }) => produk?.peringatan).filter(Boolean))]
  return (
    <>
      {mix && (
        <p className="flex gap-3 rounded border border-merah/30 bg-merah-muda p-4 font-semibold text-merah">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>{mix}</span>
        </p>
      )}
      {hari.length > 0 && (
        <section>
          <h2 className="text-xl">Cara pakai hari demi hari</h2>
          <ol className="mt-3 grid gap-4">
            {hari.map(({ hari: title, langkah }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text, in its order
              <li key={index} className="border-laut border-l-4 pl-4">
                {title && <h3 className="font-bold text-base tracking-normal">{title}</h3>}
                {langkah.map((item) => (
                  <p key={item} className="mt-1 max-w-[72ch] first:mt-0">
                    {item}
                  </p>
                ))}
              </li>
            ))}
          </ol>
        </section>
      )}
      {enough.length > 0 && (
        <section>
          <h2 className="text-xl">Cukup untuk berapa</h2>
          <ul className="mt-3 grid gap-3">
            {enough.map((item) => (
              <li key={JSON.stringify(item)}>
                <EnoughFor enough={item} />
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-tinta-2">
            Perkiraan dari isi kemasan dan dosis terkecil. {termSentence('ppm')} Bak {formatNumber(volume)} m³ adalah
            terpal 2 m³ yang diisi 80%.
          </p>
        </section>
      )}
      {peringatan.length > 0 && (
        <section>
          <h2 className="text-xl">Peringatan</h2>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5">
            {peringatan.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function EnoughFor({ enough }: { enough: PaketYield }) {
  const { nama, produkId, untuk } = enough
  return (
    <>
      <p>
        <strong>{nama}</strong>: {enoughSentence(enough)}
      </p>
      {enough.jenis !== 'sanitasi' && (
        <Link
          to={`/layanan/kalkulator-dosis?produk=${produkId}${untuk[0] ? `&untuk=${untuk[0]}` : ''}`}
          className="tautan min-h-12"
        >
          Hitung untuk bak atau pakan Anda
        </Link>
      )}
    </>
  )
}

/** Returns how long a package lasts, in a farmer's units. */
export function enoughSentence(enough: PaketYield): string {
  if (enough.jenis === 'rendam') {
    const { kali, volume, ppm, takaran, satuan } = enough
    const tankVolume = `${formatNumber(volume)} m³`
    if (kali === 0) return `belum cukup untuk sekali rendam ${tankVolume} pada ${formatNumber(ppm)} ppm.`
    return `cukup untuk sekitar ${formatNumber(kali)} kali rendam ${tankVolume} pada ${formatNumber(ppm)} ppm, ${formatNumber(takaran)} ${satuan} tiap rendam.`
  }
  if (enough.jenis === 'sanitasi')
    return `cukup untuk sekitar ${formatNumber(enough.liter)} liter air cucian alat dan wadah kosong, tanpa ikan.`
  return `cukup untuk sekitar ${formatNumber(enough.kg)} kg pakan pada ${formatNumber(enough.dosis)} ${enough.satuan.replace('/kg', ' per kg')}.`
}
