/** The drawing of each card's first sign, by its code; a disease without one has none yet. */
const GAMBAR = import.meta.glob<string>('/web/drawings/kartu/*.svg', { eager: true, query: '?url', import: 'default' })

export const gambarKartu = (kode: string): string | undefined => GAMBAR[`/web/drawings/kartu/${kode}.svg`]
