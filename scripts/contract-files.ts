/* Groups of contract files that the bundler treats differently. */

const files = (names: string) => new RegExp(`/contract/(?:${names})\\.ts$`)

/** All contract files; unused exports are removed in the browser build. */
export const CONTRACT = files(String.raw`(?:[\w-]+/)?[\w-]+`)

/** Files of the back office only, which must not reach a customer's browser. */
export const ADMIN = files(String.raw`(?:[\w-]+/)?(?:[\w-]+-)?admin|list|columns`)

/** Validation of forms; bundled with zod. */
export const FORMS = files(String.raw`[\w-]+/forms|common`)

/** Validation of forms with an address. Separate, because nearly every screen would otherwise load it. */
export const ALAMAT = files('alamat/(?:alamat|input|wilayah)|checkout/new-pembeli')

/** Formatting used by nearly every screen. */
export const FORMATS = files('uang/rupiah|wib')

/** Used by screens that show a phone number or count pages. Separate from the forms, which also use it and would pull it in. */
export const NOMOR = files('no-hp|resep/limits')

/** Endpoints for screens with products and orders. */
export const SHOPPING = files('(?:katalog|pesanan|pengiriman)/endpoints')

/** Returns one pattern that matches if any of the patterns does. */
export const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))
