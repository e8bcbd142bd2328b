import { parse } from 'csv-parse/sync'
import { expect } from '#e2e/test.ts'
import { test } from './hostile-shop.ts'

/* Parts of the hostile shop that the walk does not reach. */

for (const file of ['produk', 'pesanan'])
  test(`a spreadsheet computes nothing out of ${file}.csv`, async ({ request, hostile: { admin } }) => {
    const headers = { authorization: `Bearer ${admin.token}` }
    const text = await (await request.get(`/api/admin/${file}.csv`, { headers })).text()
    const rows: string[][] = parse(text, { bom: true, delimiter: [',', ';'] })
    expect(rows.flat().some((cell) => cell.includes('jahat'))).toBe(true)
    expect(rows.flat().filter((cell) => /^\s*[=+@]/.test(cell))).toEqual([])
  })
