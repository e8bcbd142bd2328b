import { randomInt, randomUUID } from 'node:crypto'
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import sharp from 'sharp'
import type { z } from 'zod'
import type { Artikel } from '#contract/konten/endpoints.ts'
import type { UlasanBody } from '#contract/ulasan/forms.ts'
import { dateWib, midnightWib } from '#contract/wib.ts'
import { OWNER } from './owner.ts'

/*
 * Creates rows for a test through the shop's own API, as the owner and customers would.
 * Every name is unique, so that tests share a shop without interference.
 */

/** Returns a unique name. Digits alone: a hexadecimal number can contain the name of a forbidden herbicide, "24d". */
export const unique = (name: string) => `${name} ${randomInt(1e8, 1e9)}`

/** Returns the date `days` after today in the format of a date field. */
export const dateAhead = (days: number) => dateWib(midnightWib(new Date(), -days))

export const newAkun = () => ({
  nama: 'Pak Budi',
  email: `${randomUUID()}@contoh.id`,
  no_hp: '081234567890',
  password: 'rahasia-uji',
})

/** Returns a random IP address: the shop limits messages and failed logins per address. */
export const randomIpAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

const ALAMAT = 'Dermaga 3, Teluk Hurun, Lampung'

export interface Pelanggan extends ReturnType<typeof newAkun> {
  userId: number
  token: string
  /** User object as the shop stores it in the browser. */
  user: object
}

export interface Admin {
  nama: string
  email: string
  password: string
  userId: number
  token: string
  /** Calls the API as this administrator. */
  api(method: 'get' | 'post' | 'put' | 'delete', path: string, options?: object): Promise<APIResponse>
}

export interface Produk {
  produkId: number
  nama: string
  harga: number
  stok: number
  kategoriNama: string
  versiStok: number
}

export interface Paket {
  paketId: number
  title: string
  produk: Produk
}

export interface Pesanan extends FurtherRows {
  orderId: number
  nomor: string
  /** Name of the customer, which the office's search finds. */
  name: string
  pelangganId: number
  produk: Produk
}

/** Further rows for the buyer of an order. */
interface FurtherRows {
  /** Submits a prescription of the customer. @returns its id */
  resep(): Promise<number>
  /** Creates a shipping rate. @returns its id */
  tarif(): Promise<number>
  /** Creates another, unpaid order. @returns the token of its payment link */
  tautan(): Promise<string>
  /** Creates a settlement line with an unknown order number. @returns its id */
  setoran(): Promise<number>
  /** Creates a voucher. @returns its id */
  voucher(): Promise<number>
  grup(): Promise<number>
  /** Creates a complaint about another, paid order of the customer. @returns its id and the order's number */
  keluhan(): Promise<{ keluhanId: number; nomor: string }>
  /** Sends a message to the shop through the simulator of WhatsApp. @returns the id of its conversation */
  percakapan(): Promise<number>
  /** Creates a purchase order to a supplier. */
  pembelian(isOrdered: boolean): Promise<{ pembelianId: number; pemasokId: number }>
  /** Returns the order as the customer's history shows it. */
  riwayat(): Promise<{ status_pesanan: string }>
}

interface Session {
  token: string
  user: { userId: number }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Returns a picture of one color. */
export const newGambar = async (width = 320, height = 180) => ({
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#0a7d8c' } })
    .png()
    .toBuffer(),
})

export type Build = ReturnType<typeof buildRows>

/** Returns functions that create rows. @param shop origin of the shop */
export function buildRows(request: APIRequestContext, shop: string) {
  const api = shopApi(request, shop)
  const akun = akunRows(api)
  const katalog = katalogRows(api)
  const kantor = adminRows(api, katalog)
  const pesanan = pesananRows(api, { ...akun, ...katalog, ...kantor })
  return { ...akun, ...katalog, ...kantor, ...pesanan, ...ulasanRows(api), simulate: api.simulate }
}

/** Returns calls of the shop, and of the hooks of its payment simulator. */
function shopApi(request: APIRequestContext, shop: string) {
  /** Sends a request as the owner, or as the customer of the token. */
  async function send<T>(method: 'get' | 'post' | 'put', path: string, options: object, token?: string): Promise<T> {
    const headers = bearer(token ?? (await logInOwner(request, shop)))
    const answer = await request[method](shop + path, { headers, ...options })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }

  /** Calls a test hook of the payment simulator, which listens on the shop's port + 1. */
  async function simulate(hook: 'pay' | 'faults' | 'webhooks/policy', data: object): Promise<void> {
    const url = new URL(`/__sim/${hook}`, shop)
    url.port = String(Number(url.port) + 1)
    // No x-forwarded-for header, which the tests' own requests have: the hooks reject it.
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(url, { method: 'POST', headers, body: JSON.stringify(data) })).ok).toBe(true)
  }

  return { request, shop, send, simulate }
}
type Api = ReturnType<typeof shopApi>

/** Customers and administrators. */
function akunRows({ request, shop, send }: Api) {
  /** Registers an account from a new address: registrations are limited per address. */
  const register = (data: object) =>
    send<Pick<Session, 'user'>>('post', '/api/auth/register', {
      data,
      headers: { 'x-forwarded-for': randomIpAddress() },
    })

  /** Creates a customer. @param change a `nama` that the office can search for */
  async function pelanggan(change: { nama?: string; no_hp?: string } = {}): Promise<Pelanggan> {
    const akun = { ...newAkun(), ...change }
    await register(akun)
    const { token, user } = await send<Session>('post', '/api/auth/login', { data: akun })
    await send('put', '/api/auth/profile', { data: { alamat: ALAMAT } }, token)
    return { ...akun, userId: user.userId, token, user: { ...user, alamat: ALAMAT } }
  }

  async function logInAsAdmin(akun: { nama: string; email: string; password: string }): Promise<Admin> {
    const { email, password } = akun
    const { token, user } = await send<Session>('post', '/api/auth/login-admin', { data: { email, password } })
    const headers = bearer(token)
    return {
      ...akun,
      userId: user.userId,
      token,
      api: (method, path, options) => request[method](shop + path, { headers, ...options }),
    }
  }

  /** Creates an administrator with a session at the back office. */
  async function admin(password = 'rahasia-kantor'): Promise<Admin> {
    const akun = { ...newAkun(), nama: unique('Bu Kantor'), password }
    const { user } = await register(akun)
    const { nama, email, no_hp } = akun
    await send('put', `/api/auth/users/${user.userId}`, {
      multipart: { nama, email, no_hp, role: 'admin', peran: 'pemilik' },
    })
    return logInAsAdmin(akun)
  }

  const owner = () => logInAsAdmin(OWNER)

  /**
   * Creates an administrator with the given roles, with a session at the office.
   * @param peran role names, separated by commas
   */
  async function clerk(peran: string): Promise<Admin> {
    const akun = await admin()
    const { nama, email, no_hp } = { ...newAkun(), ...akun }
    await send('put', `/api/auth/users/${akun.userId}`, { multipart: { nama, email, no_hp, role: 'admin', peran } })
    return logInAsAdmin(akun)
  }
  const dokter = () => clerk('dokter')

  return { pelanggan, admin, owner, petugas: clerk, dokter }
}
type AkunRows = ReturnType<typeof akunRows>

/** Rows of the catalog and articles. */
function katalogRows({ request, shop, send }: Api) {
  const kategori = (change: { nama?: string; deskripsi?: string } = {}) =>
    send<{ kategoriId: number; nama: string }>('post', '/api/kategoris', {
      data: { nama: unique('Kategori'), deskripsi: 'Bahan untuk kesehatan kerapu.', ...change },
    })

  const produk = (change: object = {}) =>
    send<Produk>('post', '/api/produks', {
      multipart: {
        nama: unique('Kalsium Propionat'),
        kategoriId: '1',
        harga: '38000',
        stok: '100',
        kemasan: 'pouch 1 kg',
        deskripsi: 'Menjaga pakan basah dari kapang di atas rakit, ditakar menurut berat pakan setiap pagi.',
        ...change,
      },
    })

  /** Creates a category with `count` products, in the order of their names. */
  async function filledKategori(count: number, change: object = {}) {
    const { kategoriId, nama } = await kategori()
    const items = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        produk({
          nama: unique(`Barang ${String(index + 1).padStart(2, '0')}`),
          kategoriId: `${kategoriId}`,
          ...change,
        }),
      ),
    )
    // A cached page may be stale for a moment; a screen would then keep the old count.
    const listed = async () =>
      (await (await request.get(`${shop}/produk/produk-satuan`)).text()).replace(/<[^>]+>/g, ' ')
    await expect.poll(listed).toMatch(new RegExp(`${nama}\\s+${count}\\s`))
    return { kategoriId, name: nama, produk: items }
  }

  /** Creates a package of one product. */
  async function paket({ title = unique('Paket Uji'), harga = 500_000, isi = undefined as Produk | undefined } = {}) {
    const one = isi ?? (await produk())
    const part = { nama: one.nama, produkId: one.produkId, jumlah: 1 }
    const made = await send<{ paketId: number }>('post', '/api/paket', {
      multipart: { title, harga: `${harga}`, deskripsi: 'Bekal satu keramba.', isi: JSON.stringify([part]) },
    })
    return { paketId: made.paketId, title, produk: one } satisfies Paket
  }

  /** Creates an article; default: a draft. */
  const artikel = (change: object = {}) =>
    send<Pick<Artikel, 'artikelId' | 'judul'>>('post', '/api/auth/artikel', {
      multipart: { judul: unique('Jaga mutu air'), konten: '## Tanda\n\nLuka di kulit.', status: 'draft', ...change },
    })

  return { kategori, produk, rak: filledKategori, paket, artikel }
}
type KatalogRows = ReturnType<typeof katalogRows>

/** Rows that administrators enter. */
function adminRows({ request, shop, send, simulate }: Api, { produk }: Pick<KatalogRows, 'produk'>) {
  async function pengiriman(change: object = {}) {
    const kode = unique('kapal').replace(' ', '-')
    const data = { kode, nama: unique('Kapal'), estimasi: '7 hari', biaya: 12_500, urutan: 90, ...change }
    return send<{ shippingId: number; nama: string; kode: string }>('post', '/api/admin/metode-pengiriman', { data })
  }

  /** Creates a shipping rate for a new method, which is inactive by default. */
  async function tarif(change: object = {}, metode: object = { aktif: false }) {
    const { shippingId, nama } = await pengiriman(metode)
    const number = { kg_pertama: 20_000, kg_berikut: 8000, minimum_kg: 1, hari_min: 3, hari_maks: 5, aktif: true }
    const data = { shippingId, kode_wilayah: '18.71', ...number, ...change }
    const { ongkirId } = await send<{ ongkirId: number }>('post', '/api/admin/ongkir', { data })
    return { ongkirId, shippingId, name: nama }
  }

  /** Creates a settlement line with an unknown order number. @returns its id */
  async function setoran(nomor = unique('KS-ASING').replace(' ', '-')): Promise<number> {
    const buffer = Buffer.from(`Order ID;Amount\n"${nomor.replaceAll('"', '""')}";52000\n`)
    const berkas = { name: 'setoran.csv', mimeType: 'text/csv', buffer }
    await send('post', '/api/admin/setoran/impor', { multipart: { berkas, mode: 'terapkan' } })
    const [line] = await send<{ setoranId: number }[]>('get', `/api/admin/setoran?q=${encodeURIComponent(nomor)}`, {})
    return line?.setoranId ?? 0
  }

  /** Creates a voucher with a unique code. */
  const voucher = (change: object = {}) =>
    send<{ voucherId: number; kode: string }>('post', '/api/admin/voucher', {
      data: {
        kode: unique('HEMAT')
          .toUpperCase()
          .replace(/[^A-Z0-9]+/g, '-')
          .slice(0, 24),
        nama: unique('Promo'),
        jenis: 'nominal',
        nilai: 10_000,
        batas_pelanggan: null,
        ...change,
      },
    })

  /** Creates a customer group with a discount of 10 %. */
  const grup = (change: object = {}) =>
    send<{ grupId: number; nama: string }>('post', '/api/admin/grup-pelanggan', {
      data: { nama: unique('Grup'), persen: 10, modalDisadari: true, ...change },
    })

  /** Adds a customer to a group, so that its prices apply. */
  const joinGrup = ({ userId }: Pelanggan, grupId: number) =>
    send('put', `/api/admin/pelanggan/${userId}`, { data: { grupId } })

  const metode = () =>
    send<{ metodeId: number; method: string }>('post', '/api/admin/metode-pembayaran', {
      data: { method: unique('Bank'), description: 'Transfer', kode: 'bri_va', aktif: true },
    })

  /** Sends a message through the contact form. Its name is unique. */
  async function laporan(change: object = {}) {
    const name = unique('Bu Sari')
    const data = {
      nama: name,
      email: 'sari@contoh.id',
      pesan: 'Paketnya belum sampai.\nKapan kirim ke Lampung?',
      ...change,
    }
    await send('post', '/api/auth/kontak', { data, headers: { 'x-forwarded-for': randomIpAddress() } })
    return data
  }

  /** Creates a purchase order and, unless given, its supplier. It stays a draft unless `dipesan` is set. */
  async function pembelian({
    produk: one = undefined as Produk | undefined,
    jumlah = 10,
    dipesan = false,
    pemasok = undefined as { pemasokId: number; nama: string } | undefined,
    catatan = '',
  } = {}): Promise<{ pembelianId: number; pemasokId: number; pemasok: string }> {
    const name = unique('CV Laut')
    const source =
      pemasok ??
      (await send<{ pemasokId: number; nama: string }>('post', '/api/admin/pemasok', {
        data: { nama: name, no_hp: '081234567890', hari_tunggu: 7 },
      }))
    const { produkId } = one ?? (await produk())
    const data = { pemasokId: source.pemasokId, catatan, baris: [{ produkId, jumlah, harga: '8000' }] }
    const { pembelianId } = await send<{ pembelianId: number }>('post', '/api/admin/pembelian', { data })
    if (dipesan) await send('post', `/api/admin/pembelian/${pembelianId}/pesan`, {})
    return { pembelianId, pemasokId: source.pemasokId, pemasok: source.nama }
  }

  /** Creates a payment for an order that the shop does not know. */
  async function titipan({ amount, method }: { amount: number; method?: string }): Promise<string> {
    const nomor = `KS-HILANG-${randomUUID().slice(0, 8)}`
    const url = new URL('/snap/v1/transactions', shop)
    url.port = String(Number(url.port) + 1)
    const headers = { Authorization: `Basic ${btoa('SB-Mid-server-simulator:')}` }
    const data = { transaction_details: { order_id: nomor, gross_amount: amount } }
    expect((await request.post(url.href, { headers, data })).ok()).toBe(true)
    await simulate('pay', { order_id: nomor, outcome: 'settle', method: method })
    await expect.poll(() => send<unknown[]>('get', `/api/admin/titipan?q=${nomor}`, {})).toHaveLength(1)
    return nomor
  }

  return { pengiriman, tarif, setoran, voucher, grup, joinGrup, metode, laporan, pembelian, titipan }
}
type AdminRows = ReturnType<typeof adminRows>

/** Orders, prescriptions and complaints. */
function pesananRows(
  { request, shop, send, simulate }: Api,
  { pelanggan, produk, paket, tarif, setoran, voucher, grup, pembelian }: AkunRows & KatalogRows & AdminRows,
) {
  /**
   * Creates an order of a product or a package.
   * By default it belongs to a new customer and is unpaid; the simulator pays it.
   */
  async function pesanan({
    nama = 'Bu Wati',
    pembeli = undefined as Pelanggan | undefined,
    lunas = false,
    batal = false,
    // Courier and tracking number; the order is then paid and shipped.
    kiriman = undefined as { kurir: string; resi: string } | undefined,
    cara = 'other_qris',
    // The same order twice in a short time counts as one.
    catatan = 'Titip di pos dermaga',
    paket: fromPaket = false,
    produk: one = undefined as Produk | undefined,
    jumlah = 1,
    // Product of a second line.
    lain = undefined as Produk | undefined,
  } = {}): Promise<Pesanan> {
    const akun = pembeli ?? (await pelanggan({ nama: unique(nama) }))
    const content: Partial<Paket> & { produk: Produk } = fromPaket ? await paket() : { produk: one ?? (await produk()) }
    const barang = {
      ...(content.paketId ? { paketId: content.paketId } : { produkId: content.produk.produkId }),
      jumlah,
    }
    const items = lain ? { items: [barang, { produkId: lain.produkId, jumlah: 1 }] } : barang
    const { orderId, nomor } = await checkOut(akun, { ...items, catatan })
    const hint = (status: string) =>
      send('post', '/api/pemesanan/update-payment-status', { data: { orderId: nomor, status } }, akun.token)
    if (lunas || kiriman) {
      await simulate('pay', { order_id: nomor, outcome: 'settle', method: cara })
      await hint('success')
    }
    if (batal) await hint('cancelled')
    if (kiriman) {
      const before = { status_pesanan: 'Menunggu Respon', kurir: '', resi: '' }
      const data = { status_pesanan: 'Sedang Di Proses', ...kiriman, sebelum: before }
      await send('put', `/api/admin/pesanan/${orderId}`, { data })
    }
    return { orderId, nomor, name: akun.nama, pelangganId: akun.userId, produk: content.produk, ...companions(akun) }
  }

  /** Orders with the first shipping method. */
  async function checkOut({ token }: Pelanggan, content: object): Promise<{ orderId: number; nomor: string }> {
    const { data: methods } = await (await request.get(`${shop}/api/shipping-methods`)).json()
    const data = { ...content, shippingId: methods[0].shippingId }
    const made = await send<{ orderId: number; midtransOrderId: string }>(
      'post',
      '/api/pemesanan/create',
      { data },
      token,
    )
    return { orderId: made.orderId, nomor: made.midtransOrderId }
  }

  /** Returns functions that create further rows for the buyer of an order. */
  const companions = (pembeli: Pelanggan): FurtherRows => ({
    resep: async () => (await resep({ pembeli })).resepId,
    tarif: async () => (await tarif()).ongkirId,
    tautan: async () => payTautan((await pesanan()).orderId),
    setoran: async () => setoran(),
    voucher: async () => (await voucher()).voucherId,
    grup: async () => (await grup()).grupId,
    keluhan: async () => keluhan({ pembeli }),
    percakapan: async () => percakapan(),
    pembelian: async (isOrdered) => pembelian({ dipesan: isOrdered }),
    riwayat: async () =>
      (await (await request.get(`${shop}/api/pemesanan/riwayat`, { headers: bearer(pembeli.token) })).json()).data[0],
  })

  /** Returns the token of an order's payment link. */
  async function payTautan(orderId: number): Promise<string> {
    const { tautan } = await send<{ tautan: string }>('post', `/api/admin/pesanan/${orderId}/tautan-bayar`, {})
    return tautan.split('/bayar/')[1] ?? ''
  }

  /** Marks a paid order as shipped. */
  const proses = (orderId: number) =>
    send('put', `/api/admin/pesanan/${orderId}`, {
      data: { status_pesanan: 'Sedang Di Proses', kurir: 'JNE', resi: 'JP1' },
    })

  /** Sends a message from an unknown number, as a person does in WhatsApp. */
  async function percakapan(text = 'Kapan kirim ke Lampung?'): Promise<number> {
    const { simulator } = await send<{ simulator: string }>('get', '/api/admin/whatsapp', {})
    const from = `62813${randomInt(10_000_000, 100_000_000)}`
    const body = new URLSearchParams({ from, text })
    // No x-forwarded-for header, as above.
    expect((await fetch(new URL('/page/inbound', simulator), { method: 'POST', body })).ok).toBe(true)
    const found = () => send<{ percakapanId: number }[]>('get', `/api/admin/percakapan?q=${from}`, {})
    await expect.poll(found, { timeout: 30_000 }).toHaveLength(1)
    return (await found())[0]?.percakapanId as number
  }

  /** Sends the shop's reply to the complaint about an order. */
  async function answerKeluhan(nomor: string, text: string): Promise<void> {
    const [found] = await send<{ keluhanId: number }[]>('get', `/api/admin/keluhan?q=${nomor}`, {})
    await send('post', `/api/admin/keluhan/${found?.keluhanId}/pesan`, { data: { isi: text } })
  }

  /** Creates a complaint with a photo about a paid order in processing. */
  async function keluhan({
    pembeli = undefined as Pelanggan | undefined,
    isi = 'Satu botolnya bocor.',
    produk: one = undefined as Produk | undefined,
    lain = undefined as Produk | undefined,
    cara = 'other_qris',
  } = {}): Promise<{ keluhanId: number; nomor: string; orderId: number; nama: string; pembeli: Pelanggan }> {
    const akun = pembeli ?? (await pelanggan({ nama: unique('Bu Wati') }))
    const barang = one ?? (await produk())
    const { nomor, orderId, name } = await pesanan({ pembeli: akun, produk: barang, lain, cara, lunas: true })
    await proses(orderId)
    const headers = { 'x-forwarded-for': randomIpAddress() }
    const foto = await send<{ fotoId: string }>('post', '/api/foto', {
      multipart: { foto: await newGambar(600, 800) },
      headers,
    })
    const data = {
      jenis: 'rusak',
      harapan: 'uang kembali',
      isi,
      baris: [{ urutan: 0, jumlah: 1 }],
      foto: [foto.fotoId],
    }
    const made = await send<{ keluhanId: number }>('post', `/api/pemesanan/${nomor}/keluhan`, { data }, akun.token)
    return { keluhanId: made.keluhanId, nomor, orderId, nama: name, pembeli: akun }
  }

  /** Creates a completed order. */
  async function finish(source: { pembeli: Pelanggan; produk: Produk }): Promise<Pesanan> {
    const made = await pesanan({ ...source, lunas: true })
    const path = `/api/admin/pesanan/${made.orderId}`
    for (const status_pesanan of ['Sedang Di Proses', 'Pesanan Selesai'])
      await send('put', path, { data: { status_pesanan, kurir: 'JNE', resi: 'JP1' } })
    return made
  }

  /** Creates a prescription with one picture and its products. */
  async function resep({
    pembeli = undefined as Pelanggan | undefined,
    produk: wantedProduk = [] as { produkId: number; jumlah: number }[],
  } = {}): Promise<{ resepId: number; pembeli: Pelanggan }> {
    const akun = pembeli ?? (await pelanggan({ nama: unique('Bu Wati') }))
    const berkas = await newGambar(600, 800)
    const page = await send<{ berkasId: string }>('post', '/api/resep/berkas', { multipart: { berkas } }, akun.token)
    const data = {
      dokter: 'drh. Ratna Dewi',
      sip: '503/12/SIP/2026',
      tanggal: '2026-01-02',
      kandang: 'Keramba 4',
      berkas: [page.berkasId],
      produk: wantedProduk,
    }
    const { resepId } = await send<{ resepId: number }>('post', '/api/resep', { data }, akun.token)
    return { resepId, pembeli: akun }
  }

  return { pesanan, proses, answerKeluhan, keluhan, selesai: finish, resep }
}

function ulasanRows({ send }: Api) {
  const writeUlasan = ({ token }: Pelanggan, { produkId }: Produk, data: z.output<typeof UlasanBody>) =>
    send('put', `/api/ulasan/produk/${produkId}`, { data }, token)

  /** Publishes the pending reviews of a product. */
  async function publish({ nama }: Produk, reply = ''): Promise<void> {
    const path = `/api/admin/ulasan?status=menunggu&q=${encodeURIComponent(nama)}`
    for (const { ulasanId, versi } of await send<{ ulasanId: number; versi: number }[]>('get', path, {}))
      await send('post', `/api/admin/ulasan/${ulasanId}/putuskan`, {
        data: { keputusan: 'tayang', balasan: reply, versi },
      })
  }

  /** Creates a published review by a buyer of the product. */
  async function ulasan(pembeli: Pelanggan, produk: Produk, data: z.output<typeof UlasanBody>): Promise<void> {
    await writeUlasan(pembeli, produk, data)
    await publish(produk)
  }

  return { writeUlasan, publish, ulasan }
}

const owners = new Map<string, Promise<string>>()
/** Lifetime of a cached owner session in ms. It is shorter than its password proof, which assigning roles requires. */
const OWNER_MS = 10 * 60_000

/** Returns the owner's session, one per worker and shop. It creates rows, and no test ends it. */
function logInOwner(request: APIRequestContext, shop: string): Promise<string> {
  const key = `${shop} ${Math.floor(Date.now() / OWNER_MS)}`
  const found = owners.get(key)
  if (found) return found
  const token = request
    .post(`${shop}/api/auth/login-admin`, { data: { email: OWNER.email, password: OWNER.password } })
    .then(async (answer) => (await answer.json()).token)
  owners.set(key, token)
  return token
}
