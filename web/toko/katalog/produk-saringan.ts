export const PRODUK_PER_HALAMAN = 24

/** What the product list is narrowed to; it lives in the address, so a result can be shared and gone back to. */
export interface ProdukSaringan {
  q: string
  /** Chosen categories, in ascending order; none means all. */
  kategori: number[]
  page: number
}

/** Reads the address leniently: a number that is none is simply not there. */
export function readSaringan(search: URLSearchParams): ProdukSaringan {
  const ids = (search.get('kategori') ?? '')
    .split(',')
    .map(toId)
    .filter((id) => id > 0)
  return {
    q: (search.get('q') ?? '').trim().slice(0, 100),
    kategori: [...new Set(ids)].sort((a, b) => a - b).slice(0, 50),
    page: Math.min(toId(search.get('page') ?? '') || 1, 1_000_000),
  }
}

export function writeSaringan({ q, kategori, page }: ProdukSaringan): URLSearchParams {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (kategori.length > 0) search.set('kategori', kategori.join(','))
  if (page > 1) search.set('page', String(page))
  return search
}

/** Selects a category, or takes it out again. The result may be short, so it starts from its first page. */
export function toggleKategori(saringan: ProdukSaringan, kategoriId: number): ProdukSaringan {
  const without = saringan.kategori.filter((id) => id !== kategoriId)
  const kategori = without.length < saringan.kategori.length ? without : [...without, kategoriId].sort((a, b) => a - b)
  return { ...saringan, kategori, page: 1 }
}

/** A positive id of the database's size, or 0. */
export function toId(text: string): number {
  return /^\d{1,10}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : 0
}
