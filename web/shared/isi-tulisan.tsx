import { parseTulisan } from '#contract/tulisan.ts'

/** How headings and lists of texts look, also of documents. */
export const JUDUL = { h2: 'mt-4 text-xl', h3: 'mt-1 text-base tracking-normal' } as const
export const DAFTAR = 'grid list-disc gap-1.5 pl-6 marker:text-laut'

/** Sets a plainly written text, at most 72 characters wide. It only ever makes text nodes, so nothing that somebody wrote can become markup. */
export function IsiTulisan({ tulisan, judul: Judul = 'h2' }: { tulisan: string; judul?: 'h2' | 'h3' }) {
  return (
    <div className="grid max-w-baca grid-cols-1 gap-4 text-baca">
      {parseTulisan(tulisan).map((blok, index) => {
        // A text does not change while it is shown: its place is its name.
        const key = `${blok.jenis}-${index}`
        if (blok.jenis === 'judul') {
          return (
            <Judul key={key} className={JUDUL[Judul]}>
              {blok.teks}
            </Judul>
          )
        }
        if (blok.jenis === 'paragraf') {
          return (
            <p key={key} className="whitespace-pre-line">
              {blok.teks}
            </p>
          )
        }
        return (
          <ul key={key} className={DAFTAR}>
            {blok.isi.map((isi) => (
              <li key={isi}>{isi}</li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}
