import { act, type ComponentType } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { z } from 'zod'
import { definitionOf, type Endpoint } from '#contract/endpoint.ts'
import { Toko } from '#contract/pengaturan/endpoints.ts'
import { ALL_PERAN, type Peran } from '#contract/peran.ts'
import { ADMIN_FEATURES } from './admin/features.ts'
import { mayOpen } from './admin/ui/menu.ts'
import routes from './routes.ts?raw'
import { answer, answerAll, bare, isRequesting } from './testing/api.ts'
import { reduceMotion } from './testing/clock.ts'
import { contoh, withElements } from './testing/contoh.ts'
import { describeScreen } from './testing/describe-screen.ts'
import { full, mixed } from './testing/full.ts'
import { screen, show, signIn } from './testing/show.tsx'
import { showAdmin } from './testing/show-admin.tsx'

/*
 * Words, links, fields and their states on every screen, with the most, the least and a mixture that the responses can hold.
 * After an intended change, `npx vitest run web/every-screen.test.tsx -u` writes them anew, and the commit shows what changed.
 */

const pages = import.meta.glob<{ default: ComponentType }>('./{toko,admin}/**/*.page.tsx', { eager: true })
// Parts that load later are there at once.
import.meta.glob(['./{toko,admin}/**/*.tsx', '!**/*.test.tsx'], { eager: true })
const files = import.meta.glob<Record<string, unknown>>(['/contract/*/*.ts', '!**/*.test.ts'], { eager: true })
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value
const endpoints = Object.values(files).flatMap((file) => Object.values(file).filter(isEndpoint))

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

/** Screens whose responses contain less for a role: those to `konten` name no orders. */
const SENT_LESS = ['konten /percakapan-whatsapp/:percakapanId']

/** Screens of the office that show a form or their frame before the first response. */
const SHOWN_AT_ONCE = ['/tambah-pembelian', '/teks-pesan/:kode', '/tambah-tarif-ongkir']

/** Screens that report a failure in a dialog, or whose response has rules that no generated value keeps. */
const NO_RETRY = ['/edit-produk/:produkId', '/edit-tarif-ongkir/:ongkirId']

/** Paths that lead a signed-in person on. */
const SIGNED_OUT = /^\/(?:login|masuk|register|lupa|atur-ulang)/
/** Path and file of each screen. */
const screens = [...routes.matchAll(/(?:route\('([^']+)', |index\()'((?:toko|admin)\/[^']+\.page\.tsx)'/g)]
  .map(([, path = '', file = '']) => ({ path: `/${path.replaceAll('?', '')}`, file }))
  .filter(({ file }, index, all) => !WITHOUT.includes(file) && all.findIndex((one) => one.file === file) === index)

const isOffice = (path: string, file: string) => file.startsWith('admin/') && !path.startsWith('/login')

const paramOf = (name: string) => PARAMS[name] ?? '1'

const least = (schema: z.ZodType): unknown => (schema._zod.def.type === 'array' ? [] : withElements(schema))

const plain = (schema: z.ZodType): unknown => (schema._zod.def.type === 'array' ? [] : contoh(schema))

/** Returns a response of an endpoint; the simplest one if the richest one breaks a rule about several fields. */
function responseOf(endpoint: Endpoint, make: (schema: z.ZodType) => unknown): unknown {
  const { response } = definitionOf(endpoint) as { response?: z.ZodType | string }
  if (typeof response !== 'object') return new Blob()
  // The events of an order need different times.
  const made = endpoint.name === 'getPesanan' && make === least ? plain(response) : make(response)
  const body = response.safeParse(made).success ? made : plain(response)
  return endpoint.paged ? { items: body, total: (body as unknown[]).length } : body
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-15T03:00:00.000Z') })
  return () => void vi.useRealTimers()
})

/** Pictures that are being read: a response is there before its picture. */
const reading = new Set<FileReader>()
const { readAsDataURL } = FileReader.prototype
beforeEach(() => {
  reading.clear()
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader, file) {
    reading.add(this)
    this.addEventListener('loadend', () => reading.delete(this))
    readAsDataURL.call(this, file)
  })
})

/** Lets time pass. Within `act` React shows a part that was loading at once, not after a pause. */
async function actFor(ms: number): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(() => new Promise((resolve) => setTimeout(resolve, ms)))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
}

/** Text that a screen, or a part of it, shows while it loads. */
const LOADING = />(?:Memuat|Menyiapkan) [^<]*…</

/** Waits until a screen has loaded, and then shows no change for a moment. */
async function settled(container: Element): Promise<void> {
  let isChanged = false
  const observer = new MutationObserver(() => (isChanged = true))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  for (let calm = 0; calm < 3; ) {
    isChanged = false
    await actFor(1)
    const isOpen = isChanged || isRequesting() || reading.size > 0
    calm = isOpen || container.innerHTML === '' || LOADING.test(container.innerHTML) ? 0 : calm + 1
  }
  observer.disconnect()
}

/** Renders a screen, in the office with the given roles. */
async function render({ path, file }: { path: string; file: string }, make: typeof full, peran?: Peran[]) {
  await reduceMotion()
  const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, paramOf(name)]))
  const at = path.replace(/:(\w+)/g, (_, name: string) => paramOf(name))
  const search = make === mixed ? `?${SEARCH[path] ?? ''}` : ''
  const settings = make === least ? {} : { toko: make(Toko) as Toko }
  const Page = pages[`./${file}`]?.default as ComponentType
  if (!isOffice(path, file) && !SIGNED_OUT.test(path)) signIn()
  const page = screen(Page, params)
  const options = { at: at + search, path, settings }
  return isOffice(path, file) ? showAdmin(page, { ...options, peran }) : show(page, options)
}

/** Renders a screen with responses of the given kind. @returns its element */
async function open(one: { path: string; file: string }, make: typeof full, peran?: Peran[]) {
  answerAll(endpoints, (endpoint) => responseOf(endpoint, make))
  if (make !== least) {
    for (const [key, value] of Object.entries(STORED)) localStorage.setItem(key, JSON.stringify(value))
    window.dispatchEvent(new StorageEvent('storage'))
  }
  const { container } = await render(one, make, peran)
  await settled(container)
  return container
}

const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()

/**
 * Presses each kind of button while the server refuses every change.
 * @returns the lines that each one adds, and its dialogs; each dialog can be closed
 */
async function describePresses(container: Element): Promise<string[]> {
  for (const endpoint of endpoints)
    if (endpoint.method !== 'GET') answer(endpoint, bare(400, { message: 'Server menolak.' }) as never)
  // A form without a script would load another page.
  const stay = (event: Event) => event.preventDefault()
  addEventListener('submit', stay)
  onTestFinished(() => removeEventListener('submit', stay))
  const pressed = new Set<string>()
  const shown: string[] = []
  let lines = describeScreen(container).split('\n')
  for (const button of container.querySelectorAll('button')) {
    const name = nameOf(button)
    const kind = name.replace(/\d+/g, '')
    if (!button.isConnected || button.disabled || pressed.has(kind) || OUTSIDE.test(name)) continue
    pressed.add(kind)
    button.click()
    await settled(container)
    for (let dialog = openDialog(); dialog; dialog = openDialog()) {
      shown.push(`<${name}>\n${describeScreen(dialog)}`)
      const close = [...dialog.querySelectorAll('button')].find((one) => /^(?:Batal|Tutup|OK)/.test(nameOf(one)))
      if (close) close.click()
      else dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
      await settled(container)
      expect(dialog.open, `the dialog of "${name}"`).toBe(false)
    }
    const before = new Set(lines)
    lines = describeScreen(container).split('\n')
    const added = lines.filter((line) => !before.has(line))
    if (added.length > 0) shown.push(`<${name}>\n${added.join('\n')}`)
  }
  return shown
}
/** Buttons that leave the page or end the session: printing, files, the clipboard; and a carousel, which scrolls. */
const OUTSIDE = /Cetak|Unduh|Ekspor|Salin|Bagikan|Pilih|Keluar|berikutnya|sebelumnya/
const openDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)

describe.each([
  ['the most', full],
  ['the least', least],
  ['a mixture', mixed],
])('with %s', (_, make) => {
  test.each(screens)('$path shows what it showed', async (one) => {
    const container = await open(one, make)
    const shown = [describeScreen(container), ...(make === full ? await describePresses(container) : [])]
    expect(shown.join('\n\n')).toMatchSnapshot()
  })
})

describe('without a response yet', () => {
  const office = screens.filter(({ path, file }) => isOffice(path, file) && !SHOWN_AT_ONCE.includes(path))
  test.each(office)('$path says that it loads, or needs no response', async (one) => {
    const asked = vi.fn(() => new Promise(() => {}))
    answerAll(endpoints, asked)
    const { container } = await render(one, full)
    await expect.poll(() => asked.mock.calls.length === 0 || LOADING.test(container.innerHTML)).toBe(true)
  })
})

test.each(screens.filter(({ path }) => !NO_RETRY.includes(path)))(
  '$path says that it failed to load, and loads after another try',
  async (one) => {
    answerAll(endpoints, () => bare(400, {}))
    const { container } = await render(one, full)
    await settled(container)
    const failed = describeScreen(container)
    expect([...container.querySelectorAll('[role=alert]')].map(nameOf)).toMatchSnapshot()
    for (const endpoint of endpoints) answer(endpoint, () => responseOf(endpoint, full) as never)
    const retries = [...container.querySelectorAll('button')].filter((button) => nameOf(button) === 'Coba Lagi')
    for (const button of retries) button.click()
    await settled(container)
    if (retries.length > 0) expect(describeScreen(container)).not.toBe(failed)
  },
)

describe.each(ALL_PERAN.filter((peran) => peran !== 'pemilik'))('with the role %s', (peran) => {
  const own = screens
    .filter(({ path, file }) => isOffice(path, file) && mayOpen(ADMIN_FEATURES, [peran], path))
    .filter(({ path }) => !SENT_LESS.includes(`${peran} ${path}`))
  test.each(own)('$path links only to screens that the role may open', async (one) => {
    const links = [...(await open(one, full, [peran])).querySelectorAll('a[href^="/"]')]
    const paths = links.map((link) => link.getAttribute('href') ?? '')
    expect(paths.filter((path) => !mayOpen(ADMIN_FEATURES, [peran], path))).toEqual([])
  })
})
