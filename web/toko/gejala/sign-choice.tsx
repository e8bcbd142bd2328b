import { GEJALA, type KodeGejala } from '#content/gejala.ts'
import { SignGambar } from './sign-gambar.tsx'

/**
 * Checkbox of a sign. The whole row is the target, for wet fingers. It has its own name, so that the form can be sent without a
 * script.
 */
export function SignChoice({ kode, checked }: { kode: KodeGejala; checked: boolean }) {
  return (
    <label className="kartu flex min-h-18 cursor-pointer items-center gap-3 p-2 pr-4 transition-colors hover:border-laut has-checked:border-laut has-checked:bg-laut-muda has-focus-visible:outline-3 has-focus-visible:outline-laut">
      <SignGambar kode={kode} className="w-18 md:w-28" />
      <span className="min-w-0 flex-1 leading-snug">{GEJALA[kode].nama}</span>
      <input
        type="checkbox"
        name={kode}
        value="1"
        defaultChecked={checked}
        className="size-7 shrink-0 accent-laut focus-visible:outline-none"
      />
    </label>
  )
}

export function SignList({ tanda, checked }: { tanda: readonly KodeGejala[]; checked: readonly KodeGejala[] }) {
  return (
    <ul className="mt-2 grid gap-2 md:grid-cols-2 xl:grid-cols-3">
      {tanda.map((kode) => (
        <li key={kode} className="grid">
          <SignChoice kode={kode} checked={checked.includes(kode)} />
        </li>
      ))}
    </ul>
  )
}
