import type { Endpoint, Input, Page } from '#contract/endpoint.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import type { Question } from '#web/ui/alerts.tsx'

/** What is asked before something is saved that may be a mistake, and is none of which the shop can be sure. */

/** Letters, blanks and case apart it is called the same. */
const baku = (nama: string) => nama.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/**
 * Asks where another record of a list is called the same. Where the list does not answer nothing is asked: the name is no reason not to
 * save.
 * @param lama what it was called before; who leaves the name as it is knows of the other one
 */
export async function tanyaNama<Row>(
  daftar: Endpoint,
  { nama, lama = '', namaOf }: { nama: string; lama?: string | undefined; namaOf(row: Row): string },
): Promise<Question | undefined> {
  if (baku(nama) === baku(lama)) return undefined
  const query = { q: nama.trim().slice(0, 100), limit: 100 }
  const found = await callAdmin(daftar, { query } as unknown as Input<Endpoint>).catch(() => undefined)
  const items = (found as Page<Row> | undefined)?.items ?? []
  if (!items.some((row) => baku(namaOf(row)) === baku(nama))) return undefined
  return {
    title: 'Nama ini sudah ada',
    text: `Sudah ada yang bernama “${nama.trim()}”. Dua yang bernama sama mudah tertukar.`,
    confirm: 'Ya, Simpan',
    cancel: 'Ganti Nama',
  }
}
