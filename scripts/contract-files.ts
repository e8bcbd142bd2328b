/* What the bundle does with which files of the contract. */

const files = (names: string) => new RegExp(`/contract/(?:${names})\\.ts$`)

/** Loses in a browser what no screen asks for. */
export const CONTRACT = files(String.raw`(?:[\w-]+/)?[\w-]+`)

/** Of the back office alone: never in a customer's browser. */
export const OFFICE = files(String.raw`[\w-]+/(?:[\w-]+-)?office|daftar|columns`)

/** What forms check by: goes with zod. */
export const FORMS = files(String.raw`[\w-]+/forms|common`)

/** What the form of an address checks by; nearly every screen would take it along. */
export const ALAMAT = files('alamat/(?:alamat|isian|wilayah)')

/** On nearly every screen. */
export const FORMATS = files('uang/rupiah|wib')

/** Of screens that show a phone number, or count pages; forms check by it too, and would take it along. */
export const NOMOR = files('no-hp|resep/batas')

/** What the screens with products and orders call. */
export const BELANJA = files('(?:katalog|pesanan|pengiriman)/endpoints')

/** One pattern for whatever one of these finds. */
export const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))
