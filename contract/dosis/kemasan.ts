import { readDecimal } from '#contract/whole-number.ts'

/** Content of one pack, in the unit for measuring. */
export interface KemasanContents {
  isi: number
  satuan: 'g' | 'mL'
}

const SATUAN: Record<string, [kali: number, satuan: KemasanContents['satuan']]> = {
  kg: [1000, 'g'],
  kilogram: [1000, 'g'],
  kilo: [1000, 'g'],
  g: [1, 'g'],
  gr: [1, 'g'],
  gram: [1, 'g'],
  l: [1000, 'mL'],
  lt: [1000, 'mL'],
  ltr: [1000, 'mL'],
  liter: [1000, 'mL'],
  ml: [1, 'mL'],
  mililiter: [1, 'mL'],
  cc: [1, 'mL'],
}

const CONTENT = new RegExp(
  `(?:^|[^\\d.,])(?:(\\d{1,3}) ?[x×] ?)?(\\d[\\d.,]*) ?(${Object.keys(SATUAN).join('|')})(?![a-z0-9])`,
  'gi',
)

/**
 * Parses the content of a pack: 'jeriken 5 L' → 5,000 mL, '10 x 50 g' → 500 g.
 * @returns undefined if the text has no amount, two amounts, or an ambiguous number
 */
export function readKemasan(kemasan: string): KemasanContents | undefined {
  const found = [...kemasan.matchAll(CONTENT)]
  const [, times = '1', number = '', name = ''] = found[0] ?? []
  const quantity = readDecimal(number)
  const satuan = SATUAN[name.toLowerCase()]
  if (found.length !== 1 || !quantity || !satuan || times === '0') return undefined
  return { isi: Number((Number(times) * quantity * satuan[0]).toPrecision(12)), satuan: satuan[1] }
}

/** Returns the number of whole packs for an amount; undefined if pack and dose have different units. */
export function kemasanQuantity(
  needed: number,
  satuan: KemasanContents['satuan'],
  kemasan: KemasanContents | undefined,
): number | undefined {
  return kemasan?.satuan === satuan ? Math.max(1, Math.ceil(Number((needed / kemasan.isi).toPrecision(12)))) : undefined
}
