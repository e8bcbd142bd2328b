import { Link } from 'react-router'
import { KODE_PENYAKIT, type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { NOT_OBAT, splitWithoutObat } from '#contract/kaitan/kaitan-rules.ts'

/** Links to disease cards. Diseases that no drug cures are listed apart, with a note. */
export function TautanPenyakit({ kode }: { kode: readonly KodePenyakit[] }) {
  const { untuk, pendukung } = splitWithoutObat(KODE_PENYAKIT.filter((item) => kode.includes(item)))
  return (
    <>
      {untuk.length > 0 && <Chip kode={untuk} />}
      {pendukung.length > 0 && (
        <div className="mt-3 first:mt-0">
          <p className="font-semibold text-kuning text-sm">{NOT_OBAT}</p>
          <Chip kode={pendukung} />
        </div>
      )}
    </>
  )
}

function Chip({ kode }: { kode: readonly KodePenyakit[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {kode.map((item) => (
        <li key={item}>
          <Link
            to={`/layanan/penyakit/${item}`}
            className="inline-flex min-h-12 items-center rounded-full bg-laut-muda px-4 font-semibold text-laut hover:text-laut-tua hover:underline hover:underline-offset-4"
          >
            {capitalizedName(item)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Returns the name of a disease with an initial capital. */
export const capitalizedName = (kode: KodePenyakit): string => {
  const { nama } = PENYAKIT[kode]
  return nama.charAt(0).toUpperCase() + nama.slice(1)
}
