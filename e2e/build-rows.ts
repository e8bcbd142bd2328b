import { randomInt, randomUUID } from 'node:crypto'
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import sharp from 'sharp'
import { midnightWib, tanggalWib } from '#contract/wib.ts'
import { OWNER } from './owner.ts'

/*
 * Fresh rows for a test, made through the shop's own API, as the owner and customers would. Every name is new, so that
 * tests share a shop without meeting each other.
 */

/** A name that nobody else can hit. */
export const unique = (nama: string) => `${nama} ${randomUUID().slice(0, 8)}`

/** The day so many days after today, as a date field takes it. */
export const hariLagi = (days: number) => tanggalWib(midnightWib(new Date(), -days))

export const newAkun = () => ({
  nama: 'Pak Budi',
  email: `${randomUUID()}@contoh.id`,
  no_hp: '081234567890',
  password: 'rahasia-uji',
})

/** An address on the internet of its own: the shop counts by it how often somebody writes or mistypes a password. */
export const newAlamat = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

const ALAMAT = 'Dermaga 3, Teluk Hurun, Lampung'

export interface Pelanggan extends ReturnType<typeof newAkun> {
  userId: number
  token: string
  /** As the shop keeps it in the browser. */
  user: object
}

export interface Admin {
  nama: string
  email: string
  password: string
  userId: number
  token: string
  /** A call of the API as this administrator. */
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

export interface Pesanan {
  orderId: number
  nomor: string
  /** The customer's name, by which the office finds the order. */
  nama: string
  pelangganId: number
  produk: Produk
  /** Hands in a prescription of its customer. @returns its number */
  resep(): Promise<number>
  /** Writes a rate of shipping. @returns its number */
  tarif(): Promise<number>
  /** Another order, unpaid. @returns what of a link to pay it by opens it */
  tautan(): Promise<string>
  /** A line of a settlement of which nobody knows the number. @returns its own */
  setoran(): Promise<number>
  /** A voucher, and a group of customers. @returns their numbers */
  voucher(): Promise<number>
  grup(): Promise<number>
  /** A complaint about another, paid order of its customer. @returns its number, and the order's */
  keluhan(): Promise<{ keluhanId: number; nomor: string }>
  /** An order of the shop to a supplier. */
  pembelian(dipesan: boolean): Promise<{ pembelianId: number; pemasokId: number }>
  /** What the customer sees in the history. */
  riwayat(): Promise<{ status_pesanan: string }>
}

interface Session {
  token: string
  user: { userId: number }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** A picture of one colour. */
export const newGambar = async (width = 320, height = 180) => ({
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#0a7d8c' } })
    .png()
    .toBuffer(),
})

export type Build = ReturnType<typeof buildRows>

/** @param shop its origin */
export function buildRows(request: APIRequestContext, shop: string) {
  /** As the owner, unless a customer's token is given. */
  async function send<T>(method: 'get' | 'post' | 'put', path: string, options: object, token?: string): Promise<T> {
    const headers = bearer(token ?? (await logInOwner(request, shop)))
    const answer = await request[method](shop + path, { headers, ...options })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }

  /** A test hook of the payment simulator, which stands beside the shop. */
  async function simulate(hook: 'pay' | 'faults' | 'webhooks/policy', data: object): Promise<void> {
    const url = new URL(`/__sim/${hook}`, shop)
    url.port = String(Number(url.port) + 1)
    // Its hooks take nothing that comes from an address elsewhere, as the tests' own requests do.
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(url, { method: 'POST', headers, body: JSON.stringify(data) })).ok).toBe(true)
  }

  /** Money that came for an order that the shop does not know. */
  async function titipan({ jumlah, cara }: { jumlah: number; cara?: string }): Promise<string> {
    const nomor = `KS-HILANG-${randomUUID().slice(0, 8)}`
    const url = new URL('/snap/v1/transactions', shop)
    url.port = String(Number(url.port) + 1)
    const headers = { Authorization: `Basic ${btoa('SB-Mid-server-simulator:')}` }
    const data = { transaction_details: { order_id: nomor, gross_amount: jumlah } }
    expect((await request.post(url.href, { headers, data })).ok()).toBe(true)
    await simulate('pay', { order_id: nomor, outcome: 'settle', method: cara })
    await expect.poll(() => send<unknown[]>('get', `/api/admin/titipan?q=${nomor}`, {})).toHaveLength(1)
    return nomor
  }

  /** From an address of its own: one may register so many accounts. */
  const register = (data: object) =>
    send<Pick<Session, 'user'>>('post', '/api/auth/register', { data, headers: { 'x-forwarded-for': newAlamat() } })

  /** @param change say `nama` where the office looks for the customer */
  async function pelanggan(change: { nama?: string; no_hp?: string } = {}): Promise<Pelanggan> {
    const akun = { ...newAkun(), ...change }
    await register(akun)
    const { token, user } = await send<Session>('post', '/api/auth/login', { data: akun })
    await send('put', '/api/auth/profile', { data: { alamat: ALAMAT } }, token)
    return { ...akun, userId: user.userId, token, user: { ...user, alamat: ALAMAT } }
  }

  async function logInAtOffice(akun: { nama: string; email: string; password: string }): Promise<Admin> {
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

  /** An administrator of this test, signed in at the back office. */
  async function admin(password = 'rahasia-kantor'): Promise<Admin> {
    const akun = { ...newAkun(), nama: unique('Bu Kantor'), password }
    const { user } = await register(akun)
    const { nama, email, no_hp } = akun
    await send('put', `/api/auth/users/${user.userId}`, {
      multipart: { nama, email, no_hp, role: 'admin', peran: 'pemilik' },
    })
    return logInAtOffice(akun)
  }

  const owner = () => logInAtOffice(OWNER)

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

  /** A category with so many products in it, in the order of their names. */
  async function rak(banyak: number, change: object = {}) {
    const { kategoriId, nama } = await kategori()
    const items = await Promise.all(
      Array.from({ length: banyak }, (_, index) =>
        produk({
          nama: unique(`Barang ${String(index + 1).padStart(2, '0')}`),
          kategoriId: `${kategoriId}`,
          ...change,
        }),
      ),
    )
    // A page that was just made is handed out for a moment longer; a screen would keep its old count.
    const listed = async () =>
      (await (await request.get(`${shop}/produk/produk-satuan`)).text()).replace(/<[^>]+>/g, ' ')
    await expect.poll(listed).toMatch(new RegExp(`${nama}\\s+${banyak}\\s`))
    return { kategoriId, nama, produk: items }
  }

  /** A package of one product. */
  async function paket({ title = unique('Paket Uji'), harga = 500_000, isi = undefined as Produk | undefined } = {}) {
    const satu = isi ?? (await produk())
    const part = { nama: satu.nama, produkId: satu.produkId, jumlah: 1 }
    const made = await send<{ paketId: number }>('post', '/api/paket', {
      multipart: { title, harga: `${harga}`, deskripsi: 'Bekal satu keramba.', isi: JSON.stringify([part]) },
    })
    return { paketId: made.paketId, title, produk: satu } satisfies Paket
  }

  /** A draft, unless it says otherwise. */
  const artikel = (change: object = {}) =>
    send<{ artikelId: number; judul: string }>('post', '/api/auth/artikel', {
      multipart: { judul: unique('Jaga mutu air'), konten: '## Tanda\n\nLuka di kulit.', status: 'draft', ...change },
    })

  async function pengiriman(change: object = {}) {
    const kode = unique('kapal').replace(' ', '-')
    const data = { kode, nama: unique('Kapal'), estimasi: '7 hari', biaya: 12_500, urutan: 90, ...change }
    return send<{ shippingId: number; nama: string; kode: string }>('post', '/api/admin/metode-pengiriman', { data })
  }

  /** A rate of a method of its own, which is not on offer unless it says so. */
  async function tarif(change: object = {}, metode: object = { aktif: false }) {
    const { shippingId, nama } = await pengiriman(metode)
    const angka = { kg_pertama: 20_000, kg_berikut: 8000, minimum_kg: 1, hari_min: 3, hari_maks: 5, aktif: true }
    const data = { shippingId, kode_wilayah: '18.71', ...angka, ...change }
    const { ongkirId } = await send<{ ongkirId: number }>('post', '/api/admin/ongkir', { data })
    return { ongkirId, shippingId, nama }
  }

  /** A line of a settlement of which nobody knows the number. @returns its own */
  async function setoran(nomor = unique('KS-ASING').replace(' ', '-')): Promise<number> {
    const buffer = Buffer.from(`Order ID;Amount\n"${nomor.replaceAll('"', '""')}";52000\n`)
    const berkas = { name: 'setoran.csv', mimeType: 'text/csv', buffer }
    await send('post', '/api/admin/setoran/impor', { multipart: { berkas, mode: 'terapkan' } })
    const [baris] = await send<{ setoranId: number }[]>('get', `/api/admin/setoran?q=${encodeURIComponent(nomor)}`, {})
    return baris?.setoranId ?? 0
  }

  /** A voucher of its own; its code is what a buyer types. */
  const voucher = (change: object = {}) =>
    send<{ voucherId: number; kode: string }>('post', '/api/admin/voucher', {
      data: {
        ...{
          kode: unique('HEMAT')
            .toUpperCase()
            .replace(/[^A-Z0-9]+/g, '-')
            .slice(0, 24),
          nama: unique('Promo'),
        },
        ...{ jenis: 'nominal', nilai: 10_000, batas_pelanggan: null, ...change },
      },
    })

  /** A group of customers with ten percent off. */
  const grup = (change: object = {}) =>
    send<{ grupId: number; nama: string }>('post', '/api/admin/grup-pelanggan', {
      data: { nama: unique('Grup'), persen: 10, modalDisadari: true, ...change },
    })

  /** From now on its prices are those of the group. */
  const masukGrup = ({ userId }: Pelanggan, grupId: number) =>
    send('put', `/api/admin/pelanggan/${userId}`, { data: { grupId } })

  const metode = () =>
    send<{ metodeId: number; method: string }>('post', '/api/admin/metode-pembayaran', {
      data: { method: unique('Bank'), description: 'Transfer', kode: 'bri_va', aktif: true },
    })

  /** A message through the contact form; its name finds it again. */
  async function laporan(change: object = {}) {
    const nama = unique('Bu Sari')
    const data = { nama, email: 'sari@contoh.id', pesan: 'Paketnya belum sampai.\nKapan kirim ke Lampung?', ...change }
    await send('post', '/api/auth/kontak', { data, headers: { 'x-forwarded-for': newAlamat() } })
    return data
  }

  /** An order of one product, or of a package: of a customer of its own, and paid through the simulator, where wanted. */
  async function pesanan({
    nama = 'Bu Wati',
    pembeli = undefined as Pelanggan | undefined,
    lunas = false,
    batal = false,
    // Paid, and on its way with this.
    kiriman = undefined as { kurir: string; resi: string } | undefined,
    cara = 'other_qris',
    // The same order twice at once is one.
    catatan = 'Titip di pos dermaga',
    paket: dariPaket = false,
    produk: satu = undefined as Produk | undefined,
    jumlah = 1,
    // A second line.
    lain = undefined as Produk | undefined,
  } = {}): Promise<Pesanan> {
    const akun = pembeli ?? (await pelanggan({ nama: unique(nama) }))
    const isi: Partial<Paket> & { produk: Produk } = dariPaket ? await paket() : { produk: satu ?? (await produk()) }
    const barang = isi.paketId ? { paketId: isi.paketId } : { produkId: isi.produk.produkId }
    const { data: kirim } = await (await request.get(`${shop}/api/shipping-methods`)).json()
    const made = await send<{ orderId: number; midtransOrderId: string }>(
      'post',
      '/api/pemesanan/create',
      {
        data: {
          ...(lain
            ? {
                items: [
                  { ...barang, jumlah },
                  { produkId: lain.produkId, jumlah: 1 },
                ],
              }
            : { ...barang, jumlah }),
          ...{ shippingId: kirim[0].shippingId, catatan },
        },
      },
      akun.token,
    )
    const nomor = made.midtransOrderId
    const hint = (status: string) =>
      send('post', '/api/pemesanan/update-payment-status', { data: { orderId: nomor, status } }, akun.token)
    if (lunas || kiriman) {
      await simulate('pay', { order_id: nomor, outcome: 'settle', method: cara })
      await hint('success')
    }
    if (batal) await hint('cancelled')
    if (kiriman)
      await send('put', `/api/admin/pesanan/${made.orderId}`, {
        data: {
          ...{ status_pesanan: 'Sedang Di Proses', ...kiriman },
          sebelum: { status_pesanan: 'Menunggu Respon', kurir: '', resi: '' },
        },
      })
    return {
      orderId: made.orderId,
      nomor,
      nama: akun.nama,
      pelangganId: akun.userId,
      produk: isi.produk,
      resep: async () => (await resep({ pembeli: akun })).resepId,
      tarif: async () => (await tarif()).ongkirId,
      tautan: async () => tautanBayar((await pesanan()).orderId),
      setoran: async () => setoran(),
      voucher: async () => (await voucher()).voucherId,
      grup: async () => (await grup()).grupId,
      keluhan: async () => keluhan({ pembeli: akun }),
      pembelian: async (dipesan) => pembelian({ dipesan }),
      riwayat: async () =>
        (await (await request.get(`${shop}/api/pemesanan/riwayat`, { headers: bearer(akun.token) })).json()).data[0],
    }
  }

  /** What of a link to pay an order by opens it. */
  async function tautanBayar(orderId: number): Promise<string> {
    const { tautan } = await send<{ tautan: string }>('post', `/api/admin/pesanan/${orderId}/tautan-bayar`, {})
    return tautan.split('/bayar/')[1] ?? ''
  }

  /** Sends a paid order off. */
  const proses = (orderId: number) =>
    send('put', `/api/admin/pesanan/${orderId}`, {
      data: { status_pesanan: 'Sedang Di Proses', kurir: 'JNE', resi: 'JP1' },
    })

  /** What the shop says of the one complaint about an order. */
  async function jawabKeluhan(nomor: string, isi: string): Promise<void> {
    const [found] = await send<{ keluhanId: number }[]>('get', `/api/admin/keluhan?q=${nomor}`, {})
    await send('post', `/api/admin/keluhan/${found?.keluhanId}/pesan`, { data: { isi } })
  }

  /** A complaint with a photo about a paid order that is being packed. */
  async function keluhan({
    pembeli = undefined as Pelanggan | undefined,
    isi = 'Satu botolnya bocor.',
    produk: satu = undefined as Produk | undefined,
    lain = undefined as Produk | undefined,
    cara = 'other_qris',
  } = {}): Promise<{ keluhanId: number; nomor: string; orderId: number; nama: string; pembeli: Pelanggan }> {
    const akun = pembeli ?? (await pelanggan({ nama: unique('Bu Wati') }))
    const barang = satu ?? (await produk())
    const { nomor, orderId, nama } = await pesanan({ pembeli: akun, produk: barang, lain, cara, lunas: true })
    await proses(orderId)
    const headers = { 'x-forwarded-for': newAlamat() }
    const foto = await send<{ fotoId: string }>('post', '/api/foto', {
      ...{ multipart: { foto: await newGambar(600, 800) }, headers },
    })
    const data = {
      ...{ jenis: 'rusak', harapan: 'uang kembali', isi },
      ...{ baris: [{ urutan: 0, jumlah: 1 }], foto: [foto.fotoId] },
    }
    const made = await send<{ keluhanId: number }>('post', `/api/pemesanan/${nomor}/keluhan`, { data }, akun.token)
    return { keluhanId: made.keluhanId, nomor, orderId, nama, pembeli: akun }
  }

  /** An order that its buyer has got. */
  async function selesai(dari: { pembeli: Pelanggan; produk: Produk }): Promise<Pesanan> {
    const made = await pesanan({ ...dari, lunas: true })
    const path = `/api/admin/pesanan/${made.orderId}`
    for (const status_pesanan of ['Sedang Di Proses', 'Pesanan Selesai'])
      await send('put', path, { data: { status_pesanan, kurir: 'JNE', resi: 'JP1' } })
    return made
  }

  const tulisUlasan = ({ token }: Pelanggan, { produkId }: Produk, data: { bintang: number; teks: string }) =>
    send('put', `/api/ulasan/produk/${produkId}`, { data }, token)

  /** Shows to everybody what waits to be read of a product. */
  async function tayangkan({ nama }: Produk, balasan = ''): Promise<void> {
    const path = `/api/admin/ulasan?status=menunggu&q=${encodeURIComponent(nama)}`
    for (const { ulasanId, versi } of await send<{ ulasanId: number; versi: number }[]>('get', path, {}))
      await send('post', `/api/admin/ulasan/${ulasanId}/putuskan`, { data: { keputusan: 'tayang', balasan, versi } })
  }

  /** What somebody who has it says of a product, and everybody reads. */
  async function ulasan(pembeli: Pelanggan, produk: Produk, data: { bintang: number; teks: string }): Promise<void> {
    await tulisUlasan(pembeli, produk, data)
    await tayangkan(produk)
  }

  /** A prescription with one picture, and what it is for. */
  async function resep({
    pembeli = undefined as Pelanggan | undefined,
    produk: untuk = [] as { produkId: number; jumlah: number }[],
  } = {}): Promise<{ resepId: number; pembeli: Pelanggan }> {
    const akun = pembeli ?? (await pelanggan({ nama: unique('Bu Wati') }))
    const berkas = await newGambar(600, 800)
    const page = await send<{ berkasId: string }>('post', '/api/resep/berkas', { multipart: { berkas } }, akun.token)
    const data = {
      ...{ dokter: 'drh. Ratna Dewi', sip: '503/12/SIP/2026', tanggal: '2026-01-02', kandang: 'Keramba 4' },
      ...{ berkas: [page.berkasId], produk: untuk },
    }
    const { resepId } = await send<{ resepId: number }>('post', '/api/resep', { data }, akun.token)
    return { resepId, pembeli: akun }
  }

  /** Somebody of this test who has these roles at the office, parted by commas, signed in there. */
  async function petugas(peran: string): Promise<Admin> {
    const akun = await admin()
    const { nama, email, no_hp } = { ...newAkun(), ...akun }
    await send('put', `/api/auth/users/${akun.userId}`, { multipart: { nama, email, no_hp, role: 'admin', peran } })
    return logInAtOffice(akun)
  }
  const dokter = () => petugas('dokter')

  /** A supplier, and an order to it: a draft, or one that was made. */
  async function pembelian({
    produk: satu = undefined as Produk | undefined,
    jumlah = 10,
    dipesan = false,
    pemasok = undefined as { pemasokId: number; nama: string } | undefined,
    catatan = '',
  } = {}): Promise<{ pembelianId: number; pemasokId: number; pemasok: string }> {
    const nama = unique('CV Laut')
    const dari =
      pemasok ??
      (await send<{ pemasokId: number; nama: string }>('post', '/api/admin/pemasok', {
        data: { nama, no_hp: '081234567890', hari_tunggu: 7 },
      }))
    const { produkId } = satu ?? (await produk())
    const data = { pemasokId: dari.pemasokId, catatan, baris: [{ produkId, jumlah, harga: '8000' }] }
    const { pembelianId } = await send<{ pembelianId: number }>('post', '/api/admin/pembelian', { data })
    if (dipesan) await send('post', `/api/admin/pembelian/${pembelianId}/pesan`, {})
    return { pembelianId, pemasokId: dari.pemasokId, pemasok: dari.nama }
  }

  return {
    pelanggan,
    admin,
    dokter,
    petugas,
    pembelian,
    resep,
    owner,
    kategori,
    produk,
    rak,
    paket,
    artikel,
    pengiriman,
    tarif,
    setoran,
    voucher,
    grup,
    masukGrup,
    metode,
    laporan,
    keluhan,
    jawabKeluhan,
    proses,
    pesanan,
    selesai,
    tulisUlasan,
    tayangkan,
    ulasan,
    titipan,
    simulate,
  }
}

const owners = new Map<string, Promise<string>>()
/** Less than a session's proof lasts: roles are given with it. */
const OWNER_MS = 10 * 60_000

/** A session of the owner in every worker and shop: rows are made with it, and no test ends it. */
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
