import { z } from 'zod'
import { Id } from '#contract/common.ts'

export const CONTENTS_MAX = 100
const NAME_MAX = 200

export const contentName = z.string().trim().min(1, 'Nama isi harus diisi').max(NAME_MAX, 'Nama isi terlalu panjang')

/**
 * Parses names from a JSON array, a list of quoted names with or without brackets (`['A', 'B']`), or names separated by commas.
 * Trims the names and drops empty ones.
 */
export function readItems(text: string): string[] {
  const trimmed = text.trim()
  return (readJson(trimmed) ?? readQuoted(trimmed)).map((piece) => piece.trim()).filter((piece) => piece !== '')
}

function readJson(text: string): string[] | undefined {
  try {
    return z.array(z.string()).safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Splits at a quote, a comma and the same quote, because names may contain commas and apostrophes; without quotes, at commas. */
function readQuoted(text: string): string[] {
  const list = /^\[(.*)\]$/s.exec(text)?.[1]?.trim() ?? text
  for (const quote of [`'`, '"']) {
    if (list.length < 2 || !list.startsWith(quote) || !list.endsWith(quote)) continue
    return list
      .slice(1, -1)
      .split(new RegExp(`(?<!\\\\)${quote}\\s*,\\s*${quote}`))
      .map((piece) => piece.replaceAll(`\\${quote}`, quote))
  }
  return list.split(',')
}

/** `items` of a package, in every accepted notation. */
export const ItemsInput = z
  .union([z.array(z.string()), z.string()])
  .transform((value) => (typeof value === 'string' ? readItems(value) : value.filter((name) => name.trim() !== '')))
  .pipe(z.array(contentName).max(CONTENTS_MAX, `Isi paket maksimal ${CONTENTS_MAX}`))

/** One part of a package: a name, and optionally its product. */
const SingleContent = z.object({
  nama: contentName,
  produkId: Id.nullable().default(null),
  jumlah: z.int('Jumlah harus angka bulat').min(1, 'Jumlah minimal 1').max(1000, 'Jumlah maksimal 1.000'),
})

/** Parts of a package with their products: an array or its JSON text. */
export const ContentsInput = z
  .union([z.array(z.unknown()), z.string()])
  .transform((value, context): unknown[] => {
    if (typeof value !== 'string') return value
    try {
      const parsed: unknown = JSON.parse(value)
      if (Array.isArray(parsed)) return parsed
    } catch {
      // Invalid JSON: the issue below reports it.
    }
    context.addIssue({ code: 'custom', message: 'Isi paket tidak bisa dibaca' })
    return z.NEVER
  })
  .pipe(z.array(SingleContent).max(CONTENTS_MAX, `Isi paket maksimal ${CONTENTS_MAX}`))
