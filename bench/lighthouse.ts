import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { bukaBangku, CDP_PORT, TOKO } from './peramban.ts'
import { median, simpanHasil } from './report.ts'

/*
 * How the shop feels on a cheap phone: Lighthouse's mobile preset (slow 4G, a processor four times slower, simulated),
 * the pages turn by turn, medians. Lighthouse is fetched by npx when it is asked for: it is larger than the shop.
 */

const LIGHTHOUSE = 'lighthouse@13.5.0'
const HALAMAN = {
  beranda: '/',
  daftar: '/produk/produk-satuan',
  produk: '/produk/produk-satuan/1',
  penyakit: '/layanan/detail/1',
  'penyakit-ikan': '/penyakit-ikan',
  artikel: '/artikel/1',
  checkout: '/produk/produk-satuan/pemesanan?produk=1&jumlah=1',
}
type Nama = keyof typeof HALAMAN

const KATEGORI = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const UKURAN = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const

type Angka = Record<(typeof KATEGORI)[number] | keyof typeof UKURAN, number>
interface Laporan {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number; scoreDisplayMode: string }>
}

const { values: pilihan } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: Object.keys(HALAMAN) },
    /** Keeps the figures in bench/results. */
    save: { type: 'boolean', default: false },
    /** Keeps the last report of each page in this folder. */
    reports: { type: 'string' },
  },
})

const folder = await mkdtemp(join(tmpdir(), 'kerapusehat-lighthouse-'))
if (pilihan.reports) await mkdir(pilihan.reports, { recursive: true })
const config = join(folder, 'config.json')
await writeFile(
  config,
  JSON.stringify({
    extends: 'lighthouse:default',
    settings: {
      onlyCategories: KATEGORI,
      // Everything but the session: the checkout is behind a guard.
      clearStorageTypes: ['file_systems', 'shader_cache', 'service_workers', 'cache_storage'],
    },
  }),
)
const bangku = await bukaBangku()
try {
  const names = pilihan.only as Nama[]
  const angka = Object.fromEntries(names.map((name) => [name, [] as Angka[]])) as Record<Nama, Angka[]>
  const kurang = new Set<string>()
  // Once each beforehand: the first visit makes pictures in their widths.
  for (const name of names) await ukur(name)
  for (let run = 0; run < Number(pilihan.runs); run++) {
    for (const name of names) {
      const laporan = await ukur(name)
      angka[name].push(baca(laporan))
      for (const judul of gagal(laporan)) kurang.add(`${name}: ${judul}`)
    }
  }
  const median5 = Object.fromEntries(names.map((name) => [name, tengah(angka[name])]))
  console.table(median5)
  for (const judul of kurang) console.log(judul)
  if (pilihan.save) console.log(simpanHasil('lighthouse', { lighthouse: LIGHTHOUSE, median: median5, runs: angka }))
} finally {
  await bangku.close()
  await rm(folder, { recursive: true, force: true })
}

async function ukur(name: Nama): Promise<Laporan> {
  const path = join(pilihan.reports ?? folder, `${name}.json`)
  const args = ['--yes', LIGHTHOUSE, TOKO + HALAMAN[name], `--port=${CDP_PORT}`, `--config-path=${config}`]
  const peramban = await bangku.peramban()
  try {
    await promisify(execFile)('npx', [...args, '--output=json', `--output-path=${path}`, '--quiet'])
  } finally {
    await peramban.close()
  }
  return JSON.parse(await readFile(path, 'utf8'))
}

function baca({ categories, audits }: Laporan): Angka {
  return Object.fromEntries([
    ...KATEGORI.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
    ...Object.entries(UKURAN).map(([name, id]) => [name, Number((audits[id]?.numericValue ?? -1).toFixed(3))]),
  ]) as Angka
}

function tengah(runs: Angka[]) {
  const keys = Object.keys(runs[0] ?? {}) as (keyof Angka)[]
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))]))
}

/** What costs a point outside of speed. */
function gagal({ categories, audits }: Laporan): string[] {
  return KATEGORI.slice(1).flatMap((id) =>
    (categories[id]?.auditRefs ?? []).flatMap((audit) => {
      const { title = '', score = null } = audits[audit.id] ?? {}
      return score !== null && score < 1 ? [title] : []
    }),
  )
}
