import type { Buku } from './use-buku.ts'

/** Options of a select field, from codes to labels. */
export const Options = ({ from }: { from: Readonly<Record<string, string>> }) =>
  Object.entries(from).map(([kode, text]) => (
    <option key={kode} value={kode}>
      {text}
    </option>
  ))

/** The cages of a book. */
export const KerambaChoice = ({ buku: { keramba } }: Pick<Buku, 'buku'>) => (
  <>
    <option value="">Pilih keramba</option>
    {keramba.map(({ id, nama }) => (
      <option key={id} value={id}>
        {nama}
      </option>
    ))}
  </>
)
