import { act, type ComponentType } from 'react'
import { vi } from 'vitest'
import type { z } from 'zod'
import { definitionOf, type Endpoint } from '#contract/endpoint.ts'
import { Toko } from '#contract/pengaturan/endpoints.ts'
import type { Peran } from '#contract/peran.ts'
import { setAdminToken } from '#web/admin/sesi/sesi-admin.ts'
import routes from '#web/routes.ts?raw'
import { answerAll, isRequesting } from './api.ts'
import { reduceMotion } from './clock.ts'
import { contoh, withElements } from './contoh.ts'
import { full, mixed } from './full.ts'
import { record } from './record.ts'
import { screen, show, signIn } from './show.tsx'
import { showAdmin } from './show-admin.tsx'

/* Every screen of the shop and the office, with responses made from the contract. */

const pages = import.meta.glob<{ default: ComponentType }>('/web/{toko,admin}/**/*.page.tsx', { eager: true })
// Parts that load later are there at once.
import.meta.glob(['/web/{toko,admin}/**/*.tsx', '!**/*.test.tsx'], { eager: true })
const files = import.meta.glob<Record<string, unknown>>(['/contract/*/*.ts', '!**/*.test.ts'], { eager: true })
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value
export const endpoints = Object.values(files).flatMap((file) => Object.values(file).filter(isEndpoint))

const PARAMS: Record<string, string> = { kode: 'uronema', token: 'T'.repeat(43), hari: '2026-03-10' }
/** Queries of addresses, in one of the states. */
const SEARCH: Record<string, string> = {
  '/produk/produk-satuan/pemesanan': 'produk=1001&jumlah=1200',
  '/konfirmasi-pembayaran': 'order=KS-1',
  '/riwayat-pembayaran': 'order=KS-1',
  '/layanan/cek-gejala': 'gejala=S17,S19',
  '/layanan/kalkulator-dosis': 'cara=rendam&produk=1001&bentuk=persegi&panjang=3&lebar=3&dalam=3&ppm=150&kali=2',
  '/layanan/zat': 'nama=hijau-malakit',
  '/cari': 'q=lintah',
  '/kontak': 'pesanan=KS-1&tentang=Vitamin%20A',
  '/konfirmasi-email': 'token=abc',
  '/kembalikan-email': 'token=abc',
  '/pisahkan-akun': 'token=abc',
  '/atur-ulang-sandi': 'token=abc',
  '/terima-undangan': 'token=abc',
  '/cetak-banyak': 'id=5,6',
  '/pindai-kemas': 'id=1,2',
  '/rincian-keuangan': 'angka=barang&dari=2026-03-01&sampai=2026-03-30',
  '/laporan-pengguna': 'pesan=1',
  '/uang-titipan': 'titipan=1',
  '/tambah-pesanan': 'pengganti=1',
  '/tambah-pembelian': 'pemasok=1',
  '/tambah-kata': 'kata=obat%20merah',
}

const KEPT = { kategori: 'Obat', gambar: null, harga: 1_250_000, stok: 1500 }
/** Values in the storage of the browser, in the states with the most. */
const STORED = {
  keranjang: [
    { produkId: 1001, nama: 'Iodin', ...KEPT, quantity: 1200 },
    { paketId: 1002, nama: 'Paket Bakteri', ...KEPT, stok: 2, quantity: 3 },
  ],
  favorit: [1001],
  'terakhir-dilihat': [{ produkId: 1003, nama: 'Vitamin C', gambar: null }],
  opname: [{ lotId: 1001, nama: 'Iodin', lot: 'L-1', jumlah: '3', sisa: 4, versiLot: 1 }],
}

/** Screens that keep a book on the device, compare two records, or only report an error. */
const WITHOUT = [
  'toko/buku-obat/buku-obat.page.tsx',
  'admin/resep/compare-resep.page.tsx',
  'toko/errors/jalur-lain.page.tsx',
]

/** Paths that lead a signed-in person on. */
const SIGNED_OUT = /^\/(?:login|masuk|register|lupa|atur-ulang)/
/** Path and file of each screen. */
export const screens = [...routes.matchAll(/(?:route\('([^']+)', |index\()'((?:toko|admin)\/[^']+\.page\.tsx)'/g)]
  .map(([, path = '', file = '']) => ({ path: `/${path.replaceAll('?', '')}`, file }))
  .filter(({ file }, index, all) => !WITHOUT.includes(file) && all.findIndex((one) => one.file === file) === index)

export const isOffice = (path: string, file: string) => file.startsWith('admin/') && !path.startsWith('/login')

const paramOf = (name: string) => PARAMS[name] ?? '1'

export const least = (schema: z.ZodType): unknown => (schema._zod.def.type === 'array' ? [] : withElements(schema))

const plain = (schema: z.ZodType): unknown => (schema._zod.def.type === 'array' ? [] : contoh(schema))

/** Returns a response of an endpoint; the simplest one if that breaks a rule about several fields. */
function responseOf(endpoint: Endpoint, make: (schema: z.ZodType) => unknown): unknown {
  const { response } = definitionOf(endpoint) as { response?: z.ZodType | string }
  if (typeof response !== 'object') return new Blob()
  // The events of an order need different times.
  const made = endpoint.name === 'getPesanan' && make === least ? plain(response) : make(response)
  const body = [made, plain(response)].find((one) => response.safeParse(one).success) ?? full(response)
  return endpoint.paged ? { items: body, total: (body as unknown[]).length } : body
}

/** Lets time pass. Within `act` React shows a part that was loading at once, not after a pause. */
async function actFor(ms: number): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(() => new Promise((resolve) => setTimeout(resolve, ms)))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
}

/** Text that a screen, or a part of it, shows while it loads. */
export const LOADING = />(?:Memuat|Menyiapkan) [^<]*…</

/** Waits until a screen has loaded, and then shows no change for a moment. */
export async function settled(container: Element): Promise<void> {
  let isChanged = false
  const observer = new MutationObserver(() => (isChanged = true))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  for (let calm = 0, tries = 0; calm < 3; tries++) {
    if (tries > 5000) throw new Error(`The screen goes on changing: ${LOADING.exec(container.innerHTML)?.[0] ?? ''}`)
    isChanged = false
    await actFor(1)
    // A button that waits for the browser, such as its service worker, is busy for a short time or forever.
    const isBusy = tries < 100 && document.querySelector('button[aria-busy=true]') !== null
    const isLoading =
      isChanged || isBusy || isRequesting() || container.innerHTML === '' || LOADING.test(container.innerHTML)
    calm = isLoading ? 0 : calm + 1
  }
  observer.disconnect()
}

/** Renders a screen, in the office with the given roles. */
export async function render({ path, file }: { path: string; file: string }, make: typeof full, peran?: Peran[]) {
  await reduceMotion()
  const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, paramOf(name)]))
  const at = path.replace(/:(\w+)/g, (_, name: string) => paramOf(name))
  const search = make === mixed ? `?${SEARCH[path] ?? ''}` : ''
  const settings = make === least ? {} : { toko: make(Toko) as Toko }
  const Page = pages[`/web/${file}`]?.default as ComponentType
  if (!isOffice(path, file) && !SIGNED_OUT.test(path)) signIn()
  const page = screen(Page, params)
  const options = { at: at + search, path, settings }
  return isOffice(path, file) ? showAdmin(page, { ...options, peran }) : show(page, options)
}

/** Renders a screen with responses of the given kind, and waits until it has loaded. */
export async function open(one: { path: string; file: string }, make: typeof full, peran?: Peran[]) {
  answerAll(endpoints, (endpoint) => responseOf(endpoint, make))
  if (make !== least) {
    for (const [key, value] of Object.entries(STORED)) localStorage.setItem(key, JSON.stringify(value))
    window.dispatchEvent(new StorageEvent('storage'))
  }
  if (isOffice(one.path, one.file)) setAdminToken('masuk', peran ?? ['pemilik'])
  else if (!SIGNED_OUT.test(one.path)) signIn()
  document.title = ''
  const recorder = record()
  const shown = await render(one, make, peran)
  await settled(shown.container)
  return { ...shown, recorder }
}
