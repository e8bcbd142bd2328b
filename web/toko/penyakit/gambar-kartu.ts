/** Drawing of each card's first sign, by disease code; not every disease has one. */
const GAMBAR = import.meta.glob<string>('/web/drawings/kartu/*.svg', { eager: true, query: '?url', import: 'default' })

export const gambarKartu = (kode: string): string | undefined => GAMBAR[`/web/drawings/kartu/${kode}.svg`]
