import { sql } from 'kysely'
import { recordBuilt } from '#server/testing/build-rows.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Rich } from './fill-katalog.ts'
import type { fillPesanan } from './fill-pesanan.ts'
import { ago, day, inserter, midnight, NOW } from './moments.ts'

type Filled = Rich & { pesanan: Awaited<ReturnType<typeof fillPesanan>> }

/** Creates what the office writes and reads: articles, settings, money, events. */
export async function fillOffice(shop: TestApp, rich: Filled): Promise<void> {
  await fillKonten(shop, rich)
  await fillMetode(shop)
  await fillUang(shop, rich)
  await fillKeamanan(shop, rich)
  await fillRest(shop, rich)
}

async function fillKonten(shop: TestApp, { produk }: Filled): Promise<void> {
  const insert = inserter(shop.deps)
  const artikel = (title: string, change: object) =>
    insert('artikel', { judul: title, konten: `Isi ${title}`, status: 'published', dibuat: ago(9), ...change })
  const { artikel_id } = await artikel('Terbit sekarang', { terbit: NOW, penyakit: ['vnn'], dibuat: ago(4) })
  await artikel('Terbit sedetik lagi, sekarng', { terbit: ago(0, -1), penyakit: ['vnn'], dibuat: ago(3) })
  await artikel('Terbit kemarin', {
    terbit: ago(1),
    dikabarkan: ago(1),
    produk_ids: [produk.vitamin.produk_id, produk.arsip.produk_id],
  })
  await artikel('Tanpa jadwal', { dibuat: ago(2) })
  await artikel('Konsep', { status: 'draft', penyakit: ['vnn'] })
  await insert('catatan_penyakit', {
    kode: 'vnn',
    catatan: 'Sering di Lampung',
    artikel_ids: [artikel_id],
    diubah: ago(1),
  })
  await insert('direktori', { kode: 'dinas-aceh', telepon: '0651123', catatan: 'Buka pagi' })
  const laporan = (name: string, change: object) =>
    insert('laporan', {
      nama: name,
      email: `${name.toLowerCase()}@contoh.id`,
      pesan: `Pesan ${name}`,
      dibuat: ago(1),
      ...change,
    })
  await laporan('Baru', {})
  await laporan('Ditangani', { ditangani: ago(0, 60), dibuat: ago(5), nomor_pesanan: 'KS-LUNAS' })
  await laporan('Sri', { dibuat: ago(2) })
  for (const [kind, since, note] of [
    ['syarat', day(-30), 'lama'],
    ['syarat', day(0), 'kini'],
    ['syarat', day(1), 'besok'],
    ['privasi', day(-1), 'kini'],
  ] as const)
    await insert('ketentuan', {
      jenis: kind,
      berlaku: since,
      catatan: note,
      isi: `## ${kind} ${note}`,
      dibuat: ago(40),
    })
  await insert('cari_kosong', { kata: 'lintah biru', jumlah: 3, terakhir: ago(1) })
  await insert('cari_kosong', { kata: 'obat mata', jumlah: 3, terakhir: ago(2) })
  await insert('cari_kosong', { kata: 'aerator', jumlah: 7, terakhir: midnight(29) })
  await insert('cari_kosong', { kata: 'kincir', jumlah: 9, terakhir: new Date(midnight(29).getTime() - 1) })
  for (const [monday, kode, count] of [
    [day(-4), 'vnn', 5],
    [day(-11), 'amonia', 7],
    [day(-32), 'vnn', 9],
    [day(-102), 'kutu-ikan', 11],
  ] as const)
    await insert('minat_penyakit', { minggu: monday, kode, provinsi: 'Lampung', jumlah: count })
}

/** Creates shipping and payment methods, with tariffs. */
async function fillMetode(shop: TestApp): Promise<void> {
  const insert = inserter(shop.deps)
  const method = (kode: string, change: object) => insert('pengiriman', { kode, nama: kode, biaya: 9000, ...change })
  const { shipping_id } = await method('kapal', { jalur: 'laut', urutan: 2, layanan_kurir: 'jne:reg' })
  for (const [kg, until] of [
    [1, ago(0)],
    [2, ago(0, -1)],
  ] as const)
    await insert('kutipan_kurir', { shipping_id, kode_pos: '35141', kg, biaya: 31_000, berlaku_sampai: until })
  await method('dingin', { jalur: 'udara', dingin: true, urutan: 1 })
  await method('mati', { aktif: false })
  await method('ambil', { jalur: 'ambil_sendiri', biaya: 0, urutan: 9 })
  const tarif = { shipping_id, hari_min: 2, hari_maks: 4 }
  await insert('ongkir', { ...tarif, kode_wilayah: '18', wilayah: 'Lampung', kg_pertama: 9000 })
  await insert('ongkir', {
    ...tarif,
    kode_wilayah: '18.71',
    wilayah: 'Bandar Lampung',
    kg_pertama: 7000,
    kg_berikut: 500,
    minimum_kg: 2,
  })
  await insert('ongkir', { ...tarif, kode_wilayah: '11', wilayah: 'Aceh', kg_pertama: 20_000, aktif: false })
  const payment = (kode: string, name: string, change: object) =>
    insert('metode_pembayaran', { kode, method: name, description: `Bayar ${name}`, ...change })
  await payment('bca_va', 'BCA', { urutan: 2 })
  await payment('gopay', 'GoPay', { urutan: 1 })
  await payment('other_qris', 'QRIS', { aktif: false })
}

/** Creates differences, settlements, unassigned payments, requests and releases. */
async function fillUang(shop: TestApp, { akun, pesanan }: Filled): Promise<void> {
  const { db } = shop.deps
  const insert = inserter(shop.deps)
  const paid = async ({ pesanan_id }: { pesanan_id: number }) =>
    db.selectFrom('pembayaran').selectAll().where('pesanan_id', '=', pesanan_id).executeTakeFirstOrThrow()
  await db
    .updateTable('pembayaran')
    .set({ payment_type: 'bank_transfer', metode: 'bca_virtual', nomor: '8808' })
    .where('transaction_id', 'is not', null)
    .execute()
  const cocok = async (order: { pesanan_id: number }, days: number, midtrans: number, rest = {}) => {
    const { pembayaran_id, jumlah: paidSum } = await paid(order)
    const row = { pembayaran_id, hari: day(-days), toko: paidSum, toko_kembali: 0, midtrans: paidSum + midtrans }
    await insert('cocok_midtrans', { ...row, midtrans_kembali: 0, diperiksa: ago(0, 60), ...rest })
  }
  await cocok(pesanan.selesai, 5, 0)
  await cocok(pesanan.perhatian, 6, -1000)
  await cocok(pesanan.pajak, 6, 0)
  await cocok(pesanan.keluhanSelesai, 40, 500)
  await cocok(pesanan.utuhSelesai, 5, 0, { toko_kembali: 157_000, midtrans_kembali: 150_000 })
  const setoran = async (order: { pesanan_id: number }, change: object = {}) => {
    const { pembayaran_id, order_id, jumlah: paidSum } = await paid(order)
    await insert('setoran', {
      order_id,
      pembayaran_id,
      jumlah: paidSum,
      biaya: 4000,
      tanggal: day(-1),
      dibuat: ago(1),
      cocok: true,
      ...change,
    })
  }
  await setoran(pesanan.selesai)
  await setoran(pesanan.perhatian, { jumlah: 100_000, cocok: false })
  await setoran(pesanan.dikirim, { diperiksa: ago(0, 60), catatan: 'Beres', tanggal: day(0) })
  await setoran(pesanan.dikirim, { jumlah: 50_000, cocok: false, tanggal: day(0) })
  const { pesanan_id, total_harga } = pesanan.tarif
  await db
    .updateTable('buku')
    .set({ biaya: 4000 } as never)
    .where('pesanan_id', '=', pesanan_id)
    .execute()
  await setoran(pesanan.tarif, { jumlah: total_harga + 4000, cocok: false })
  await recordBuilt(db, ago(0, 60), 'setoran', 3, { diperiksa: true })
  await insert('setoran', { order_id: 'KS-ASING', jumlah: 7000, dibuat: ago(1), tanggal: null })
  const titipan = async (nomor: string, status: string, change: object = {}) => {
    const { titipan_id } = await insert('titipan', {
      order_id: nomor,
      transaction_id: `t-${nomor}`,
      refund_key: `k-${nomor}`,
      jumlah: 5000,
      transaction_status: 'settlement',
      status,
      nama: 'Pak Anu',
      diterima: ago(2),
      diubah: ago(1),
      ...change,
    })
    await recordChange(shop, 'titipan', titipan_id, { status })
  }
  await titipan('KS-TITIP-1', 'menunggu')
  await titipan('KS-TITIP-2', 'menunggu', { diterima: ago(1) })
  await titipan('KS-TITIP-3', 'diminta', { periksa_pada: ago(0, -60), alasan: 'Hilang' })
  await titipan('KS-TITIP-4', 'belum pasti', { periksa_pada: ago(0, -60) })
  await titipan('KS-TITIP-5', 'dikembalikan', { dikembalikan: 5000, transaction_status: 'refund' })
  await titipan('KS-TITIP-6', 'manual', { alasan: 'Diminta', bukti: 'BCA 1' })
  await titipan('KS-TITIP-7', 'bukan milik toko', { alasan: 'Toko pakan' })
  const act = { pengguna_id: akun.gudang.pengguna_id, jenis: 'stok', nilai: 9_000_000, rujukan: 'produk 1' }
  const request = { ...act, endpoint: 'correctStok', keterangan: 'Stok', alasan: 'Banjir', dibuat: ago(1) }
  await insert('persetujuan', { ...request, isi: '{}', isi_hash: Buffer.from('1') })
  const decided = { ...request, isi: null, diputus: ago(0, 60), diputus_oleh: akun.owner.pengguna_id }
  await insert('persetujuan', { ...decided, isi_hash: Buffer.from('2'), status: 'ditolak', catatan: 'Tidak ada foto' })
  await recordChange(shop, 'persetujuan', 2, { status: 'ditolak' })
  for (const at of [midnight(0), new Date(midnight(0).getTime() - 1)])
    await insert('pelepasan', { ...act, nilai: 700_000, keterangan: 'Tumpah', waktu: at })
  await insert('pelepasan', {
    ...act,
    nilai: 6_000_000,
    keterangan: 'Banjir',
    disetujui_oleh: akun.owner.pengguna_id,
    waktu: ago(0, 30),
  })
  await insert('pelepasan', { ...act, nilai: 600_000, keterangan: 'Pecah', alasan: 'Jatuh', waktu: ago(0, 60) })
}

/** Creates security events, invitations, violations, findings, and entries of the trail. */
async function fillKeamanan(shop: TestApp, { akun }: Filled): Promise<void> {
  const insert = inserter(shop.deps)
  const kejadian = (kind: string, at: Date, change: object = {}) =>
    insert('kejadian', {
      jenis: kind,
      waktu: at,
      alamat: '203.0.113.9',
      request_id: 'r',
      keterangan: kind,
      kali: 1,
      ...change,
    })
  const sri = { pengguna_id: akun.sri.pengguna_id }
  await kejadian('login', ago(0, 60), sri)
  await kejadian('login-gagal', ago(0, 120), { ...sri, kali: 4 })
  await kejadian('login-gagal', ago(3), { alamat: '203.0.113.10', kali: 40 })
  await kejadian('login-gagal', ago(0, 90), { pengguna_id: akun.kasir.pengguna_id, kali: 8 })
  await kejadian('ditolak', ago(0, 7200), { keterangan: 'Ditolak (admin toko)', kali: 30 })
  await kejadian('peran', ago(1), { pengguna_id: akun.gudang.pengguna_id, oleh: akun.owner.pengguna_id })
  await kejadian('admin-diserang', ago(1), { oleh: null })
  await kejadian('ekspor-orang', midnight(29), { oleh: akun.kasir.pengguna_id })
  await kejadian('ekspor-orang', new Date(midnight(29).getTime() - 1), { oleh: akun.kasir.pengguna_id })
  const undangan = { peran: 'gudang', oleh: akun.owner.pengguna_id, dibuat: ago(1) }
  await insert('undangan', {
    ...undangan,
    token_hash: Buffer.from('u1'),
    nama: 'Wati',
    email: 'wati@contoh.id',
    kedaluwarsa: ago(0, -60),
  })
  await insert('undangan', {
    ...undangan,
    token_hash: Buffer.from('u2'),
    nama: 'Lewat',
    email: 'lewat@contoh.id',
    kedaluwarsa: ago(0, 1),
  })
  const violation = { asal: 'inline', halaman: '/', berkas: '', pertama: ago(9) }
  await insert('pelanggaran', { ...violation, aturan: 'img-src', terakhir: ago(1), jumlah: 3 })
  await insert('pelanggaran', { ...violation, aturan: 'script-src', terakhir: ago(2) })
  await recordBuilt(shop.deps.db, ago(2), 'penjelasan', 1, { alasan: 'Salah hitung' })
  const temuan = { rujukan: 'produk 1', keterangan: 'stok 9, mutasi 8' }
  await insert('pemeriksaan', { aturan: 'Aturan uji', diperiksa: ago(0, 600), temuan: JSON.stringify([temuan]) })
  await insert('penjelasan', {
    aturan: 'Aturan lama',
    ...temuan,
    alasan: 'Salah hitung',
    oleh: 'Pemilik',
    waktu: ago(2),
  })
}

async function fillRest(shop: TestApp, { akun }: Filled): Promise<void> {
  const insert = inserter(shop.deps)
  await insert('tampilan_pesanan', {
    pengguna_id: akun.owner.pengguna_id,
    nama: 'Borongan',
    alamat: '/pesanan-semua?q=x',
  })
  await insert('tampilan_pesanan', {
    pengguna_id: akun.kasir.pengguna_id,
    nama: 'Milik kasir',
    alamat: '/pesanan-semua',
  })
  await sql`UPDATE sambungan SET wa_kata = 'kata'`.execute(shop.deps.db)
  await insert('templat', { kode: 'wa-dibayar', isi: '{nomor} {kembali}' })
  await recordChange(shop, 'zat', 'zat uji', { kelas: 'boleh' })
  await insert('zat_dinilai', { ejaan: 'zat uji', nama: 'Zat uji', kelas: 'boleh', alasan: 'Label', dinilai: ago(1) })
}

/** Records in the trail what the office decided. */
const recordChange = ({ deps }: TestApp, kind: string, id: number | string, after: object) =>
  inserter(deps)('jejak', {
    oleh: 'Pemilik',
    tindakan: 'ubah',
    jenis: kind,
    rujukan: String(id),
    judul: kind,
    sesudah: JSON.stringify(after),
    waktu: ago(0, 60),
  })
