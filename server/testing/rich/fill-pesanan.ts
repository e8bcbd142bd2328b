import { sql } from 'kysely'
import { recallLot } from '#contract/karantina/recall-admin.ts'
import { addKiriman } from '#contract/pemenuhan/kiriman-admin.ts'
import { createRetur, receiveRetur } from '#contract/retur/admin.ts'
import { holdLots } from '#contract/stok/many-lot-admin.ts'
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
const SENT = { ...LUNAS, status_pesanan: 'Sedang Di Proses', kurir: 'JNE' } as const
const FINISHED = { ...SENT, status_pesanan: 'Pesanan Selesai' } as const
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
  const regular = await buildPengiriman(db, 12_000)
  await db
    .updateTable('pengiriman')
    .set({ kode: 'reguler', nama: 'Reguler', gratis_mulai: 1_000_000 })
    .where('shipping_id', '=', regular.shipping_id)
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
        shipping_id: regular.shipping_id,
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
    ...(await fillEnded(order, produk)),
  }
  for (const [name, at] of BORDERS) {
    const border = await order(name, at, { ...FINISHED, resi: `R-${name}` }, [{ produk: produk.rendam, jumlah: 1 }])
    await buildReturned(db, border, akun.owner.pengguna_id, {
      jumlah: 6000,
      waktu: at,
      barang: [{ urutan: 0, jumlah: 1, nilai: 6000 }],
    })
    await order(`${name}-SEBELUM`, new Date(at.getTime() - 1), { ...FINISHED, ...by('budi') }, [
      { produk: produk.cukup, jumlah: 1 },
    ])
  }
  const resep = await fillResep(shop, rich)
  const onPrescription = [{ produk: produk.keras, jumlah: 1 }]
  await order('TUNGGU-RESEP', ago(0, 30), { resep_id: resep.menunggu, menunggu_resep: true }, onPrescription)
  const prescribed = await order('RESEP', ago(3), { ...FINISHED, resep_id: resep.setuju }, onPrescription)
  await fillDetails(shop, rich, orders, prescribed)
  await fillUlasan(shop, rich)
  return { ...orders, resep }
}
type Order = (nomor: string, at: Date, change?: Change, lines?: Lines, from?: 'baru' | 'rak') => Promise<PesananRow>

/** Creates orders that wait for payment, at the borders of the deadline. */
async function fillUnpaid(order: Order, other: Change) {
  const until = (seconds: number) => ({ batas_bayar: ago(0, -seconds) })
  return {
    tunggu: await order('TUNGGU', ago(0, 60)),
    batas: await order('BATAS-KINI', ago(0, 3600), until(0)),
    lewat: await order('BATAS-LEWAT', ago(0, 3601), until(-1)),
    sedetik: await order('BATAS-SEDETIK', ago(0, 3599), until(1)),
    besok: await order('BATAS-BESOK', ago(0, 300), { ...until(30 * 3600), ...other }),
    baru: await order('BATAS-10-MENIT', ago(0, 599), until(900)),
    sepuluh: await order('BATAS-LAMA', ago(0, 600), until(900)),
    akhir: await order('BATAS-AKHIR', ago(0, 7200), { ...until(-3600), batas_akhir: ago(0, -600) }),
    ongkir: await order('TUNGGU-ONGKIR', ago(0, 90), {
      menunggu_ongkir: true,
      ongkir_cara: 'konfirmasi',
      biaya_kirim: 0,
      total_harga: 435_000,
    } as Change),
    telepon: await order('TELEPON', ago(1), { ...until(86_400), ...other, sumber: 'telepon', penanda: ['borongan'] }),
  }
}

async function fillPaid(order: Order, by: (name: 'budi' | 'tamu' | 'dina') => Change, produk: Rich['produk']) {
  const numbered = [{ produk: produk.lot, jumlah: 2 }]
  const recalled = [
    { produk: produk.tarik, jumlah: 2 },
    { produk: produk.menipis, jumlah: 1 },
  ]
  return {
    lunas: await order('LUNAS', ago(0, 3600), {
      ...LUNAS,
      catatan: 'Kirim pagi',
      ...TUJUAN,
      hari_min: 1,
      hari_maks: 3,
    }),
    lama: await order('LUNAS-LAMA', ago(3), { ...LUNAS, ...by('budi'), penanda: ['borongan', 'mendesak'] }, [
      { produk: produk.habis, jumlah: 3 },
    ]),
    dua: await order('LUNAS-2-HARI', ago(2), {
      ...LUNAS,
      ...by('tamu'),
      jaringan: '203.0.113.0/24',
      ongkir_cara: 'kurir',
    }),
    dikemas: await order('DIKEMAS', ago(1), { ...SENT, kurir: '', lacak_pada: ago(0) }, numbered, 'rak'),
    dikirim: await order('DIKIRIM', ago(4), { ...SENT, ...TUJUAN, resi: 'JNE-1', lacak_pada: ago(0) }, numbered, 'rak'),
    sebagian: await order('KIRIM-SEBAGIAN', ago(2), LUNAS),
    otomatis: await order('KIRIM-14-HARI', ago(14), { ...SENT, resi: 'JNE-14' }),
    belum: await order('KIRIM-14-HARI-KURANG', ago(14, -1), {
      ...SENT,
      ...by('budi'),
      resi: 'JNE-13',
      lacak_pada: ago(0, -1),
    }),
    selesai: await order('SELESAI', ago(5), { ...FINISHED, resi: 'JNE-2', lacak_pada: ago(0) }),
    tarik: await order('TARIK-DIKIRIM', ago(12), { ...SENT, resi: 'JNE-3' }, recalled, 'rak'),
    tarikBudi: await order('TARIK-SELESAI', ago(11), { ...FINISHED, resi: 'JNE-4', ...by('budi') }, recalled, 'rak'),
    tarikTamu: await order('TARIK-TAMU', ago(10), { ...FINISHED, resi: 'JNE-5', ...by('tamu') }, recalled, 'rak'),
    tarikDina: await order('TARIK-DINA', ago(9), { ...FINISHED, resi: 'JNE-6', ...by('dina') }, recalled, 'rak'),
    tarikKemas: await order('TARIK-DIKEMAS', ago(8), { ...SENT, kurir: '' }, recalled, 'rak'),
    perhatian: await order('PERHATIAN', ago(6), { ...LUNAS, perhatian: ['lunas tanpa stok'] }),
    kembali: await order('KEMBALI-SEBAGIAN', ago(7), { ...FINISHED, resi: 'JNE-7' }),
    retur: await order('RETUR', ago(8), { ...FINISHED, resi: 'JNE-8', ...by('budi') }),
    keluhan: await order('KELUHAN', ago(2), { ...FINISHED, resi: 'JNE-9' }),
    keluhanLama: await order('KELUHAN-LAMA', ago(20), { ...FINISHED, resi: 'JNE-10', ...by('budi') }),
    keluhanSelesai: await order('KELUHAN-SELESAI', ago(40), { ...FINISHED, resi: 'JNE-11' }),
    pajak: await order('PPN', ago(6), { ...LUNAS, ppn: PPN }),
    tarif: await order('TARIF', ago(6), {
      ...LUNAS,
      ongkir_cara: 'tarif',
      ongkir_rinci: JSON.stringify({ kg: 3, kg_pertama: 8000, kg_berikut: 2000 }) as never,
    }),
    lengkap: await order('KIRIM-LENGKAP', ago(3), LUNAS),
    tertahan: await order('KIRIM-PERHATIAN', ago(20), { ...SENT, resi: 'JNE-20', perhatian: ['lunas tanpa stok'] }),
    kasir: await order('KASIR', ago(0, 600), { ...FINISHED, sumber: 'kasir', kurir: '' }),
  }
}

async function fillEnded(order: Order, { bebas }: Rich['produk']) {
  return {
    batal: await order('BATAL', ago(5), { status_pembayaran: 'cancelled' }),
    kedaluwarsa: await order('KEDALUWARSA', ago(6), { status_pembayaran: 'expired' }),
    gagal: await order('GAGAL', ago(7), { status_pembayaran: 'failed' }),
    utuh: await order('KEMBALI', ago(8), { status_pembayaran: 'refunded' }),
    utuhSelesai: await order(
      'KEMBALI-SELESAI',
      ago(9),
      { ...FINISHED, status_pembayaran: 'refunded', resi: 'JNE-12' },
      [{ produk: bebas, jumlah: 1 }],
    ),
    arsip: await order('ARSIP', ago(100), { status_pembayaran: 'expired', arsip: ago(50) }),
  }
}

/** Creates prescriptions of every state. @returns their ids */
async function fillResep(shop: TestApp, { akun, produk }: Rich) {
  const { db, storage } = shop.deps
  const { pengguna_id } = akun.sri
  const dokter = akun.dokter.pengguna_id
  const line = { produk_id: produk.keras.produk_id, diminta: 3 }
  const make = async (name: string, days: number, change = {}, approved = 0, used = 0) => {
    const rest = { dokter: name, sip: `SIP ${name}`, tanggal: day(-days), storage, ...change }
    const { resep_id } = await buildResep(db, ago(days), pengguna_id, [{ ...line, disetujui: approved }], rest)
    if (used > 0)
      await db.updateTable('resep_produk').set({ terpakai: used }).where('resep_id', '=', resep_id).execute()
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
  const page = {
    pengguna_id,
    resep_id: rows.menunggu,
    urutan: 2,
    jenis: 'application/pdf',
    ukuran: 9,
    dibuat: ago(0),
  } as const
  await db
    .insertInto('resep_berkas')
    .values({ ...page, kunci: 'resep/dua.pdf', sidik: Buffer.from('dua') })
    .execute()
  await buildResep(db, ago(1), akun.budi.pengguna_id, [line], { dokter: 'drh. Budi', sip: 'SIP B', storage })
  await db.updateTable('resep').set({ diputus_oleh: dokter }).where('status', '=', 'ditolak').execute()
  return rows
}

/** Creates what follows an order: parcels, returns, refunds, vouchers, complaints, notes, recalls. */
async function fillDetails(
  shop: TestApp,
  { akun, produk, voucher, stok }: Rich & { stok: Awaited<ReturnType<typeof fillStok>> },
  orders: Awaited<ReturnType<typeof fillPaid>> & Awaited<ReturnType<typeof fillUnpaid>>,
  prescribed: PesananRow,
): Promise<void> {
  const { db } = shop.deps
  const insert = inserter(shop.deps)
  const { owner } = akun
  const send = (order: PesananRow, resi: string, lines: object[]) =>
    shop.call(
      addKiriman,
      { params: { orderId: order.pesanan_id }, body: { kurir: 'JNE', resi, baris: lines } as never },
      owner,
    )
  await send(orders.sebagian, 'SEBAGIAN-1', [{ urutan: 0, jumlah: 1 }])
  await send(orders.lengkap, 'LENGKAP-1', [{ urutan: 0, jumlah: 2 }])
  await send(orders.lengkap, 'LENGKAP-2', [{ urutan: 1, jumlah: 1 }])
  const { lot_id } = await db
    .selectFrom('lot')
    .select('lot_id')
    .where('produk_id', '=', produk.habis.produk_id)
    .where('sisa', '>', 0)
    .executeTakeFirstOrThrow()
  await shop.call(holdLots, { body: { lotId: [lot_id], alasan: 'Bocor' } }, owner)
  await shop.call(recallLot, { params: { lotId: stok.tarik }, body: { alasan: 'Endapan' } }, owner)
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
    .where('pesanan_id', '=', prescribed.pesanan_id)
    .execute()
  await fillDiskon(shop, { akun, voucher } as Rich, orders.besok)
  await insert('catatan_kantor', {
    pesanan_id: orders.lunas.pesanan_id,
    pengguna_id: akun.kasir.pengguna_id,
    isi: 'Sudah ditelepon',
    dibuat: ago(0, 60),
  })
  const of = { pesanan_id: orders.dikirim.pesanan_id }
  await insert(
    'perjalanan_kurir',
    { ...of, waktu: ago(3), teks: 'Diterima di Lampung' },
    { ...of, waktu: ago(2), teks: 'Tiba di kota tujuan' },
  )
}

/** Uses a voucher for an order. */
async function fillDiskon(shop: TestApp, { akun, voucher }: Rich, order: PesananRow): Promise<void> {
  const { db } = shop.deps
  const insert = inserter(shop.deps)
  const { pesanan_id } = order
  const use = { voucher_id: voucher.hampir.voucher_id, pengguna_id: akun.budi.pengguna_id }
  await db
    .updateTable('pesanan')
    .set({ diskon: 10_000, diskon_ongkir: 2000, total_harga: order.total_harga - 12_000 })
    .where('pesanan_id', '=', pesanan_id)
    .execute()
  await db
    .updateTable('pesanan_baris')
    .set({ diskon: 10_000 })
    .where('pesanan_id', '=', pesanan_id)
    .where('urutan', '=', 0)
    .execute()
  const potongan = { jenis: 'voucher', keterangan: 'HAMPIR-HABIS', atas: 'barang', nilai: 10_000, jumlah: 10_000 }
  await insert('pesanan_diskon', { pesanan_id, urutan: 0, voucher_id: use.voucher_id, ...potongan })
  const ongkir = { jenis: 'manual', keterangan: 'Langganan', atas: 'ongkir', nilai: 2000, jumlah: 2000 }
  await insert('pesanan_diskon', { pesanan_id, urutan: 1, ...ongkir })
  await insert('voucher_pakai', { pesanan_id, ...use, dipegang: true, dibuat: NOW })
  await db.updateTable('voucher').set({ terpakai: 1 }).where('voucher_id', '=', use.voucher_id).execute()
}

/** Creates complaints at the borders of the promised answer, and ended ones. */
async function fillKeluhan(
  shop: TestApp,
  akun: Rich['akun'],
  orders: Awaited<ReturnType<typeof fillPaid>>,
): Promise<void> {
  const insert = inserter(shop.deps)
  const keluhan = async ({ pesanan_id }: PesananRow, text: string, change: object = {}) => {
    const row = {
      pesanan_id,
      jenis: 'rusak',
      harapan: 'uang kembali',
      isi: text,
      jawab_sebelum: ago(0),
      dibuat: ago(1),
    }
    const { keluhan_id, jenis, hasil } = await insert('keluhan', { ...row, ...change })
    const foto = { keluhan_id, urutan: 1, kunci: `foto/${text}`, ukuran: 1, dibuat: row.dibuat }
    if (jenis !== 'terlambat') await insert('foto', foto)
    if (hasil === 'jawaban') await recordBuilt(shop.deps.db, ago(30), 'keluhan', keluhan_id, { hasil })
    return keluhan_id
  }
  const open = await keluhan(orders.keluhan, 'Botol pecah', { jawab_sebelum: ago(0, -1) })
  await insert('keluhan_baris', { keluhan_id: open, urutan: 0, jumlah: 1 })
  await keluhan(orders.keluhanLama, 'Belum dijawab', { jawab_sebelum: ago(0, 1), dibuat: ago(3), jenis: 'kurang' })
  const answered = await keluhan(orders.selesai, 'Salah barang', { status: 'dijawab', jenis: 'salah', dibuat: ago(2) })
  const pesan = { keluhan_id: answered, isi: 'Kami periksa', waktu: ago(1) }
  await insert('keluhan_pesan', { ...pesan, dari: 'toko', pengguna_id: akun.kasir.pengguna_id })
  await insert('keluhan_pesan', { ...pesan, dari: 'pembeli', pengguna_id: null, isi: 'Baik', waktu: ago(0, 60) })
  const done = { status: 'selesai', hasil: 'jawaban', selesai: ago(30), dibuat: ago(39) }
  const ended = await keluhan(orders.keluhanSelesai, 'Terlambat', {
    ...done,
    jenis: 'terlambat',
    harapan: 'jawaban',
  })
  await insert('keluhan_pesan', { ...pesan, keluhan_id: ended, dari: 'toko', isi: 'Sudah tiba', waktu: ago(30) })
  await keluhan(orders.dikirim, 'Dicabut', { ...done, hasil: 'dicabut', selesai: ago(2), dibuat: ago(3) })
}

async function fillUlasan(shop: TestApp, { akun, produk }: Rich): Promise<void> {
  const { db } = shop.deps
  const make = async (
    text: string,
    days: number,
    bintang: number,
    change: Parameters<typeof buildUlasan>[3] = {},
    of: Parameters<typeof buildUlasan>[2] = { produk: produk.vitamin },
  ) =>
    buildUlasan(db, ago(days), of, {
      pengguna_id: akun.budi.pengguna_id,
      teks: text,
      bintang,
      dibuat: ago(days),
      ...change,
    })
  const sri = { pengguna_id: akun.sri.pengguna_id }
  const shown = { status: 'tayang' } as const
  await make('Bagus sekali', 5, 5, { ...shown })
  const { ulasan_id: replied } = await make('Biasa saja', 4, 3, { ...shown, ...sri })
  await make('Menunggu dibaca', 3, 4, sri, { produk: produk.probiotik })
  await make('Obat manjur', 2, 5, { ...shown, ...sri }, { produk: produk.keras })
  await make('Paket hemat', 6, 4, { ...shown, ...sri }, { paket: produk.paket.lengkap })
  await make('Paket lama', 7, 1, { ...shown }, { paket: produk.paket.arsip })
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
