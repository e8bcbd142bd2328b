import { parseTulisan } from '#contract/tulisan.ts'

/** Styles of headings and lists, also used for documents. */
export const TITLES = { h2: 'mt-4 text-xl', h3: 'mt-1 text-base tracking-normal' } as const
export const LIST = 'grid list-disc gap-1.5 pl-6 marker:text-laut'

/** Renders plain text, at most 72 characters wide. It creates text nodes only, so user-written text cannot become markup. */
export function TulisanContents({ tulisan, title: Title = 'h2' }: { tulisan: string; title?: 'h2' | 'h3' }) {
  return (
    <div className="grid max-w-baca grid-cols-1 gap-4 text-baca">
      {parseTulisan(tulisan).map((blok, index) => {
        // The index is a stable key: the text does not change while it is shown.
        const key = `${blok.jenis}-${index}`
        if (blok.jenis === 'judul') {
          return (
            <Title key={key} className={TITLES[Title]}>
              {blok.teks}
            </Title>
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
          <ul key={key} className={LIST}>
            {blok.isi.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}
