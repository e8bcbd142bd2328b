import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { dateWib } from '#contract/wib.ts'
import { hashRecoveryKode } from '#server/features/akun/dua-langkah/recovery-kode.ts'
import { hashToken, newToken } from '#server/features/akun/token.ts'
import { buildPengobatan, newKeramba } from '#server/testing/build-buku-obat.ts'
import {
  buildAdmin,
  buildLangganan,
  buildPelanggan,
  buildPengiriman,
  buildPercakapan,
  buildPesanan,
  buildProduk,
  buildResep,
  buildUlasan,
  newAlamat,
  PASSWORD,
} from '#server/testing/build-rows.ts'
import { testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'
import { sentenceOf, writtenBy } from '#server/testing/writes/written-rows.ts'
import { tautanEmailRepository } from './features/akun/email/tautan-email.repository.ts'
import { sesiRepository } from './features/akun/sesi/sesi.repository.ts'
import { publicVapidKey } from './features/saluran/vapid.repository.ts'

/*
 * Rows written by each write of a customer, and by repeatable writes of the office. Another account owns equal rows, so a
 * condition that also matches those fails here, as does a lost step. `lost-answers.test.ts` tests the office's other writes.
 */

const shop = await testApp(undefined, WITHOUT_LIMITS)
const { db, clock } = shop.deps
afterAll(() => shop.close())

let counter = 0
const unique = (text: string) => `${text}${++counter}`
const gambar = new Uint8Array(
  await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
)
const OLD_DATE = new Date(clock().getTime() - 3_600_000)
type Row = Record<string, unknown>
const insert = async (table: never, row: Row, id: string): Promise<never> => {
  const found = await db
    .insertInto(table)
    .values(row as never)
    .returningAll()
    .executeTakeFirstOrThrow()
  return (found as Record<string, never>)[id] as never
}

/** Creates an account of the shop or the office, with one record of every kind. */
async function buildAkun(kind: 'toko' | 'kantor') {
  const akun = kind === 'toko' ? await buildPelanggan(db, OLD_DATE) : await buildAdmin(db, OLD_DATE)
  const { pengguna_id } = akun
  const token = await sesiRepository(db).open(pengguna_id, clock(), kind)
  const otherSesi = await sesiRepository(db).open(pengguna_id, OLD_DATE, kind)
  const sesi = await db
    .selectFrom('sesi')
    .select('sesi_id')
    .where('token_hash', '=', hashToken(otherSesi))
    .executeTakeFirst()
  await insert(
    'perangkat' as never,
    { pengguna_id, sidik: randomBytes(32), nama: 'HP', pertama: OLD_DATE, terakhir: OLD_DATE },
    'x',
  )
  const produk = await buildProduk(db, OLD_DATE)
  const expired = await buildProduk(db, OLD_DATE, { stok: 0 })
  const barang = [{ produk, jumlah: 1 }]
  const pesan = async (change: object) => {
    const order = await buildPesanan(db, OLD_DATE, pengguna_id, change, barang)
    return order
  }
  const pending = await pesan({ batas_bayar: new Date(clock().getTime() + 3_600_000) })
  const lunas = await pesan({ status_pembayaran: 'success' })
  const sent = await pesan({
    status_pembayaran: 'success',
    status_pesanan: 'Sedang Di Proses',
    kurir: 'JNE',
    resi: 'A1',
  })
  const finished = await pesan({ status_pembayaran: 'success', status_pesanan: 'Pesanan Selesai' })
  const alamat = async (isPrimary: boolean) =>
    insert(
      'alamat' as never,
      { pengguna_id, penerima: 'Sri', no_hp: '0812', rincian: 'Jl. A', teks: unique('Jl. A '), utama: isPrimary },
      'alamat_id',
    )
  const [, alamatId] = [await alamat(false), await alamat(false)]
  for (const { produk_id } of [produk, expired])
    await insert('favorit' as never, { pengguna_id, produk_id, dibuat: OLD_DATE }, 'x')
  await insert('kabar_stok' as never, { pengguna_id, produk_id: expired.produk_id, dibuat: OLD_DATE }, 'x')
  const pilihan = { order_status: true, article_updates: true, product_offers: true, discount_promo: true }
  await insert('pilihan_notifikasi' as never, { ...pilihan, pengguna_id, shipping_updates: true }, 'x')
  const kunci = { pengguna_id, kunci: Buffer.from('x'), nama: 'HP', dibuat: OLD_DATE }
  const kunciId = await insert('kunci_sandi' as never, { ...kunci, kredensial: unique('kunci') }, 'kunci_id')
  await insert('kunci_sandi' as never, { ...kunci, kredensial: unique('kunci') }, 'kunci_id')
  const { langganan_id: langgananId } = await buildLangganan(
    db,
    OLD_DATE,
    { pengguna_id, token },
    { endpoint: `https://${randomUUID()}.invalid` },
  )
  const { percakapan_id: percakapanId } = await buildPercakapan(db, OLD_DATE, pengguna_id)
  const tautan = tautanEmailRepository(db)
  const { token: confirmation } = await tautan.open('konfirmasi', pengguna_id, `${unique('baru')}@contoh.id`, clock())
  const { token: returnTo } = await tautan.open('kembali', pengguna_id, `${unique('dulu')}@contoh.id`, clock())
  const reset = newToken()
  const until = new Date(clock().getTime() + 600_000)
  await insert(
    'reset_sandi' as never,
    { token_hash: hashToken(reset), pengguna_id, dibuat: OLD_DATE, kedaluwarsa: until },
    'x',
  )
  const berkas = { pengguna_id, jenis: 'application/pdf', ukuran: 1, dibuat: OLD_DATE }
  const unused = async () =>
    insert('resep_berkas' as never, { ...berkas, kunci: unique('resep/'), sidik: randomBytes(32) }, 'berkas_id')
  const [berkasId, otherBerkas] = [await unused(), await unused()]
  const obat = await buildProduk(db, OLD_DATE, { resep: true })
  await buildResep(db, OLD_DATE, pengguna_id, [{ produk_id: obat.produk_id, disetujui: 2 }])
  const keluhan = async (pesanan_id: number) =>
    insert(
      'keluhan' as never,
      { pesanan_id, jenis: 'terlambat', harapan: 'jawaban', isi: 'Lama', jawab_sebelum: clock(), dibuat: OLD_DATE },
      'keluhan_id',
    )
  const keluhanId = await keluhan(sent.pesanan_id)
  await keluhan(finished.pesanan_id)
  const ulasan = await buildUlasan(db, OLD_DATE, { produk }, { pengguna_id, status: 'tayang' })
  const { kerambaId } = await buildPengobatan(db, OLD_DATE, pengguna_id)
  const recoveryKode = randomBytes(16).toString('hex')
  if (kind === 'kantor') {
    await insert('dua_langkah' as never, { pengguna_id, rahasia: randomBytes(32), aktif: OLD_DATE }, 'x')
    for (const kode_hash of [hashRecoveryKode(recoveryKode), randomBytes(32)])
      await insert('kode_pemulihan' as never, { kode_hash, pengguna_id }, 'x')
  }
  const catatan = { pengguna_id, teks: 'Catatan', oleh: 'Sri', dibuat: OLD_DATE }
  const [, catatanId] = [
    await insert('catatan_pelanggan' as never, catatan, 'catatan_id'),
    await insert('catatan_pelanggan' as never, catatan, 'catatan_id'),
  ]
  const tampilan = async () =>
    insert('tampilan_pesanan' as never, { pengguna_id, nama: unique('T'), alamat: '/pesanan-semua' }, 'tampilan_id')
  const [, tampilanId] = [await tampilan(), await tampilan()]
  const fotoId = await insert('foto' as never, { kunci: unique('foto/'), ukuran: 1, dibuat: OLD_DATE }, 'foto_id')
  return {
    ...akun,
    token,
    recoveryKode,
    sesiId: sesi?.sesi_id,
    produk,
    habis: expired,
    pending,
    lunas,
    dikirim: sent,
    selesai: finished,
    alamatId,
    kunciId,
    langgananId,
    percakapanId,
    konfirmasi: confirmation,
    kembali: returnTo,
    reset,
    berkasId,
    berkasLain: otherBerkas,
    obat,
    keluhanId,
    ulasan,
    kerambaId,
    fotoId,
    catatanId,
    tampilanId,
  }
}
/** Creates an open invitation. */
async function undangan() {
  const row = { nama: 'Sri', email: `${unique('undang')}@contoh.id`, peran: 'gudang', oleh: null }
  return insert(
    'undangan' as never,
    { ...row, token_hash: randomBytes(32), dibuat: OLD_DATE, kedaluwarsa: OLD_DATE },
    'undangan_id',
  )
}
/** Creates a product that can be a size of another. */
const size = (group: number | null = null) => buildProduk(db, OLD_DATE, { kemasan: unique('botol'), kelompok: group })
type Akun = Awaited<ReturnType<typeof buildAkun>>
interface Asked {
  params?: object
  body?: object
}
type Case = [asked: (akun: Akun) => Asked | Promise<Asked>, written: string]

const SANDI = 'tiga kata panjang'
const foto = (name: string) => ({ [name]: new File([gambar], 'a.png', { type: 'image/png' }) })
const nomor = (order: keyof Akun) => (akun: Akun) => ({
  params: { orderId: (akun[order] as { midtrans_order_id: string }).midtrans_order_id },
})
const id = (order: keyof Akun) => (akun: Akun) => ({
  params: { orderId: (akun[order] as { pesanan_id: number }).pesanan_id },
})
const alamat = () => ({ penerima: 'Bu Sari', no_hp: '081298765432', rincian: unique('Jl. Mawar '), patokan: '' })

const CUSTOMERS: Record<string, Case> = {
  logout: [() => ({}), 'langganan_push -1, sesi -1'],
  updateProfile: [
    () => ({ body: { nama: 'Bu Sari', email: `${unique('lain')}@contoh.id` } }),
    'jatah +2, pengguna ~1, surat +1, tautan_email ~1',
  ],
  uploadProfileGambar: [() => ({ body: foto('gambar') }), 'pengguna ~1'],
  deleteProfileGambar: [() => ({}), 'pengguna ~1'],
  changePassword: [
    () => ({ body: { currentPassword: PASSWORD, newPassword: SANDI, confirmPassword: SANDI } }),
    'jatah +2, langganan_push -1, pengguna ~1, sesi ~1 -2, surat +1, tautan_email -1',
  ],
  updateNotifikasiChoices: [
    () => ({
      body: {
        orderStatus: false,
        articleUpdates: true,
        productOffers: true,
        discountPromo: true,
        shippingUpdates: true,
      },
    }),
    'pilihan_notifikasi ~1',
  ],
  endPerangkat: [({ sesiId }) => ({ params: { sesiId } }), 'sesi -1'],
  endOtherPerangkat: [() => ({}), 'sesi -2'],
  resendConfirmation: [() => ({}), 'jatah +2, surat +1, tautan_email +1'],
  cancelNewEmail: [() => ({}), 'tautan_email -1'],
  beginKunciSandi: [() => ({ body: {} }), 'jatah +1, tantangan_sandi +1'],
  renameKunciSandi: [({ kunciId }) => ({ params: { kunciId }, body: { nama: 'HP di rakit' } }), 'kunci_sandi ~1'],
  removeKunciSandi: [({ kunciId }) => ({ params: { kunciId } }), 'kunci_sandi -1'],
  createAlamat: [() => ({ body: alamat() }), 'alamat +1'],
  updateAlamat: [
    ({ alamatId }) => ({ params: { alamatId }, body: { ...alamat(), utama: true } }),
    'alamat ~2, pengguna ~1',
  ],
  deleteAlamat: [({ alamatId }) => ({ params: { alamatId } }), 'alamat -1'],
  uploadBerkasResep: [() => ({ body: { berkas: new File(['%PDF-1.4\n%%EOF'], 'resep.pdf') } }), 'resep_berkas +1'],
  deleteBerkasResep: [({ berkasId }) => ({ params: { berkasId } }), 'resep_berkas -1'],
  createResep: [
    ({ berkasId, obat }) => ({
      body: {
        dokter: 'drh. Ratna',
        sip: '12',
        tanggal: dateWib(OLD_DATE),
        berkas: [berkasId],
        produk: [{ produkId: obat.produk_id, jumlah: 2 }],
      },
    }),
    'resep +1, resep_berkas ~1, resep_produk +1, surat +1',
  ],
  createPesanan: [
    async ({ produk }) => ({
      body: { produkId: produk.produk_id, jumlah: 1, shippingId: (await buildPengiriman(db)).shipping_id },
    }),
    'mutasi_stok +1, pembayaran +1, perubahan +1, pesanan +1, pesanan_bagian +1, pesanan_baris +1, produk ~1, riwayat_status +1, surat +1',
  ],
  payPesanan: [nomor('pending'), 'pembayaran +1'],
  cancelPesanan: [nomor('pending'), 'mutasi_stok +1, perubahan +1, pesanan ~1, produk ~1, riwayat_status +1, surat +1'],
  receivePesanan: [nomor('dikirim'), 'pesanan ~1, riwayat_status +1'],
  updatePaymentStatus: [({ pending }) => ({ body: { orderId: pending.midtrans_order_id, status: 'success' } }), ''],
  createKeluhan: [
    ({ lunas }) => ({
      params: { orderId: lunas.midtrans_order_id },
      body: { jenis: 'terlambat', harapan: 'jawaban', isi: 'Belum datang' },
    }),
    'keluhan +1, surat +2',
  ],
  replyKeluhan: [
    ({ keluhanId }) => ({ params: { keluhanId }, body: { isi: 'Masih bocor' } }),
    'keluhan_pesan +1, surat +1',
  ],
  withdrawKeluhan: [({ keluhanId }) => ({ params: { keluhanId } }), 'keluhan ~1'],
  syncBukuObat: [() => ({ body: { kursor: 0, baris: [newKeramba(clock())] } }), 'buku_obat ~1, jatah ~1, keramba +1'],
  writeUlasan: [
    ({ produk }) => ({ params: { jenis: 'produk', id: produk.produk_id }, body: { bintang: 4, teks: 'Baik' } }),
    'jatah +1, perubahan +1, ulasan ~1',
  ],
  deleteUlasan: [({ produk }) => ({ params: { jenis: 'produk', id: produk.produk_id } }), 'perubahan +1, ulasan -1'],
  subscribePush: [
    () => ({
      body: {
        endpoint: `https://${unique('push').replace(' ', '-')}.push.apple.com/a`,
        keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
        keperluan: ['penawaran'],
        tempat: 'pengaturan',
      },
    }),
    'izin_kabar +1, jatah +1, langganan_push +1',
  ],
  chooseKeperluan: [() => ({ body: { keperluan: ['pesanan'] } }), 'izin_kabar ~1'],
  tryPush: [({ langgananId }) => ({ params: { langgananId } }), 'jatah +1'],
  deletePush: [({ langgananId }) => ({ params: { langgananId } }), 'langganan_push -1'],
  chooseWhatsApp: [() => ({ body: { keperluan: ['pesanan'] } }), 'izin_kabar +1'],
  unlinkWhatsApp: [() => ({}), 'nomor_wa -1'],
  replacePush: [
    () => ({
      body: {
        lama: `https://${unique('push').replace(' ', '-')}.push.apple.com/a`,
        endpoint: `https://${unique('push').replace(' ', '-')}.push.apple.com/a`,
        keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      },
    }),
    '',
  ],
  confirmPush: [() => ({ body: { tanda: randomUUID() } }), ''],
  readKabar: [() => ({ body: { sampai: 1 } }), ''],
  addFavorit: [({ obat }) => ({ body: { produkIds: [obat.produk_id] } }), 'favorit +1, jatah +1'],
  removeFavorit: [({ produk }) => ({ params: { produkId: produk.produk_id } }), 'favorit -1'],
  requestStokAlert: [
    async () => ({ params: { produkId: (await buildProduk(db, OLD_DATE, { stok: 0 })).produk_id } }),
    'jatah +1, kabar_stok +1',
  ],
  cancelStokAlert: [({ habis }) => ({ params: { produkId: habis.produk_id } }), 'kabar_stok -1'],
  setDeletionRequest: [() => ({ body: { minta: true } }), 'pengguna ~1'],

  register: [
    () => ({
      body: { nama: 'Bu Sari', email: `${unique('daftar')}@contoh.id`, no_hp: '081234567890', password: PASSWORD },
    }),
    'jatah +3, pengguna +1, surat +1, tautan_email +1',
  ],
  login: [({ email }) => ({ body: { email, password: PASSWORD } }), 'jatah +1, perangkat +1, sesi +1, surat +1'],
  resetPassword: [
    ({ reset }) => ({ body: { token: reset, password: SANDI, confirmPassword: SANDI } }),
    'jatah +2, kunci_sandi -2, langganan_push -1, pengguna ~1, reset_sandi -1, sesi -3, surat +1, tautan_email -1',
  ],
  confirmEmail: [
    ({ konfirmasi }) => ({ body: { token: konfirmasi } }),
    'pengguna ~1, reset_sandi -1, surat +2, tautan_email +1 ~1',
  ],
  restoreEmail: [
    ({ kembali }) => ({ body: { token: kembali } }),
    'kunci_sandi -2, langganan_push -1, pengguna ~1, reset_sandi -1, sesi -3, tautan_email ~1 -1',
  ],
  askKodeLogin: [
    () => ({ body: { email: `${unique('kode').replace(' ', '-')}@contoh.id`, byMail: false } }),
    'jatah +4, kode_sekali +1',
  ],
  beginLoginKunci: [() => ({}), 'jatah +1, tantangan_sandi +1'],
  uploadFoto: [() => ({ body: foto('foto') }), 'foto +1, jatah +2'],
  discardFoto: [({ fotoId }) => ({ params: { fotoId } }), 'foto -1'],
  createLaporan: [
    ({ fotoId }) => ({ body: { nama: 'Sri', email: 'sri@contoh.id', pesan: 'Halo', foto: [fotoId] } }),
    'foto ~1, jatah +1, laporan +1, surat +1',
  ],
  loginAdmin: [
    async () => ({ body: { email: (await buildAdmin(db, OLD_DATE)).email, password: PASSWORD } }),
    'perangkat +1, sesi +1',
  ],
}

const ADMIN: Record<string, Case> = {
  logoutAdmin: [() => ({}), 'langganan_push -1, sesi -1'],
  endPerangkatAdmin: [({ sesiId }) => ({ params: { sesiId } }), 'sesi -1'],
  endOtherPerangkatAdmin: [() => ({}), 'sesi -3'],
  requireKode: [() => ({ body: { wajib: false } }), 'keamanan_kantor ~1'],
  changePasswordAdmin: [
    () => ({ body: { currentPassword: PASSWORD, newPassword: SANDI, confirmPassword: SANDI } }),
    'jatah +2, langganan_push -1, pengguna ~1, sesi ~1 -3, surat +1, tautan_email -1',
  ],
  uploadGambarArtikel: [() => ({ body: foto('gambar') }), 'artikel_gambar +1'],
  uploadGambarBeranda: [() => ({ body: foto('gambar') }), 'beranda_gambar +1'],
  uploadGambarProduk: [() => ({ body: foto('gambar') }), ''],
  joinUkuran: [
    async () => {
      const [one, other] = [await size(), await size()]
      return { params: { produkId: one.produk_id }, body: { produkId: other.produk_id } }
    },
    'jejak +2, perubahan +2, produk ~2',
  ],
  leaveUkuran: [
    async () => {
      const { produk_id: produkId } = await size()
      await size(produkId)
      await db.updateTable('produk').set({ kelompok: produkId }).where('produk_id', '=', produkId).execute()
      return { params: { produkId } }
    },
    'jejak +2, perubahan +2, produk ~2',
  ],
  uploadLogo: [() => ({ body: foto('logo') }), ''],
  markPercakapan: [({ percakapanId }) => ({ params: { percakapanId }, body: { dibaca: true } }), 'percakapan ~1'],
  closeReadiness: [() => ({ body: { ditutup: true } }), 'pengaturan_toko ~1'],
  createPaymentLink: [id('pending'), 'jejak +1, tautan_bayar +1'],
  cancelPesananAdmin: [
    id('pending'),
    'jejak +1, mutasi_stok +1, perubahan +1, pesanan ~1, produk ~1, riwayat_status +1, surat +1',
  ],
  updatePenanda: [(akun) => ({ ...id('lunas')(akun), body: { penanda: ['borongan'] } }), 'jejak +1, pesanan ~1'],
  updateTujuan: [
    (akun) => ({
      ...id('lunas')(akun),
      body: {
        tujuan: {
          nama: 'Sri',
          no_hp: '081234567890',
          jenis: 'rumah',
          wilayah: null,
          kode_pos: '',
          rincian: unique('Jl. Mawar '),
          patokan: '',
        },
      },
    }),
    'jejak +1, pesanan ~1',
  ],
  processMany: [
    ({ lunas }) => ({
      body: {
        pesanan: [
          {
            orderId: lunas.pesanan_id,
            semula: { status_pesanan: 'Menunggu Respon', kurir: '', resi: '' },
            jadi: { kurir: 'JNE', resi: 'JP1' },
          },
        ],
      },
    }),
    'jejak +1, lot ~1, mutasi_lot +1, pesanan ~1, pesanan_lot +1, riwayat_status +1, surat +1',
  ],
  saveTampilan: [
    () => ({ body: { nama: unique('Tampilan '), alamat: '/pesanan-semua?q=budi' } }),
    'tampilan_pesanan +1',
  ],
  deleteTampilan: [({ tampilanId }) => ({ params: { tampilanId } }), 'tampilan_pesanan -1'],
  removeCatatanPelanggan: [
    ({ pengguna_id: penggunaId, catatanId }) => ({ params: { penggunaId, catatanId } }),
    'catatan_pelanggan -1, jejak +1',
  ],
  makeTautanUndangan: [async () => ({ params: { undanganId: await undangan() } }), 'undangan ~1'],
  renewRecoveryCodes: [() => ({}), 'kode_pemulihan +8 ~2'],
  disableKode: [({ recoveryKode: kode }) => ({ body: { kode } }), 'dua_langkah -1, kode_pemulihan -2'],
}

/**
 * They only read, or need a signing device, the provider, a recalled lot, a code or a key of their own: their features' tests check
 * the written rows.
 */
const ELSEWHERE = [
  ...[
    'addKunciSandi',
    'createFirstPesanan',
    'loginKunci',
    'loginKode',
    'forgotPassword',
    'computeOngkir',
    'checkPesanan',
    'checkVoucher',
    'openTagihan',
    'checkUndangan',
  ],
  ...[
    'acceptUndangan',
    'separateAkun',
    'reportPelanggaran',
    'countOpening',
    'receiveNotifikasi',
    'receiveWebhook',
    'linkWhatsApp',
    'askKodeWhatsApp',
    'confirmKodeWhatsApp',
    'settlePermintaan',
    'beginKode',
    'confirmKode',
    'proveAdmin',
  ],
  ...['quotePesanan', 'checkPembayaran', 'retryPengembalian', 'createBackup', 'inspectBuku', 'repackLot'],
  ...['tryEmail', 'tryMidtrans', 'tryWhatsApp', 'submitTemplatWa', 'refreshTemplatWa', 'markKabarMeta'],
]

const writes = shop.app.endpoints.registered.filter(({ method, repeat }) => method !== 'GET' && repeat !== 'once')

test('every write has a row here or a reason', () => {
  const known = [...Object.keys(CUSTOMERS), ...Object.keys(ADMIN), ...ELSEWHERE]
  expect(known.toSorted()).toEqual(writes.map(({ name }) => name).toSorted())
})

describe.each([
  ['toko', CUSTOMERS],
  ['kantor', ADMIN],
] as const)('%s', (kind, cases) => {
  // Another account, whose rows must stay unchanged.
  beforeAll(async () => {
    await publicVapidKey(shop.deps)
    await buildAkun(kind)
  })

  test.each(Object.entries(cases))('%s writes exactly these rows', async (name, [ask, expected]) => {
    const akun = await buildAkun(kind)
    const asked = await ask(akun)
    const endpoint = writes.find((one) => one.name === name) as AnyEndpoint
    let status = 0
    const written = await writtenBy(db, async () => {
      status = (await shop.call(endpoint, asked, { token: akun.token, dari: newAlamat() })).status
    })
    expect([status < 300, sentenceOf(written)]).toEqual([true, expected])
  })
})
