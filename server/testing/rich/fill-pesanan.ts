import { sql } from 'kysely'
import { recallLot } from '#contract/karantina/recall-admin.ts'
import { addKiriman } from '#contract/pemenuhan/kiriman-admin.ts'
import { createRetur, receiveRetur } from '#contract/retur/admin.ts'
import type { PesananRow, ProdukRow } from '#server/db/schema.ts'
import {
  buildPengiriman,
  buildPesanan,
  buildResep,
  buildReturned,
  buildUlasan,
  recordBuilt,
} from '#server/testing/build-rows.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Rich } from './fill-katalog.ts'
import type { fillStok } from './fill-stok.ts'
import { ago, day, inserter, midnight, NOW } from './moments.ts'

type Lines = { produk: ProdukRow; jumlah: number }[]
type Change = NonNullable<Parameters<typeof buildPesanan>[3]>

const LUNAS = { status_pembayaran: 'success' } as const
const KIRIM = { ...LUNAS, status_pesanan: 'Sedang Di Proses', kurir: 'JNE' } as const
const SELESAI = { ...KIRIM, status_pesanan: 'Pesanan Selesai' } as const
const PPN = { cara: 'termasuk', persen: 12, pembilang: 11, penyebut: 12 } as const
const TUJUAN = {
  kode_wilayah: '18.71.01',
  provinsi: 'Lampung',
  kabupaten: 'Kota Bandar Lampung',
  kecamatan: 'Kedaton',
  kode_pos: '35141',
  rincian: 'Jl. Pahlawan 1',
  jenis_alamat: 'rumah',
} as const
/** Orders paid at the start of a day, a month or a report's period, and a millisecond before. */
const BORDERS = [
  ['HARI-INI', midnight(0)],
  ['7-HARI', midnight(6)],
  ['30-HARI', midnight(29)],
  ['90-HARI', midnight(89)],
  ['BULAN', midnight(19)],
  ['28-HARI', ago(28)],
] as const

/** Creates orders in every state. */
export async function fillPesanan(shop: TestApp, rich: Rich & { stok: Awaited<ReturnType<typeof fillStok>> }) {
  const { db } = shop.deps
  const { akun, produk } = rich
  const reguler = await buildPengiriman(db, 12_000)
  await db
    .updateTable('pengiriman')
    .set({ kode: 'reguler', nama: 'Reguler', gratis_mulai: 1_000_000 })
    .where('shipping_id', '=', reguler.shipping_id)
    .execute()
  const two: Lines = [
    { produk: produk.vitamin, jumlah: 2 },
    { produk: produk.probiotik, jumlah: 1 },
  ]
  const order = (nomor: string, at: Date, change: Change = {}, lines: Lines = two, from: 'baru' | 'rak' = 'baru') =>
    buildPesanan(
      db,
      at,
      akun.sri.pengguna_id,
      {
        midtrans_order_id: `KS-${nomor}`,
        shipping_id: reguler.shipping_id,
        nama_shipping: 'Reguler',
        nama: 'Sri',
        dibuat: at,
        ...change,
      },
      lines,
      at,
      from,
    )
  const by = (name: 'budi' | 'tamu' | 'dina') => ({ pengguna_id: akun[name].pengguna_id, nama: name })
  const orders = {
    ...(await fillUnpaid(order, by('budi'))),
    ...(await fillPaid(order, by, produk)),
    ...(await fillEnded(order)),
  }
  for (const [name, at] of BORDERS) {
    await order(name, at, { ...SELESAI, resi: `R-${name}` }, [{ produk: produk.rendam, jumlah: 1 }])
    await order(`${name}-SEBELUM`, new Date(at.getTime() - 1), { ...SELESAI, ...by('budi') }, [
      { produk: produk.cukup, jumlah: 1 },
    ])
  }
  const resep = await fillResep(shop, rich)
  const keras = [{ produk: produk.keras, jumlah: 1 }]
  await order('TUNGGU-RESEP', ago(0, 30), { resep_id: resep.menunggu, menunggu_resep: true }, keras)
  const diresepkan = await order('RESEP', ago(3), { ...SELESAI, resep_id: resep.setuju }, keras)
  await fillDetails(shop, rich, orders, diresepkan)
  await fillUlasan(shop, rich)
  return { ...orders, diresepkan, resep }
}
type Order = (nomor: string, at: Date, change?: Change, lines?: Lines, from?: 'baru' | 'rak') => Promise<PesananRow>

/** Creates orders that wait for payment, at the borders of the deadline. */
async function fillUnpaid(order: Order, budi: Change) {
  const until = (seconds: number) => ({ batas_bayar: ago(0, -seconds) })
  return {
    tunggu: await order('TUNGGU', ago(0, 60)),
    batas: await order('BATAS-KINI', ago(0, 3600), until(0)),
    lewat: await order('BATAS-LEWAT', ago(0, 3601), until(-1)),
    sedetik: await order('BATAS-SEDETIK', ago(0, 3599), until(1)),
    besok: await order('BATAS-BESOK', ago(0, 300), { ...until(30 * 3600), ...budi }),
    akhir: await order('BATAS-AKHIR', ago(0, 7200), { ...until(-3600), batas_akhir: ago(0, -600) }),
    ongkir: await order('TUNGGU-ONGKIR', ago(0, 90), {
      menunggu_ongkir: true,
      ongkir_cara: 'konfirmasi',
      biaya_kirim: 0,
      total_harga: 435_000,
    } as Change),
    telepon: await order('TELEPON', ago(1), { ...until(86_400), ...budi, sumber: 'telepon', penanda: ['borongan'] }),
  }
}

async function fillPaid(order: Order, by: (name: 'budi' | 'tamu' | 'dina') => Change, produk: Rich['produk']) {
  const bernomor = [{ produk: produk.lot, jumlah: 2 }]
  const ditarik = [{ produk: produk.tarik, jumlah: 2 }]
  return {
    lunas: await order('LUNAS', ago(0, 3600), {
      ...LUNAS,
      catatan: 'Kirim pagi',
      ...TUJUAN,
      hari_min: 1,
      hari_maks: 3,
    }),
    lama: await order('LUNAS-LAMA', ago(3), { ...LUNAS, ...by('budi'), penanda: ['borongan', 'mendesak'] }),
    dua: await order('LUNAS-2-HARI', ago(2), { ...LUNAS, ...by('tamu'), jaringan: '203.0.113.0/24' }),
    dikemas: await order('DIKEMAS', ago(1), { ...KIRIM, kurir: '' }, bernomor, 'rak'),
    dikirim: await order(
      'DIKIRIM',
      ago(4),
      { ...KIRIM, ...TUJUAN, resi: 'JNE-1', lacak_pada: ago(0) },
      bernomor,
      'rak',
    ),
    sebagian: await order('KIRIM-SEBAGIAN', ago(2), LUNAS),
    otomatis: await order('KIRIM-14-HARI', ago(14), { ...KIRIM, resi: 'JNE-14' }),
    belum: await order('KIRIM-14-HARI-KURANG', ago(14, -1), { ...KIRIM, ...by('budi'), resi: 'JNE-13' }),
    selesai: await order('SELESAI', ago(5), { ...SELESAI, resi: 'JNE-2' }),
    tarik: await order('TARIK-DIKIRIM', ago(12), { ...KIRIM, resi: 'JNE-3' }, ditarik, 'rak'),
    tarikBudi: await order('TARIK-SELESAI', ago(11), { ...SELESAI, resi: 'JNE-4', ...by('budi') }, ditarik, 'rak'),
    tarikTamu: await order('TARIK-TAMU', ago(10), { ...SELESAI, resi: 'JNE-5', ...by('tamu') }, ditarik, 'rak'),
    tarikDina: await order('TARIK-DINA', ago(9), { ...SELESAI, resi: 'JNE-6', ...by('dina') }, ditarik, 'rak'),
    tarikKemas: await order('TARIK-DIKEMAS', ago(8), { ...KIRIM, kurir: '' }, ditarik, 'rak'),
    perhatian: await order('PERHATIAN', ago(6), { ...LUNAS, perhatian: ['lunas tanpa stok'] }),
    kembali: await order('KEMBALI-SEBAGIAN', ago(7), { ...SELESAI, resi: 'JNE-7' }),
    retur: await order('RETUR', ago(8), { ...SELESAI, resi: 'JNE-8', ...by('budi') }),
    keluhan: await order('KELUHAN', ago(2), { ...SELESAI, resi: 'JNE-9' }),
    keluhanLama: await order('KELUHAN-LAMA', ago(20), { ...SELESAI, resi: 'JNE-10', ...by('budi') }),
    keluhanSelesai: await order('KELUHAN-SELESAI', ago(40), { ...SELESAI, resi: 'JNE-11' }),
    pajak: await order('PPN', ago(6), { ...LUNAS, ppn: PPN }),
    tarif: await order('TARIF', ago(6), {
      ...LUNAS,
      ongkir_cara: 'tarif',
      ongkir_rinci: JSON.stringify({ kg: 3, kg_pertama: 8000, kg_berikut: 2000 }) as never,
    }),
    kasir: await order('KASIR', ago(0, 600), { ...SELESAI, sumber: 'kasir', kurir: '' }),
  }
}

async function fillEnded(order: Order) {
  return {
    batal: await order('BATAL', ago(5), { status_pembayaran: 'cancelled' }),
    kedaluwarsa: await order('KEDALUWARSA', ago(6), { status_pembayaran: 'expired' }),
    gagal: await order('GAGAL', ago(7), { status_pembayaran: 'failed' }),
    utuh: await order('KEMBALI', ago(8), { status_pembayaran: 'refunded' }),
    arsip: await order('ARSIP', ago(100), { status_pembayaran: 'expired', arsip: ago(50) }),
  }
}

/** Creates prescriptions of every state. @returns their ids */
async function fillResep(shop: TestApp, { akun, produk }: Rich) {
  const { db, storage } = shop.deps
  const { pengguna_id } = akun.sri
  const dokter = akun.dokter.pengguna_id
  const line = { produk_id: produk.keras.produk_id, diminta: 3 }
  const make = async (nama: string, days: number, change = {}, disetujui = 0, terpakai = 0) => {
    const rest = { dokter: nama, sip: `SIP ${nama}`, tanggal: day(-days), storage, ...change }
    const { resep_id } = await buildResep(db, ago(days), pengguna_id, [{ ...line, disetujui }], rest)
    if (terpakai > 0) await db.updateTable('resep_produk').set({ terpakai }).where('resep_id', '=', resep_id).execute()
    return resep_id
  }
  const rows = {
    menunggu: await make('drh. Baru', 0),
    lama: await make('drh. Menunggu lama', 2),
    setuju: await make('drh. Setuju', 5, { diputus_oleh: dokter, berlaku_sampai: day(0), dipakai: ago(3) }, 3, 1),
    tigaHari: await make('drh. Tiga hari', 4, { diputus_oleh: dokter, berlaku_sampai: day(3) }, 2),
    lewat: await make('drh. Lewat', 20, { berlaku_sampai: day(-1) }, 3),
    habis: await make('drh. Habis', 6, { berlaku_sampai: day(9) }, 1),
    ditolak: await make('drh. Ditolak', 7, { status: 'ditolak', alasan: 'Tidak terbaca', diputus: ago(6) }),
  }
  await buildResep(db, ago(1), akun.budi.pengguna_id, [line], { dokter: 'drh. Budi', sip: 'SIP B', storage })
  await db.updateTable('resep').set({ diputus_oleh: dokter }).where('status', '=', 'ditolak').execute()
  return rows
}

/** Creates what follows an order: parcels, returns, refunds, vouchers, complaints, notes, recalls. */
async function fillDetails(
  shop: TestApp,
  { akun, produk, voucher, stok }: Rich & { stok: Awaited<ReturnType<typeof fillStok>> },
  orders: Awaited<ReturnType<typeof fillPaid>> & Awaited<ReturnType<typeof fillUnpaid>>,
  diresepkan: PesananRow,
): Promise<void> {
  const { db } = shop.deps
  const insert = inserter(shop.deps)
  const { owner } = akun
  const kiriman = { kurir: 'JNE', resi: 'SEBAGIAN-1', baris: [{ urutan: 0, jumlah: 1 }] }
  await shop.call(addKiriman, { params: { orderId: orders.sebagian.pesanan_id }, body: kiriman }, owner)
  for (const [lotId, alasan] of [[stok.tarik, 'Endapan']] as const)
    await shop.call(recallLot, { params: { lotId }, body: { alasan } }, owner)
  await buildReturned(db, orders.kembali, owner.pengguna_id, {
    jumlah: 50_000,
    waktu: ago(1),
    barang: [{ urutan: 0, jumlah: 1, nilai: 50_000 }],
  })
  const params = { orderId: orders.retur.pesanan_id }
  const barang = [{ produkId: produk.vitamin.produk_id, jumlah: 2 }]
  await shop.call(createRetur, { params, body: { barang, alasan: 'Salah kirim' } }, owner)
  const { retur_id } = await db.selectFrom('retur').select('retur_id').executeTakeFirstOrThrow()
  const taken = { rak: 1, karantina: 0, hilang: 0 }
  await shop.call(receiveRetur, { params: { ...params, returId: retur_id }, body: taken }, owner)
  await fillKeluhan(shop, akun, orders)
  await db
    .updateTable('pesanan_bagian')
    .set({ dari_resep: 1 })
    .where('pesanan_id', '=', diresepkan.pesanan_id)
    .execute()
  const { pesanan_id } = orders.besok
  const pakai = { voucher_id: voucher.hampir.voucher_id, pengguna_id: akun.budi.pengguna_id }
  await db
    .updateTable('pesanan')
    .set({ diskon: 10_000, total_harga: orders.besok.total_harga - 10_000 })
    .where('pesanan_id', '=', pesanan_id)
    .execute()
  await db
    .updateTable('pesanan_baris')
    .set({ diskon: 10_000 })
    .where('pesanan_id', '=', pesanan_id)
    .where('urutan', '=', 0)
    .execute()
  const potongan = { jenis: 'voucher', keterangan: 'HAMPIR-HABIS', atas: 'barang', nilai: 10_000, jumlah: 10_000 }
  await insert('pesanan_diskon', { pesanan_id, urutan: 0, voucher_id: pakai.voucher_id, ...potongan })
  await insert('voucher_pakai', { pesanan_id, ...pakai, dipegang: true, dibuat: NOW })
  await db.updateTable('voucher').set({ terpakai: 1 }).where('voucher_id', '=', pakai.voucher_id).execute()
  await insert('catatan_kantor', {
    pesanan_id: orders.lunas.pesanan_id,
    pengguna_id: akun.kasir.pengguna_id,
    isi: 'Sudah ditelepon',
    dibuat: ago(0, 60),
  })
  const titik = { pesanan_id: orders.dikirim.pesanan_id }
  await insert(
    'perjalanan_kurir',
    { ...titik, waktu: ago(3), teks: 'Diterima di Lampung' },
    { ...titik, waktu: ago(2), teks: 'Tiba di kota tujuan' },
  )
}

/** Creates complaints at the borders of the promised answer, and ended ones. */
async function fillKeluhan(
  shop: TestApp,
  akun: Rich['akun'],
  orders: Awaited<ReturnType<typeof fillPaid>>,
): Promise<void> {
  const insert = inserter(shop.deps)
  const keluhan = async ({ pesanan_id }: PesananRow, isi: string, change: object = {}) => {
    const row = { pesanan_id, jenis: 'rusak', harapan: 'uang kembali', isi, jawab_sebelum: ago(0), dibuat: ago(1) }
    const { keluhan_id, jenis, hasil } = await insert('keluhan', { ...row, ...change })
    const foto = { keluhan_id, urutan: 1, kunci: `foto/${isi}`, ukuran: 1, dibuat: row.dibuat }
    if (jenis !== 'terlambat') await insert('foto', foto)
    if (hasil === 'jawaban') await recordBuilt(shop.deps.db, ago(30), 'keluhan', keluhan_id, { hasil })
    return keluhan_id
  }
  const baru = await keluhan(orders.keluhan, 'Botol pecah', { jawab_sebelum: ago(0, -1) })
  await insert('keluhan_baris', { keluhan_id: baru, urutan: 0, jumlah: 1 })
  await keluhan(orders.keluhanLama, 'Belum dijawab', { jawab_sebelum: ago(0, 1), dibuat: ago(3), jenis: 'kurang' })
  const dijawab = await keluhan(orders.selesai, 'Salah barang', { status: 'dijawab', jenis: 'salah', dibuat: ago(2) })
  const pesan = { keluhan_id: dijawab, isi: 'Kami periksa', waktu: ago(1) }
  await insert('keluhan_pesan', { ...pesan, dari: 'toko', pengguna_id: akun.kasir.pengguna_id })
  await insert('keluhan_pesan', { ...pesan, dari: 'pembeli', pengguna_id: null, isi: 'Baik', waktu: ago(0, 60) })
  const selesai = { status: 'selesai', hasil: 'jawaban', selesai: ago(30), dibuat: ago(39) }
  const ended = await keluhan(orders.keluhanSelesai, 'Terlambat', {
    ...selesai,
    jenis: 'terlambat',
    harapan: 'jawaban',
  })
  await insert('keluhan_pesan', { ...pesan, keluhan_id: ended, dari: 'toko', isi: 'Sudah tiba', waktu: ago(30) })
  await keluhan(orders.dikirim, 'Dicabut', { ...selesai, hasil: 'dicabut', selesai: ago(2), dibuat: ago(3) })
}

async function fillUlasan(shop: TestApp, { akun, produk }: Rich): Promise<void> {
  const { db } = shop.deps
  const make = async (
    teks: string,
    days: number,
    bintang: number,
    change: Parameters<typeof buildUlasan>[3] = {},
    of: Parameters<typeof buildUlasan>[2] = { produk: produk.vitamin },
  ) =>
    buildUlasan(db, ago(days), of, { pengguna_id: akun.budi.pengguna_id, teks, bintang, dibuat: ago(days), ...change })
  const sri = { pengguna_id: akun.sri.pengguna_id }
  const tayang = { status: 'tayang' } as const
  await make('Bagus sekali', 5, 5, { ...tayang })
  const { ulasan_id: replied } = await make('Biasa saja', 4, 3, { ...tayang, ...sri })
  await make('Menunggu dibaca', 3, 4, sri, { produk: produk.probiotik })
  await make('Obat manjur', 2, 5, { ...tayang, ...sri }, { produk: produk.keras })
  await make('Paket hemat', 6, 4, { ...tayang, ...sri }, { paket: produk.paket.lengkap })
  await make('Paket lama', 7, 1, { ...tayang }, { paket: produk.paket.arsip })
  const { ulasan_id } = await make('Kasar', 1, 1, sri, { produk: produk.menipis })
  const refused = { status: 'ditolak', alasan: 'Kata kasar', diputus: ago(0) } as const
  await db.updateTable('ulasan').set(refused).where('ulasan_id', '=', ulasan_id).execute()
  // The builder numbers the orders of reviews.
  const nomor = sql`'KS-ULASAN-' || ulasan.teks`
  await sql`UPDATE pesanan SET midtrans_order_id = ${nomor} FROM ulasan WHERE ulasan.pesanan_id = pesanan.pesanan_id`.execute(
    db,
  )
  await sql`UPDATE pembayaran SET order_id = ${nomor} FROM ulasan WHERE ulasan.pesanan_id = pembayaran.pesanan_id`.execute(
    db,
  )
  await recordBuilt(db, ago(0), 'ulasan', ulasan_id, { status: 'ditolak' })
  await recordBuilt(db, ago(1), 'ulasan', replied, { balasan: 'Terima kasih' })
  await db
    .updateTable('ulasan')
    .set({ balasan: 'Terima kasih', dibalas: ago(1) })
    .where('teks', '=', 'Biasa saja')
    .execute()
}
