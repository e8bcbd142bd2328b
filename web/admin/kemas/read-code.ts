/** A scanned code: the text of a lot or order label, or what a product code says. */
export interface Code {
  /** Letters and digits of the code, in capitals. */
  text: string
  /** Product of the shop, if the code is the address of its page. */
  produkId?: number
  /** Article number on the pack (EAN or GTIN), without leading zeros. */
  article?: string
  /** Lot number that a GS1 code carries beside the article number. */
  nomorLot?: string
}

/** Separates fields of variable length in a GS1 code. */
const SEPARATOR = '\u001d'
/** Prefix by which some scanners name the symbology, as `]d2`. */
const SYMBOLOGY = /^\][A-Za-z]\d/
/** Fixed lengths of GS1 application identifiers that stand before a lot: dates, variant. */
const FIXED: Readonly<Record<string, number>> = { '01': 14, '11': 6, '13': 6, '15': 6, '17': 6, '20': 2 }
const LOT_FIELD = '10'

/**
 * Reads a code as a scanner types it: EAN, GS1 element string (with or without brackets), GS1 Digital Link, address of a
 * product page, or plain text. Source: GS1 General Specifications, chapters 3 and 7.8.
 */
export function readCode(scanned: string): Code {
  const raw = scanned.trim().replace(SYMBOLOGY, '')
  const text = normalizeCode(raw)
  const produkId = /\/produk\/produk-satuan\/(\d{1,10})(?:[/?#]|$)/.exec(raw)?.[1]
  if (produkId) return { text, produkId: Number(produkId) }
  const link = /^https?:\/\/[^/]+\/(?:.*\/)?01\/(\d{8,14})(?:\/10\/([^/?#]+))?/.exec(raw)
  if (link) return gs1(text, link[1], link[2] && decodeURIComponent(link[2]))
  const bracketed = /^\(01\)(\d{14})(.*)$/.exec(raw)
  if (bracketed) return gs1(text, bracketed[1], /\(10\)([^(]+)/.exec(bracketed[2] ?? '')?.[1])
  if (/^01\d{14}/.test(raw)) return elementString(text, raw)
  return /^\d{8}$|^\d{12,14}$/.test(raw) ? gs1(text, raw, undefined) : { text }
}

/** Returns the letters and digits in capitals: printers and people write dashes and blanks differently. */
export const normalizeCode = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Returns an article number without leading zeros, so that EAN-13 and GTIN-14 are equal. */
export const normalizeArticle = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '')

function gs1(text: string, article: string | undefined, nomorLot: string | undefined): Code {
  return { text, article: normalizeArticle(article ?? ''), ...(nomorLot && { nomorLot: normalizeCode(nomorLot) }) }
}

function elementString(text: string, raw: string): Code {
  const article = raw.slice(2, 16)
  for (let at = 0; at < raw.length; ) {
    if (raw[at] === SEPARATOR) {
      at++
      continue
    }
    const field = raw.slice(at, at + 2)
    if (field === LOT_FIELD) return gs1(text, article, raw.slice(at + 2).split(SEPARATOR)[0])
    const length = FIXED[field]
    if (length === undefined) {
      // Unknown field: it ends at the next separator.
      const end = raw.indexOf(SEPARATOR, at)
      if (end < 0) break
      at = end
    } else at += 2 + length
  }
  return gs1(text, article, undefined)
}
