import { GEJALA, type KodeGejala } from '#content/gejala.ts'
import { GambarTanda } from './gambar-tanda.tsx'

/**
 * Checkbox of a sign. The whole row is the target, for wet fingers. It has its own name, so that the form can be sent without a
 * script.
 */
export function PilihanTanda({ kode, dicentang }: { kode: KodeGejala; dicentang: boolean }) {
  return (
    <label className="kartu flex min-h-24 cursor-pointer items-center gap-3 p-2 pr-4 transition-colors hover:border-laut has-checked:border-laut has-checked:bg-laut-muda has-focus-visible:outline-3 has-focus-visible:outline-laut">
      <GambarTanda kode={kode} className="w-24 md:w-28" />
      <span className="min-w-0 flex-1 leading-snug">{GEJALA[kode].nama}</span>
      <input
        type="checkbox"
        name={kode}
        value="1"
        defaultChecked={dicentang}
        className="size-7 shrink-0 accent-laut focus-visible:outline-none"
      />
    </label>
  )
}

export function DaftarTanda({ tanda, dicentang }: { tanda: readonly KodeGejala[]; dicentang: readonly KodeGejala[] }) {
  return (
    <ul className="mt-3 grid gap-2.5 md:grid-cols-2 xl:grid-cols-3">
      {tanda.map((kode) => (
        <li key={kode} className="grid">
          <PilihanTanda kode={kode} dicentang={dicentang.includes(kode)} />
        </li>
      ))}
    </ul>
  )
}
