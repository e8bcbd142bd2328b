import type { Profile } from '#contract/akun/endpoints.ts'
import type { FullPaket, Kategori, Produk } from '#contract/katalog/endpoints.ts'
import type { Artikel } from '#contract/konten/endpoints.ts'
import type { Pengiriman } from '#contract/pengiriman/endpoints.ts'
import type { RiwayatPesanan } from '#contract/pesanan/endpoints.ts'

/*
 * A server of the bare specification sends only the fields of its points 3 and 7. All other fields that the screens read get a
 * neutral default here.
 */

type Except<T, Name extends keyof T> = Omit<T, Name>

const PRODUK: Except<Produk, 'produkId' | 'nama' | 'deskripsi' | 'harga' | 'stok' | 'gambar'> = {
  kategoriId: 0,
  kategoriNama: '',
  kemasan: '',
  zat: '',
  zat_aktif: [],
  golongan: 'bukan_obat',
  sediaan: 'bukan_obat',
  golongan_keterangan: '',
  nie: '',
  produsen: '',
  bentuk: '',
  dosis: '',
  aturan_pakai: [],
  resep: false,
  masa_henti: null,
  peringatan: '',
  bahaya: 'tidak_ada',
  suhu_simpan: 'ruang',
  berat_gram: 0,
  kelas: [],
  penyakit: [],
  gambar_label: null,
  gambar_lain: [],
  pilihan_ukuran: null,
  harga_grosir: [],
  harga_semula: null,
  harga_sampai: null,
  terjual: 0,
  belum_terdaftar: false,
  zat_belum_boleh: false,
}
const PAKET: Except<FullPaket, 'paketId' | 'title' | 'harga' | 'gambar' | 'items' | 'isi'> = {
  deskripsi: '',
  tersedia: null,
  perlu_diperiksa: false,
  golongan: 'bukan_obat',
  bahaya: [],
  suhu_simpan: 'ruang',
  masa_henti: null,
  berat_gram: 0,
  terjual: 0,
  penyakit: [],
  cara_harian: '',
}
const KATEGORI: Pick<Kategori, 'deskripsi' | 'count'> = { deskripsi: '', count: 0 }
const PENGIRIMAN: Except<Pengiriman, 'shippingId' | 'kode' | 'nama' | 'estimasi' | 'biaya'> = {
  jalur: 'darat',
  dingin: true,
  menurut_tujuan: false,
  gratis_mulai: null,
}
const ARTIKEL: Pick<Artikel, 'terbit' | 'penyakit'> = { terbit: null, penyakit: [] }
const PESANAN: Except<
  RiwayatPesanan,
  | ('midtrans_order_id' | 'created_at' | 'status_pembayaran' | 'nama_produk' | 'gambar_produk' | 'jumlah' | 'harga')
  | ('nama_shipping' | 'total_harga' | 'orderId' | 'batas_bayar')
> = {
  status_pesanan: 'Menunggu Respon',
  biaya_kirim: 0,
  diskon: 0,
  diskon_ongkir: 0,
  ppn_ditambah: 0,
  nomor_nota: null,
  items: [],
  resepId: null,
  menunggu_resep: false,
  menunggu_ongkir: false,
  kurir: '',
  resi: '',
  dibayar: 0,
  dikembalikan: 0,
}
const PROFILE: Except<Profile, 'id' | 'userId' | 'nama' | 'email' | 'no_hp' | 'alamat' | 'gambar'> = {
  username: '',
  role: 'user',
  emailDikonfirmasi: true,
  emailBaru: null,
}

type Content = Record<string, unknown>
const addTo = (except: object) => (content: Content) => ({ ...except, ...content })
const each = (complete: (content: Content) => Content) => (value: unknown) =>
  Array.isArray(value) ? value.map(complete) : value

const produk = addTo(PRODUK)
/** Completes a package. `items` may be a list, or a list as JSON text. */
function paket(content: Content): Content {
  const items = namesOf(content.items)
  const bagian = items.map((name) => ({
    nama: name,
    produkId: null,
    jumlah: 1,
    nie: '',
    belum_terdaftar: false,
    produk: null,
  }))
  return { ...PAKET, isi: bagian, ...content, items }
}
function namesOf(items: unknown): string[] {
  if (Array.isArray(items)) return items
  try {
    const names: unknown = JSON.parse(String(items ?? '[]'))
    return Array.isArray(names) ? names : []
  } catch {
    return []
  }
}
/** Completes an order. The bare order history has no deadline: one a day ahead keeps an unpaid order payable. */
const pesanan = (content: Content): Content => ({
  ...PESANAN,
  orderId: content.midtrans_order_id,
  batas_bayar: tomorrow(),
  ...content,
})
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()
function profile(content: Content): Content {
  const user = { ...PROFILE, userId: content.id, ...(content.user as Content | undefined) }
  return { ...user, ...content, user }
}

const COMPLETE: Record<string, (body: never) => unknown> = {
  listProduk: each(produk),
  listProdukChoices: each(produk),
  getProduk: produk,
  listKategori: each(addTo(KATEGORI)),
  listPaket: each(paket),
  getPaket: paket,
  listArtikel: each(addTo(ARTIKEL)),
  getArtikel: addTo(ARTIKEL),
  listPengiriman: (content: Content) => ({ ...content, data: each(addTo(PENGIRIMAN))(content.data) }),
  listRiwayat: (content: Content) => ({ ...content, data: each(pesanan)(content.data) }),
  getProfile: profile,
  updateProfile: profile,
}

/** Returns the response with every field that the shop's screens read. */
export function fillIn(endpoint: string, body: unknown): unknown {
  const complete = COMPLETE[endpoint] as ((body: unknown) => unknown) | undefined
  return complete && typeof body === 'object' && body !== null ? complete(body) : body
}
