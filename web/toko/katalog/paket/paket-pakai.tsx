import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { formatBilangan } from '#contract/bilangan.ts'
import { BAK_RAKIT_M3, type Cukup, cukupPaket } from '#contract/kaitan/cukup-paket.ts'
import { peringatanCampur } from '#contract/katalog/bahan-campur.ts'
import { readCaraHarian } from '#contract/katalog/cara-harian.ts'
import type { PaketRinci } from '#contract/katalog/endpoints.ts'

/** Daily use of a package, how long it lasts, and what must not be mixed. */
export function PaketPakai({ paket }: { paket: PaketRinci }) {
  const hari = readCaraHarian(paket.cara_harian)
  const cukup = cukupPaket(paket.isi)
  const bahan = paket.isi.flatMap(({ nama, produk }) => (produk ? [{ ...produk, nama }] : []))
  const campur = peringatanCampur(bahan)
  const peringatan = [...new Set(bahan.map((satu) => satu.peringatan).filter(Boolean))]
  return (
    <>
      {campur && (
        <p className="flex gap-3 rounded border border-merah/30 bg-merah-muda p-4 font-semibold text-merah">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>{campur}</span>
        </p>
      )}
      {hari.length > 0 && (
        <section>
          <h2 className="text-xl">Cara pakai hari demi hari</h2>
          <ol className="mt-3 grid gap-4">
            {hari.map(({ hari: judul, langkah }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text, in its order
              <li key={index} className="border-laut border-l-4 pl-4">
                {judul && <h3 className="font-bold text-base tracking-normal">{judul}</h3>}
                {langkah.map((satu) => (
                  <p key={satu} className="mt-1 max-w-[72ch] first:mt-0">
                    {satu}
                  </p>
                ))}
              </li>
            ))}
          </ol>
        </section>
      )}
      {cukup.length > 0 && (
        <section>
          <h2 className="text-xl">Cukup untuk berapa</h2>
          <ul className="mt-3 grid gap-3">
            {cukup.map((satu) => (
              <li key={JSON.stringify(satu)}>
                <CukupUntuk cukup={satu} />
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-tinta-2">
            Perkiraan dari isi kemasan dan dosis terkecil. 1 ppm = 1 gram per m³ air. Bak {formatBilangan(BAK_RAKIT_M3)}{' '}
            m³ adalah terpal 2 m³ yang diisi 80%.
          </p>
        </section>
      )}
      {peringatan.length > 0 && (
        <section>
          <h2 className="text-xl">Peringatan</h2>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5">
            {peringatan.map((satu) => (
              <li key={satu}>{satu}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function CukupUntuk({ cukup }: { cukup: Cukup }) {
  const { nama, produkId, untuk } = cukup
  return (
    <>
      <p>
        <strong>{nama}</strong>: {kalimatCukup(cukup)}
      </p>
      {cukup.jenis !== 'sanitasi' && (
        <Link
          to={`/layanan/kalkulator-dosis?produk=${produkId}${untuk[0] ? `&untuk=${untuk[0]}` : ''}`}
          className="tautan inline-flex min-h-12 items-center"
        >
          Hitung untuk bak atau pakan Anda
        </Link>
      )}
    </>
  )
}

/** Returns how long a package lasts, in a farmer's units. */
export function kalimatCukup(cukup: Cukup): string {
  if (cukup.jenis === 'rendam') {
    const { kali, volume, ppm, takaran, satuan } = cukup
    const bak = `${formatBilangan(volume)} m³`
    if (kali === 0) return `belum cukup untuk sekali rendam ${bak} pada ${formatBilangan(ppm)} ppm.`
    return `cukup untuk sekitar ${formatBilangan(kali)} kali rendam ${bak} pada ${formatBilangan(ppm)} ppm, ${formatBilangan(takaran)} ${satuan} tiap rendam.`
  }
  if (cukup.jenis === 'sanitasi')
    return `cukup untuk sekitar ${formatBilangan(cukup.liter)} liter air cucian alat dan wadah kosong, tanpa ikan.`
  return `cukup untuk sekitar ${formatBilangan(cukup.kg)} kg pakan pada ${formatBilangan(cukup.dosis)} mg per kg pakan.`
}
