import type { Endpoint, Input, Page } from '#contract/endpoint.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import type { Question } from '#web/ui/alerts.tsx'

/* Questions before a save that may be a mistake, for cases that the shop cannot decide itself. */

/** Normalizes a name for comparison: case and extra blanks are ignored. */
const normalize = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/**
 * Returns a question if another record of the list has the same name, ignoring case and extra blanks. A failed list request
 * returns undefined, because a name must not block a save.
 * @param lama previous name; an unchanged name raises no question
 */
export async function askName<Row>(
  list: Endpoint,
  { nama, lama = '', nameOf }: { nama: string; lama?: string | undefined; nameOf(row: Row): string },
): Promise<Question | undefined> {
  if (normalize(nama) === normalize(lama)) return undefined
  const query = { q: nama.trim().slice(0, 100), limit: 100 }
  const found = await callAdmin(list, { query } as unknown as Input<Endpoint>).catch(() => undefined)
  const items = (found as Page<Row> | undefined)?.items ?? []
  if (!items.some((row) => normalize(nameOf(row)) === normalize(nama))) return undefined
  return {
    title: 'Nama ini sudah ada',
    text: `Sudah ada yang bernama “${nama.trim()}”. Nama yang sama mudah tertukar.`,
    confirm: 'Ya, Simpan',
    cancel: 'Ganti Nama',
  }
}
