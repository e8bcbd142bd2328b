import { type APIRequestContext, expect, type Page, request as requests } from '@playwright/test'
import { dateWib } from '#contract/wib.ts'
import {
  type Admin,
  type Build,
  buildRows,
  type Pelanggan,
  type Pesanan,
  type Produk,
  randomIpAddress,
} from '#e2e/build-rows.ts'
import { HOSTILE_TEXTS, LONG_TEXT } from '#e2e/hostile.ts'
import { HOSTILE_PORT } from '#e2e/owner.ts'
import { type Contoh, contohOf } from '#e2e/screens.ts'
import { adminCookie, test as base } from '#e2e/test.ts'
import type { Visit } from './probe.ts'

/** A shop in which every writable field holds a hostile text. */
interface HostileShop {
  url: string
  admin: Admin
  pembeli: Pelanggan
  produk: Produk
  /** Rows that the addresses of the screens refer to. */
  contoh: Contoh
}

const [HOSTILE_TEXT = ''] = HOSTILE_TEXTS

/** Test on the hostile shop, which all workers share: a test must not change it. */
export const test = base.extend<object, { hostile: HostileShop }>({
  hostile: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const answer = await fetch(`http://127.0.0.1:${HOSTILE_PORT}`)
      const body = await answer.text()
      expect(answer.ok, `the hostile shop was filled: ${body.slice(0, 500)}`).toBe(true)
      const shop: Omit<HostileShop, 'admin'> = JSON.parse(body)
      const request = await newRequest()
      await use({ ...shop, admin: await buildRows(request, shop.url).owner() })
      await request.dispose()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ hostile }, use) => use(hostile.url),
})

/** Returns requests from a new address. */
export const newRequest = () => requests.newContext({ extraHTTPHeaders: { 'x-forwarded-for': randomIpAddress() } })

/** Resets the browser's storage to this role's before every document of the page. */
export async function signIn(
  page: Page,
  role: Visit['role'],
  { admin, pembeli, produk }: Pick<HostileShop, 'admin' | 'pembeli' | 'produk'>,
): Promise<void> {
  const line = { ...produk, kategori: produk.kategoriNama, quantity: 2 }
  const storage: Record<Visit['role'], Record<string, string>> = {
    guest: {},
    customer: { token: pembeli.token, user: JSON.stringify(pembeli.user), keranjang: JSON.stringify([line]) },
    admin: { adminToken: 'ada', adminPeran: 'pemilik' },
  }
  if (role === 'admin') await page.context().addCookies([adminCookie(admin.token)])
  await page.addInitScript((storage) => {
    if (window !== window.top) return
    for (const store of [localStorage, sessionStorage]) store.clear()
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
  }, storage[role])
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

export async function fillHostile(request: APIRequestContext, shop: string): Promise<HostileShop> {
  const build = buildRows(request, shop)
  const admin = await build.owner()
  const calls = callsOf(admin)
  // First: later, products with the same names as its parts exist.
  await fillPaket(calls)
  await fillLists(build, calls)
  await fillNamed(calls)
  const pembeli = await buildPembeli(request, shop, build)
  const { produk, pesanan } = await fillPesanan(build, pembeli)
  await fillFulfillment(calls, pesanan)
  await fillOffice(calls, pesanan)
  const finished = await build.selesai({ pembeli, produk })
  await build.ulasan(pembeli, finished.produk, { bintang: 1, teks: LONG_TEXT.slice(0, 1000) })
  const contoh = await contohOf(pesanan)
  const { keluhanId } = await build.keluhan({ pembeli, produk, isi: LONG_TEXT.slice(0, 2000) })
  contoh.keluhan.keluhanId = keluhanId
  Object.assign(contoh, await fillPromo(build, pembeli), await fillPembelian(build, calls, produk))
  await fillPeople(calls, pembeli.userId, keluhanId)
  await fillSettings(calls)
  return { url: shop, admin, pembeli, produk, contoh }
}

/** Returns the administrator's calls, which must succeed. */
function callsOf(admin: Admin) {
  const read = async (path: string) => (await admin.api('get', path)).json()
  const send = async (method: 'post' | 'put', path: string, options: object) => {
    const answer = await admin.api(method, path, options)
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  }
  return { read, send }
}
type Calls = ReturnType<typeof callsOf>

async function fillPaket({ send }: Calls): Promise<void> {
  const text = JSON.stringify(HOSTILE_TEXTS.map((name) => ({ nama: name, produkId: null, jumlah: 1 })))
  const dailyMethod = `${HOSTILE_TEXT}\nHari 1: ${LONG_TEXT}`.slice(0, 3000)
  const paket = {
    title: HOSTILE_TEXT,
    deskripsi: LONG_TEXT,
    harga: '500000',
    isi: text,
    cara_harian: dailyMethod,
    penyakit: 'vnn,amonia',
  }
  await send('put', '/api/paket/1', { multipart: paket })
}

/** Fills the lists: a row for each text. */
async function fillLists(build: Build, { send }: Calls): Promise<void> {
  for (const [index, text] of HOSTILE_TEXTS.entries()) {
    const unique = `${index} ${text}`
    const { kategoriId } = await build.kategori({ nama: unique, deskripsi: LONG_TEXT.slice(0, 1000) })
    await build.produk(barang(unique, kategoriId))
    await build.paket({ title: unique })
    await build.artikel({ judul: text, konten: LONG_TEXT, status: 'published' })
    const pemasok = { nama: unique.slice(0, 100), kontak: text.slice(0, 100), alamat: LONG_TEXT.slice(0, 300) }
    await send('post', '/api/admin/pemasok', {
      data: { ...pemasok, catatan: LONG_TEXT.slice(0, 1000), hari_tunggu: 7 },
    })
    await send('post', '/api/admin/metode-pengiriman', { data: { kode: `kapal-${index}`, ...shippingMethod(unique) } })
    await send('post', '/api/admin/metode-pembayaran', { data: { ...paymentMethod(unique), kode: 'gopay' } })
    // Names of persons may not contain invisible characters.
    const data = { nama: text.replace(/\p{Cf}/gu, ''), email: `${index}@contoh.id`, pesan: LONG_TEXT }
    await send('post', '/api/auth/kontak', { data, headers: { 'x-forwarded-for': randomIpAddress() } })
  }
}

/** Fills records that the screens' addresses name. */
async function fillNamed({ send }: Calls): Promise<void> {
  await send('put', '/api/kategoris/1', { data: { nama: HOSTILE_TEXT, deskripsi: LONG_TEXT.slice(0, 1000) } })
  await send('put', '/api/produks/1', { multipart: { ...barang(HOSTILE_TEXT, 1), stok: '50' } })
  const artikel = { judul: HOSTILE_TEXT, konten: LONG_TEXT, dokumen: JSON.stringify(naskah), status: 'published' }
  await send('put', '/api/auth/artikel/1', { multipart: artikel })
  await send('put', '/api/admin/metode-pengiriman/1', { data: { kode: 'express', ...shippingMethod(HOSTILE_TEXT) } })
  await send('put', '/api/admin/sinonim/1', { data: { kata: 'uji jahat', arti: HOSTILE_TEXT } })
  await send('put', '/api/admin/catatan-penyakit/cacing-kulit', {
    data: { catatan_toko: LONG_TEXT.slice(0, 4000), artikelIds: [1], setuju: true, zatDisadari: true },
  })
  const kontak = { telepon: '', peta: '', catatan: LONG_TEXT.slice(0, 300) }
  await send('put', '/api/admin/direktori/dinas-aceh', { data: kontak })
  await send('put', '/api/admin/metode-pembayaran/1', { data: { ...paymentMethod(HOSTILE_TEXT), kode: 'bca_va' } })
}

async function buildPembeli(request: APIRequestContext, shop: string, build: Build): Promise<Pelanggan> {
  const pembeli = await build.pelanggan({ nama: HOSTILE_TEXT })
  const mine = { authorization: `Bearer ${pembeli.token}` }
  const alamat = await request.put(`${shop}/api/auth/profile`, {
    headers: mine,
    data: { alamat: LONG_TEXT.slice(0, 500), username: HOSTILE_TEXT },
  })
  expect(alamat.ok(), await alamat.text()).toBe(true)
  const pickup = { label: HOSTILE_TEXT.slice(0, 40), jenis: 'dermaga', penerima: HOSTILE_TEXT, no_hp: '081234567890' }
  const other = await request.post(`${shop}/api/alamat`, {
    headers: mine,
    data: { ...pickup, rincian: LONG_TEXT.slice(0, 250), patokan: LONG_TEXT.slice(0, 80) },
  })
  expect(other.ok(), await other.text()).toBe(true)
  return pembeli
}

/** Creates orders in several states. @returns the order that later steps change, and its product */
async function fillPesanan(build: Build, pembeli: Pelanggan) {
  const produk = await build.produk(barang(`Dibeli ${HOSTILE_TEXT}`, 1))
  const buy = (lunas: boolean, catatan: string) => build.pesanan({ pembeli, produk, lunas, catatan })
  // Not packed yet, for the packing lists.
  await buy(true, HOSTILE_TEXT)
  const pesanan = await build.pesanan({ pembeli, produk, lunas: true, jumlah: 2, catatan: LONG_TEXT.slice(0, 500) })
  await buy(false, HOSTILE_TEXT)
  return { produk, pesanan }
}

/** Ships the order, and returns a part of it. */
async function fillFulfillment({ read, send }: Calls, { orderId, nomor, produk }: Pesanan): Promise<void> {
  await send('post', `/api/admin/pesanan/${orderId}/kiriman`, {
    data: { kurir: HOSTILE_TEXT, resi: HOSTILE_TEXT.slice(0, 60), baris: [{ urutan: 0, jumlah: 1 }] },
  })
  await send('put', `/api/admin/pesanan/${orderId}`, {
    data: { status_pesanan: 'Sedang Di Proses', kurir: HOSTILE_TEXT, resi: HOSTILE_TEXTS[1] },
  })
  const [{ sisa }] = (await read(`/api/admin/pesanan/${orderId}`)).pembayaran
  await send('post', `/api/admin/pesanan/${orderId}/pengembalian`, {
    data: {
      percobaan: nomor,
      cara: 'manual',
      jumlah: 1000,
      sisa,
      alasan: HOSTILE_TEXT,
      bukti: HOSTILE_TEXT,
      barang: [{ urutan: 0, jumlah: 0, nilai: 1000 }],
    },
  })
  await send('post', `/api/admin/pesanan/${orderId}/retur`, {
    data: { barang: [{ produkId: produk.produkId, jumlah: 1 }], alasan: HOSTILE_TEXT },
  })
  const { versiStok } = await read(`/api/admin/produk/${produk.produkId}`)
  await send('post', `/api/admin/produk/${produk.produkId}/stok`, {
    data: { perubahan: 5, versiStok, keterangan: HOSTILE_TEXT },
  })
}

/** Fills what the office writes about the order. */
async function fillOffice({ send }: Calls, { orderId }: Pesanan): Promise<void> {
  await send('post', `/api/admin/pesanan/${orderId}/catatan`, { data: { isi: LONG_TEXT.slice(0, 1000) } })
  await send('put', `/api/admin/pesanan/${orderId}/penanda`, {
    data: { penanda: HOSTILE_TEXTS.map((text) => text.replace(/[,;]/g, ' ').slice(0, 30)).slice(0, 10) },
  })
  await send('post', '/api/admin/pesanan/tampilan', {
    data: { nama: HOSTILE_TEXT.slice(0, 40), alamat: '/pesanan-semua?q=x' },
  })
}

/** Fills a voucher, and a price group of the buyer. @returns their ids, as the addresses name them */
async function fillPromo(build: Build, pembeli: Pelanggan) {
  const { voucherId } = await build.voucher({ nama: LONG_TEXT.slice(0, 100) })
  const { grupId } = await build.grup({ nama: LONG_TEXT.slice(0, 100) })
  await build.joinGrup(pembeli, grupId)
  return { voucherId, grupId }
}

/** Fills purchase orders and a settlement. @returns their ids, as the addresses name them */
async function fillPembelian(build: Build, { read, send }: Calls, produk: Produk) {
  const [pemasok] = await read('/api/admin/pemasok?q=0')
  const restock = { produk, pemasok, catatan: LONG_TEXT.slice(0, 1000) }
  const [draft, ordered, cancelled] = [
    await build.pembelian(restock),
    await build.pembelian({ ...restock, dipesan: true }),
    await build.pembelian({ ...restock, dipesan: true }),
  ]
  await send('post', `/api/admin/pembelian/${cancelled.pembelianId}/akhiri`, {
    data: { alasan: LONG_TEXT.slice(0, 300) },
  })
  const setoranId = await build.setoran(HOSTILE_TEXT.slice(0, 100))
  await send('put', `/api/admin/setoran/baris/${setoranId}`, {
    data: { diperiksa: true, catatan: LONG_TEXT.slice(0, 500) },
  })
  return { setoranId, draft, pembelian: ordered }
}

/** Fills what the office writes to and about people. */
async function fillPeople({ send }: Calls, userId: number, keluhanId: number): Promise<void> {
  await send('post', `/api/admin/pelanggan/${userId}/catatan`, { data: { teks: LONG_TEXT.slice(0, 1000) } })
  await send('post', '/api/admin/undangan', {
    data: { nama: HOSTILE_TEXT, email: 'undangan@contoh.id', peran: 'gudang,konten' },
  })
  for (const kind of ['syarat', 'privasi'])
    await send('post', '/api/admin/ketentuan', {
      data: {
        jenis: kind,
        berlaku: dateWib(new Date()),
        isi: `## ${HOSTILE_TEXT}\n\n${LONG_TEXT}`,
        catatan: HOSTILE_TEXT,
      },
    })
  await send('post', `/api/admin/keluhan/${keluhanId}/pesan`, { data: { isi: LONG_TEXT.slice(0, 2000) } })
}

async function fillSettings({ send }: Calls): Promise<void> {
  const toko = {
    nama_toko: HOSTILE_TEXT.slice(0, 60),
    alamat_toko: LONG_TEXT.slice(0, 300),
    jam_toko: HOSTILE_TEXT.slice(0, 120),
  }
  const plain = LONG_TEXT.replace(/[{}]/g, ' ').slice(0, 3900)
  await send('put', '/api/admin/templat/pesanan-success', {
    data: { subjek: HOSTILE_TEXT.replace(/[{}]/g, ' ').slice(0, 140), isi: `${plain} {rincian} {tautan}`, semula: {} },
  })
  await send('put', '/api/admin/beranda', {
    data: {
      judul_hero: HOSTILE_TEXT.slice(0, 80),
      teks_hero: LONG_TEXT.slice(0, 300),
      tentang: plain.slice(0, 1500).replace(/\n\s*\n/g, '\n'),
      tim: [{ nama: HOSTILE_TEXT.slice(0, 60), tugas: HOSTILE_TEXT.slice(0, 80), foto: null }],
      semula: {},
    },
  })
  await send('put', '/api/admin/pengaturan-toko', { data: { ...toko, semula: {} } })
}

const tulisan = [
  {
    type: 'text',
    text: LONG_TEXT,
    marks: [{ type: 'bold' }, { type: 'link', attrs: { href: `/${HOSTILE_TEXT.replaceAll(' ', '')}` } }],
  },
]
const paragraph = { type: 'paragraph', content: tulisan }
/** A document with a hostile text in every kind of article node. */
const naskah = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: tulisan },
    paragraph,
    { type: 'orderedList', attrs: { start: 1 }, content: [{ type: 'listItem', content: [paragraph] }] },
    { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph] }] }] },
  ],
}

const barang = (name: string, kategoriId: number) => ({
  nama: name,
  kategoriId: `${kategoriId}`,
  harga: '38000',
  deskripsi: LONG_TEXT.slice(0, 2000),
  kemasan: HOSTILE_TEXT,
  zat: HOSTILE_TEXT,
  golongan_keterangan: HOSTILE_TEXT,
  dosis: HOSTILE_TEXT,
  peringatan: HOSTILE_TEXT,
  produsen: HOSTILE_TEXT,
  nie: HOSTILE_TEXTS[0] ?? HOSTILE_TEXT,
  bentuk: HOSTILE_TEXTS[0] ?? HOSTILE_TEXT,
})
const shippingMethod = (name: string) => ({ nama: name, estimasi: HOSTILE_TEXT, biaya: '9000', urutan: '5' })
const paymentMethod = (method: string) => ({ method, description: LONG_TEXT.slice(0, 1000), aktif: true })
