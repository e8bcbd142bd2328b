import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyEndpoint, Definition } from '#contract/endpoint.ts'
import { flushKejadian } from '#server/features/keamanan/record-kejadian.ts'
import { testApp } from '#server/testing/test-app.ts'
import { day, NOW } from './testing/rich/moments.ts'
import { fillRich } from './testing/rich/rich-shop.ts'
import { cut, flat, hashOf, type Names, readNames, short } from './testing/rich/show.ts'

/*
 * Every answer of the shop, on a shop with a row in every state (`server/testing/rich/`), against `__snapshots__/`: each GET
 * endpoint with each value of each filter, order and flag of its query, a search, and page 2. A wrong filter, join, order or
 * border of a date changes a line. After an intended change, read the difference and run with `-u`.
 */

const shop = await testApp(NOW)
const { db } = shop.deps
afterAll(() => shop.close())

type Json = ReturnType<typeof JSON.parse>
type Asked = { params?: Record<string, unknown>; query?: Record<string, unknown> }

/** Answers that say something of the machine, or that are pictures or files, which other tests read. */
const LEFT_OUT = [
  ...['downloadBackup', 'getBackup', 'getHealth', 'getInspection', 'getKesehatan', 'getReadiness', 'verifyWebhook'],
  ...['getFotoKeluhan', 'getFotoKeluhanAdmin', 'getFotoLaporan', 'getFotoPengembalian'],
]
const isPicture = ({ response }: AnyEndpoint) => response === 'gambar'

/** Parameters and queries that an endpoint needs, or that its schema does not tell. */
const GIVEN: Record<string, Asked[]> = {
  getKetentuan: ['syarat', 'privasi'].map((naskah) => ({ params: { naskah } })),
  getTagihan: [{ params: { token: 't'.repeat(43) } }],
  dosisVolume: [{ query: { bentuk: 'bulat', diameter: 3, dalam: 1 } }],
  dosisRendam: [{ query: { zat: 'asam-sitrat', ppm: 250, volume: 2 } }],
  dosisPakan: [{ query: { dosis: 150, per: 'pakan', ekor: 100, berat: 250, fr: 3, kadar: 35, hari: 7 } }],
  freshwaterDosis: [{ query: { ekor: 100, berat: 200, volume: 2, salinitas: 32 } }],
  dosisSalinitas: [{ query: { volume: 2, dari: 32, ke: 16 } }],
  checkSymptoms: [{ query: { gejala: 'S01,S02' } }],
  findPesanan: [{ query: { q: 'KS-LUNAS' } }],
  searchRelated: ['produk', 'paket', 'artikel'].map((kind) => ({ query: { jenis: kind } })),
  listJejak: [{ query: { limit: 5 } }],
}
/** Calculators and texts of `content/`, which their own tests cover with all their inputs. */
const ONCE = /^dosis|^freshwater|^checkSymptoms|^computeSafeHarvest|^getPenyakit$|Wilayah$/
const WORDS = [
  'vitamin',
  'KS-LUNAS',
  'sri',
  'L-60',
  'lampung',
  'kabar',
  'NOMINAL',
  'terbit',
  'jaya',
  'vnn',
  'terbit sekarng',
  'paket',
  'tamu baru',
]

/** Rows that parameters name together, or that a query must name. */
const PAIRS: Record<string, string> = {
  getLotChoices: 'SELECT pesanan_id AS "orderId", produk_id AS "produkId" FROM pesanan_bagian ORDER BY 1, 2',
  getBerkasResep: 'SELECT berkas_id AS "berkasId" FROM resep_berkas WHERE resep_id > 0 ORDER BY resep_id, urutan',
  getBerkasResepAdmin:
    'SELECT resep_id AS "resepId", berkas_id AS "berkasId" FROM resep_berkas WHERE resep_id > 0 ORDER BY 1, urutan',
  listPenerima: `SELECT min(lot_id) AS "lotId" FROM lot WHERE nomor = 'T-DITARIK'`,
  exportPenerima: `SELECT min(lot_id) AS "lotId" FROM lot WHERE nomor = 'T-DITARIK'`,
  listMutasiStok: `SELECT produk_id AS "produkId" FROM produk WHERE nama = 'Probiotik'`,
  getSinonim: 'SELECT sinonim_id AS "sinonimId" FROM sinonim ORDER BY 1 LIMIT 3',
  listUlasan: `SELECT 'produk' AS jenis, produk_id AS id FROM produk UNION ALL SELECT 'paket', paket_id FROM paket ORDER BY 1, 2`,
}
const pairs = new Map<string, Asked[]>()

let names: Names
async function readPairs() {
  for (const [name, query] of Object.entries(PAIRS)) {
    const { rows } = await sql.raw<Record<string, unknown>>(query).execute(db)
    const isInPath = registered.some((one) => one.name === name && one.path.includes('{'))
    pairs.set(
      name,
      rows.map((row) => (isInPath ? { params: row } : { query: row })),
    )
  }
}

const isRows = (value: Json) => Array.isArray(value) && value.some((row) => typeof row === 'object')
/** One line for each row of a list and each field of an object. */
function linesOf(body: Json, indent = ''): string[] {
  if (isRows(body)) return body.map((row: Json) => `${indent}- ${flat(row)}`)
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return [indent + flat(body)]
  return Object.entries(body).flatMap(([name, value]) =>
    isRows(value) ? [`${indent}${name}:`, ...linesOf(value, `${indent}  `)] : [`${indent}${name}: ${flat(value)}`],
  )
}

interface Answer {
  head: string
  lines: string[]
}
async function ask(endpoint: AnyEndpoint, asked: Asked, token?: string): Promise<Answer> {
  const { status, headers, body } = await shop.call(endpoint, asked as never, token === undefined ? {} : { token })
  const total = headers['x-total-count'] === undefined ? '' : ` of ${headers['x-total-count']}`
  if (status >= 400) return { head: `${status} ${body.code}`, lines: [] }
  if (!Buffer.isBuffer(body))
    return {
      head: `${status}${total}`,
      lines: endpoint.response === 'berkas' ? partsOf(body) : linesOf(names.plain(body)),
    }
  if (/zip|pdf|image/.test(String(headers['content-type'])))
    return { head: `${status} ${headers['content-type']}`, lines: [] }
  const lines = body.toString().replace('\uFEFF', '').split(/\r?\n/).filter(Boolean)
  return { head: `${status}`, lines: lines.map((line) => cut(short(line))) }
}
const rowOf = (row: Json) => JSON.stringify(names.plain(row))
/** One line for each part of the data of a person, without events, which are written a moment later. */
const partsOf = ({ keamanan: _, ...parts }: Json) =>
  Object.entries(parts).map(
    ([name, rows]) => `${name}: ${(rows as Json).length} ${hashOf((rows as Json).map?.(rowOf).toSorted() ?? rows)}`,
  )

/** Returns the queries that the schema allows: each value of each filter, order and flag. */
function queriesOf({ query, paged, name }: Definition, base: Asked): Record<string, unknown>[] {
  if (!query || ONCE.test(name)) return []
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as Json
  const valuesOf = (key: string, { enum: choices, const: only, type }: Json): unknown[] => {
    if (choices ?? only) return choices ?? [only]
    if (key === 'q') return WORDS
    if (key === 'dari' || key === 'sampai' || key === 'hari') return [day(-6), day(-1), day(0)]
    if (key === 'page' || key === 'limit' || key === 'w') return []
    if (key === 'id')
      return [
        names
          .idsOf(/Produk|Harga/.test(name) ? 'produkId' : 'orderId')
          .slice(0, 9)
          .join(','),
      ]
    if (key.startsWith('harga_')) return [100_000, 145_000]
    return type === 'number' || key === 'keramba' ? names.idsOf(key).slice(0, 20) : []
  }
  const found = Object.entries(properties).flatMap(([key, schema]) =>
    valuesOf(key, schema).map((value) => ({ ...base.query, [key]: value })),
  )
  return [...found, ...(paged || 'page' in properties ? [{ ...base.query, limit: 3, page: 2 }] : [])]
}

/** Returns the parameters with each of their rows. */
function basesOf({ path, name, access, response }: AnyEndpoint): Asked[] {
  if (GIVEN[name]?.length) return GIVEN[name]
  if (pairs.has(name)) return pairs.get(name) ?? []
  const [param] = [...path.matchAll(/\{(\w+)\}/g)].map(([, found = '']) => found)
  if (param === undefined) return [{}]
  const ids = (param: string): string[] => {
    if (param === 'orderId' && access === 'pelanggan') return [...(names.labels.get('orderId')?.values() ?? [])]
    if (param === 'kode') return ['vnn', 'amonia', 'dinas-aceh']
    if (param === 'id') return names.idsOf('artikelId')
    return names.idsOf(param)
  }
  const found = ids(param).slice(0, response === 'berkas' ? 8 : 100)
  return found.map((id) => ({ params: { [param]: id } }))
}

const labelOf = ([key, value]: [string, unknown]) => `${key}=${names.labelOf(key, value) ?? value}`
const titleOf = ({ params = {}, query = {} }: Asked) =>
  [...Object.entries(params), ...Object.entries(query)].map(labelOf).join(' ')

const answers = new Map<string, string>()
const registered = shop.app.endpoints.registered.filter(({ method }) => method === 'GET')
const endpoints = registered.filter((one) => !LEFT_OUT.includes(one.name) && !isPicture(one))

/** Name of a row, for answers after the first of an endpoint. */
const rowName = (line: string) => {
  const [, name] =
    line.match(
      /(?:nama|title|judul|midtrans_order_id|order_id|nomor|kode|kata|method|subjek|isi|teks|keterangan|wilayah): '((?:[^'])*)'/,
    ) ?? []
  return name ?? line.replace(/^\s*- /, '').slice(0, 60)
}

/** Shows the lines that no earlier answer of the endpoint has, after a hash of all of them. */
function newOf({ head, lines }: Answer, seen: Set<string>): string[] {
  const shown = lines.filter((line) => !seen.has(line))
  for (const line of lines) seen.add(line)
  return shown.length === lines.length
    ? [head, ...shown]
    : [`${head}, ${lines.length} lines ${hashOf(lines)}`, ...shown]
}

const few = (titles: string[]) =>
  titles.length > 9 ? `${titles.slice(0, 3).join(', ')} and ${titles.length - 3} more` : titles.join(', ')

/** Joins the titles of equal answers. */
function joinSame(answers: [title: string, answer: string[]][]): string[] {
  const same = new Map<string, string[]>()
  for (const [title, lines] of answers) same.set(lines.join('\n'), [...(same.get(lines.join('\n')) ?? []), title])
  return [...same].map(([answer, titles]) => `${few(titles)}: ${answer}`)
}

async function readAll(endpoint: Definition, tokens: Record<string, string | undefined>): Promise<string> {
  const found: [string, string[]][] = []
  const [caller = '', ...others] = Object.keys(tokens)
  const seen = new Set<string>()
  for (const base of basesOf(endpoint)) {
    const first = await ask(endpoint, base, tokens[caller])
    found.push([`# ${caller} ${titleOf(base)}`, newOf(first, seen)])
    for (const other of others) {
      const answer = await ask(endpoint, base, tokens[other])
      if (hashOf(answer) !== hashOf(first)) found.push([`# ${other}`, newOf(answer, seen)])
    }
    for (const query of queriesOf(endpoint, base)) {
      const answer = await ask(endpoint, { ...base, query }, tokens[caller])
      const isList = answer.lines.every((line) => line.startsWith('- '))
      const shown = isList ? [answer.head, answer.lines.map(rowName).join(' | ')] : newOf(answer, seen)
      found.push([`? ${titleOf({ query })}`, shown])
    }
  }
  return joinSame(found).join('\n')
}

beforeAll(async () => {
  const { akun } = await fillRich(shop)
  await flushKejadian(shop.deps)
  names = await readNames(db)
  await readPairs()
  const callers = ({ access, name, knowsSesi }: Definition): Record<string, string | undefined> => {
    if (access === 'publik') return { visitor: undefined, ...(knowsSesi && { customer: akun.sri.token }) }
    if (access === 'pelanggan') return { customer: akun.sri.token, other: akun.budi.token }
    const roles = shop.app.endpoints.peranOf(name)
    const office = { gudang: akun.gudang, pesanan: akun.kasir, konten: akun.konten, dokter: akun.dokter }
    const others = Object.entries(office).filter(([role]) => roles.includes(role as never))
    return { owner: akun.owner.token, ...Object.fromEntries(others.map(([role, { token }]) => [role, token])) }
  }
  // Events first, because refused questions are events; files last, because their reading leaves a trail.
  const turn = ({ name, response }: AnyEndpoint) => (/Kejadian|Keamanan/.test(name) ? 0 : response === 'berkas' ? 2 : 1)
  const sorted = endpoints.toSorted((a, b) => turn(a) - turn(b) || a.name.localeCompare(b.name))
  for (const endpoint of sorted)
    answers.set(endpoint.name, await readAll(endpoint as Definition, callers(endpoint as Definition)))
}, 600_000)

test('leaves out only endpoints that exist', () => {
  const names = registered.map(({ name }) => name)
  expect(LEFT_OUT.filter((name) => !names.includes(name))).toEqual([])
})

test.each(endpoints.map(({ name }) => name).toSorted())('%s', (name) => {
  expect(answers.get(name)).toMatchSnapshot()
})
