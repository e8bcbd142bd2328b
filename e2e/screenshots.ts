import { mkdir, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Produk } from '#contract/katalog/endpoints.ts'
import type { Pengiriman } from '#contract/pengiriman/endpoints.ts'
import { parseConfig } from '#server/config.ts'
import { startShop } from '#server/shop.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import type { KeranjangLine } from '#web/lib/cart.ts'
import { paketLine, produkLine } from '#web/toko/katalog/buy/baris-keranjang.ts'
import { findChromium } from './find-chromium.ts'
import { OWNER } from './owner.ts'
import { loading, pesan } from './page.ts'
import { ADMIN_SCREENS, SCREENS, withContoh } from './screens.ts'
import { adminCookie } from './test.ts'

/*
 * Takes screenshots of all screens of shop and office into `screenshots/`: on a phone and on a desktop, light and dark.
 * States: with content, loading, failed, and empty. They are meant for manual review.
 *
 *   npm run screenshots -- --only produk        only addresses that contain the word
 *   npm run screenshots -- --state isi,gagal     only these states
 */

const { values: args } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    state: { type: 'string', default: 'isi,muat,gagal,kosong' },
    size: { type: 'string', default: 'ponsel,meja' },
    color: { type: 'string', default: 'light,dark' },
  },
})
const STATES = ['isi', 'muat', 'gagal', 'kosong'] as const
type ScreenState = (typeof STATES)[number]
const states = args.state.split(',').map((word) => {
  const state = STATES.find((one) => one === word)
  if (!state) throw new Error(`Unknown state: ${word}. States: ${STATES.join(', ')}`)
  return state
})
const FOLDER = 'screenshots'
const PORT = 4010
const URL_TOKO = `http://localhost:${PORT}`
const UKURAN = { ponsel: { width: 390, height: 844 }, meja: { width: 1440, height: 900 } }
/** Maximum height in px. Longer pages only repeat their pattern. */
const HEIGHT_MAX = 3200

const folder = makeTempFolder()
const shop = await startShop(
  parseConfig({
    PORT: String(PORT),
    DATA_DIR: folder,
    UNPAID_PER_ACCOUNT: '10',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
  }),
)
try {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  const emptyAkun = await logIn('Bu Sari', 'sari@contoh.id')
  const keranjang = await createKeranjang()
  const { token: adminToken } = await api('post', '/auth/login-admin', { email: OWNER.email, password: OWNER.password })
  const samples = await createContoh(adminToken)
  // Creates an entry for the audit trail.
  const ongkir = await api('get', '/admin/metode-pengiriman/1', undefined, adminToken)
  await api('put', '/admin/metode-pengiriman/1', { ...ongkir, biaya: 22_000 }, adminToken)
  const ship = { kode: 'kapal', nama: 'Kapal', estimasi: '7 hari', biaya: 9000, aktif: false }
  const { shippingId } = await api('post', '/admin/metode-pengiriman', ship, adminToken)
  const tarif = { shippingId, kode_wilayah: '18.71', kg_pertama: 20_000, kg_berikut: 8000, minimum_kg: 1 }
  const { ongkirId } = await api('post', '/admin/ongkir', { ...tarif, hari_min: 3, hari_maks: 5 }, adminToken)
  const promo = { kode: 'PANEN10', nama: 'Panen raya', jenis: 'persen', nilai: 10, maks: 50_000, batas_total: 100 }
  const { voucherId } = await api('post', '/admin/voucher', promo, adminToken)
  const berkas = new FormData()
  berkas.set('berkas', new File(['Order ID;Amount\nKS-LAIN-7;52000'], 'setoran.csv'))
  berkas.set('mode', 'terapkan')
  await fetch(`${URL_TOKO}/api/admin/setoran/impor`, {
    method: 'POST',
    body: berkas,
    headers: { authorization: `Bearer ${adminToken}` },
  })
  const [{ setoranId }] = await api('get', '/admin/setoran?q=KS-LAIN-7', undefined, adminToken)
  const { simulator } = await api('get', '/admin/whatsapp', undefined, adminToken)
  const question = new URLSearchParams({ from: '6281311112222', text: 'Kapan kirim ke Lampung?' })
  await fetch(new URL('/page/inbound', simulator), { method: 'POST', body: question })
  const conversations = () => api('get', '/admin/percakapan', undefined, adminToken)
  await expect.poll(conversations, { timeout: 30_000 }).toHaveLength(1)
  const [{ percakapanId }] = await conversations()
  const { grupId } = await api('post', '/admin/grup-pelanggan', { nama: 'Kelompok Tani Hurun', persen: 5 }, adminToken)

  for (const [ukuran, viewport] of Object.entries(UKURAN)) {
    if (!args.size.includes(ukuran)) continue
    for (const colorScheme of ['light', 'dark'] as const) {
      if (!args.color.includes(colorScheme)) continue
      for (const state of states) {
        const context = await browser.newContext({
          baseURL: URL_TOKO,
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
          locale: 'id-ID',
          timezoneId: 'Asia/Jakarta',
        })
        const akun = state === 'kosong' ? emptyAkun : samples.akun
        await context.addCookies([adminCookie(adminToken)])
        await context.addInitScript(
          ({ akun, keranjang }) => {
            if (window !== window.top) return
            localStorage.setItem('token', akun.token)
            localStorage.setItem('user', JSON.stringify(akun.user))
            localStorage.setItem('adminToken', 'ada')
            localStorage.setItem('keranjang', JSON.stringify(keranjang))
          },
          { akun, keranjang: state === 'kosong' ? [] : keranjang },
        )
        await routeApi(context, state)
        const page = await context.newPage()
        for (const path of [...SCREENS, ...ADMIN_SCREENS]) {
          if (!path.includes(args.only)) continue
          if (
            state === 'kosong' &&
            !/riwayat-pembayaran$|resep-saya$|keranjang|daftar|manajemen|laporan|jejak|ditahan/.test(path)
          )
            continue
          const address = withContoh(path, { ...samples.contoh, ongkirId, setoranId, voucherId, grupId, percakapanId })
          await shoot(page, state === 'kosong' && path !== '/keranjang' ? `${address}?q=zzzzz` : address, state)
          const name = path === '/' ? 'beranda' : path.slice(1).replace(/[^\w-]+/g, '_')
          await page.screenshot({
            path: `${FOLDER}/${name}.${state}.${ukuran}.${colorScheme}.png`,
            fullPage: true,
            clip: { x: 0, y: 0, width: viewport.width, height: await heightOf(page, viewport.height) },
          })
        }
        await context.close()
      }
    }
  }
  await browser.close()
} finally {
  await shop.close()
  removeTempFolder(folder)
}

async function heightOf(page: Page, minimum: number): Promise<number> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  return Math.max(minimum, Math.min(height, HEIGHT_MAX))
}

async function shoot(page: Page, address: string, state: ScreenState): Promise<void> {
  if (state === 'muat') {
    // Some screens send no request, so there is nothing to wait for.
    const asked = page.waitForRequest(/\/api\//, { timeout: 2000 }).catch(() => undefined)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await asked
  } else {
    await page.goto(address, { waitUntil: 'networkidle' })
    // Failed requests are retried first. Behind an error dialog the page stays in its loading state.
    await expect
      .poll(async () => (await pesan(page).count()) > 0 || (await loading(page).count()) === 0, { timeout: 15_000 })
      .toBe(true)
      // The picture of a screen that never ends loading shows the defect; the other screens follow.
      .catch(() => process.stderr.write(`${address} still loads in the state ${state}\n`))
  }
  // Pictures below the screen load after a movement, and distant ones when they come near.
  await page.mouse.wheel(0, 1)
  await page.evaluate(() => {
    scrollTo(0, 0)
    for (const img of document.images) img.loading = 'eager'
  })
  if (state !== 'muat') await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
}

/** API requests of the browser stay pending or fail; the document still comes from the server. */
async function routeApi(context: BrowserContext, state: ScreenState): Promise<void> {
  if (state === 'muat') await context.route('**/api/**', () => {})
  if (state === 'gagal') await context.route('**/api/**', (route) => route.abort('connectionrefused'))
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the shop answers
async function api(method: 'get' | 'post' | 'put', path: string, body?: unknown, token?: string): Promise<any> {
  const response = await fetch(`${URL_TOKO}/api${path}`, {
    method: method.toUpperCase(),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

async function logIn(name: string, email: string) {
  const akun = { nama: name, email, no_hp: '081234567890', password: 'rahasia-uji' }
  await api('post', '/auth/register', akun)
  const { token, user } = await api('post', '/auth/login', akun)
  const alamat = 'Dermaga 3, Teluk Hurun, Lampung'
  await api('put', '/auth/profile', { alamat }, token)
  return { token: token as string, user: { ...user, alamat } }
}

/** Returns cart lines as the shop stores them: a product that is not allowed on a plane, and a package. */
async function createKeranjang(): Promise<KeranjangLine[]> {
  const produk = (await api('get', '/produks')).find(({ bahaya }: Produk) => bahaya !== 'tidak_ada')
  const [paket] = await api('get', '/paket')
  return [{ ...produkLine(produk), quantity: 2 }, paketLine(paket)]
}

/** Creates a prescription with a photographed page. */
async function createResep(token: string): Promise<number> {
  const tulisan =
    '<text x="60" y="120" font-size="44">drh. Ratna Dewi</text><text x="60" y="260" font-size="36">R/ Florfenikol 10%</text>'
  const foto = await sharp(
    Buffer.from(`<svg width="900" height="1200"><rect width="900" height="1200" fill="#fbf9f1"/>${tulisan}</svg>`),
  )
    .jpeg()
    .toBuffer()
  const body = new FormData()
  body.set('berkas', new File([new Uint8Array(foto)], 'resep.jpg', { type: 'image/jpeg' }))
  const headers = { authorization: `Bearer ${token}` }
  const { berkasId } = await (await fetch(`${URL_TOKO}/api/resep/berkas`, { method: 'POST', headers, body })).json()
  const [produk] = await api('get', '/resep/produk')
  const input = { dokter: 'drh. Ratna Dewi', sip: '503/12/SIP/2026', tanggal: '2026-01-02', kandang: 'Keramba 4' }
  const contents = { berkas: [berkasId], produk: [{ produkId: produk.produkId, jumlah: 5 }] }
  return (await api('post', '/resep', { ...input, ...contents }, token)).resepId
}

/** Creates a complaint about a paid order, with a reply of the shop. */
async function createKeluhan(order: { midtransOrderId: string; orderId: number }, token: string, adminToken: string) {
  const { midtransOrderId: nomor, orderId } = order
  await api('post', '/pemesanan/update-payment-status', { orderId: nomor, status: 'success' }, token)
  const shipment = { status_pesanan: 'Sedang Di Proses', kurir: 'JNE', resi: 'JP1' }
  await api('put', `/admin/pesanan/${orderId}`, shipment, adminToken)
  const foto = await sharp(
    Buffer.from(
      '<svg width="900" height="700"><rect width="900" height="700" fill="#c9b18a"/><rect x="250" y="180" width="380" height="420" fill="#a2703a"/></svg>',
    ),
  )
    .jpeg()
    .toBuffer()
  const body = new FormData()
  body.set('foto', new File([new Uint8Array(foto)], 'dus.jpg', { type: 'image/jpeg' }))
  const { fotoId } = await (await fetch(`${URL_TOKO}/api/foto`, { method: 'POST', body })).json()
  const input = { jenis: 'rusak', harapan: 'uang kembali', isi: 'Satu botol bocor, isinya tinggal separuh.' }
  const content = { ...input, baris: [{ urutan: 0, jumlah: 1 }], foto: [fotoId] }
  const { keluhanId } = await api('post', `/pemesanan/${nomor}/keluhan`, content, token)
  await api('post', `/admin/keluhan/${keluhanId}/pesan`, { isi: 'Mohon kirim foto labelnya juga.' }, adminToken)
  return keluhanId
}

/** Creates orders in every state, one with a package, and two messages for the owner. */
async function createContoh(adminToken: string) {
  const akun = await logIn('Pak Budi', 'budi@contoh.id')
  const { data: method } = await api('get', '/shipping-methods')
  // By land: one of the ordered products is not allowed on a plane.
  const { shippingId } = method.find(({ jalur }: Pengiriman) => jalur === 'darat')
  const placeOrder = (content: object) => api('post', '/pemesanan/create', { shippingId, ...content }, akun.token)
  const pay = (order_id: string, outcome: string) =>
    fetch(`http://localhost:${PORT + 1}/__sim/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id, outcome }),
    })
  let last = await placeOrder({ paketId: 1, jumlah: 1 })
  for (const [produkId, outcome] of [
    [1, 'settle'],
    [2, 'settle'],
    [3, 'expire'],
    [4, 'deny'],
    [5, undefined],
    [7, 'settle'],
  ] as const) {
    last = await placeOrder({ produkId, jumlah: 2 })
    if (outcome) await pay(last.midtransOrderId, outcome)
  }
  const { orderId: unpaid } = await placeOrder({ produkId: 3, jumlah: 1 })
  const paymentLinkPath = `/admin/pesanan/${unpaid}/tautan-bayar`
  const tautan = String((await api('post', paymentLinkPath, {}, adminToken)).tautan.split('/bayar/')[1])
  for (const pesan of ['Apakah probiotik ini aman untuk benih?', 'Kapan pesanan saya sampai? Sudah tiga hari.'])
    await api('post', '/auth/kontak', { nama: 'Pak Budi', email: 'budi@contoh.id', pesan })
  const { midtransOrderId: nomor, orderId } = last
  const keluhan = { keluhanId: await createKeluhan(last, akun.token, adminToken), nomor }
  const [draft, pembelian] = [
    await createPembelian('CV Samudra', adminToken),
    await createPembelian('UD Bahari', adminToken),
  ]
  await api('post', `/admin/pembelian/${pembelian.pembelianId}/pesan`, {}, adminToken)
  const buy = { draft, pembelian }
  return {
    akun,
    contoh: {
      nomor,
      orderId,
      pelangganId: akun.user.userId,
      produkId: 7,
      resepId: await createResep(akun.token),
      tautan,
      keluhan,
      ...buy,
    },
  }
}

/** Creates a draft of a purchase order and its supplier. */
async function createPembelian(name: string, adminToken: string): Promise<{ pembelianId: number; pemasokId: number }> {
  const input = { nama: name, kontak: 'Bu Rina', no_hp: '081234567890', hari_tunggu: 10 }
  const { pemasokId } = await api('post', '/admin/pemasok', input, adminToken)
  const lines = [
    { produkId: 5, jumlah: 24, harga: '62000' },
    { produkId: 7, jumlah: 10, harga: '' },
  ]
  const { pembelianId } = await api(
    'post',
    '/admin/pembelian',
    { pemasokId, catatan: 'Kirim pagi.', baris: lines },
    adminToken,
  )
  return { pembelianId, pemasokId }
}
