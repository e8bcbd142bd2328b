import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { refundPembayaran, retryPengembalian } from '#contract/pembayaran/pengembalian-admin.ts'
import { deletePengguna } from '#contract/pengguna/admin.ts'
import { createPesanan, getPesanan, payPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import {
  cancelPesananAdmin,
  checkPembayaran,
  getPesananAdmin,
  processPesanan,
  resolvePerhatian,
} from '#contract/pesanan-admin/admin.ts'
import { listMutasiStok } from '#contract/stok/admin.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import { buildAdmin, buildPelanggan, buildPengiriman, buildProduk, setStok } from '#server/testing/build-rows.ts'
import { holdRows } from '#server/testing/hold-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { checkPengembalian } from './check-pengembalian.ts'

const TOTAL = 302_000
const HOUR = 3_600_000

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>
beforeAll(async () => {
  shop = await testApp()
  // Without webhooks: the shop learns of changes only by its own status queries.
  await shop.sim('webhooks/policy', { drop: 10_000 })
})
beforeEach(signIn)
afterAll(() => shop.close())

/** Signs in before each test, because a session ends before a test that waits for a day. */
async function signIn() {
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
}
const auth = () => ({ token: admin.token })
const later = (ms: number) => shop.setClock(new Date(shop.deps.clock().getTime() + ms))

interface ReturnRequest {
  cara?: 'midtrans' | 'batal' | 'manual'
  jumlah?: number | string
  sisa?: number
  percobaan?: string
  alasan?: string
  bukti?: string
  barang?: { urutan: number; jumlah: number }[]
  rak?: { produkId: number; jumlah: number }[]
}

async function order(method?: string, outcome = 'settle') {
  const { db, clock } = shop.deps
  const pembeli = await buildPelanggan(db, clock())
  const [produk, send] = [await buildProduk(db, clock()), await buildPengiriman(db)]
  const body = { produkId: produk.produk_id, jumlah: 2, shippingId: send.shipping_id }
  const { orderId, midtransOrderId: nomor } = (await shop.call(createPesanan, { body }, { token: pembeli.token })).body
  const params = { orderId }
  const pay = async (outcome: string, method?: string) => {
    await shop.sim('pay', { order_id: nomor, outcome, method })
    const hint = { orderId: nomor, status: 'pending' as const }
    await shop.call(updatePaymentStatus, { body: hint }, { token: pembeli.token })
  }
  if (method) await pay(outcome, method)
  const read = async () => (await shop.call(getPesananAdmin, { params }, auth())).body
  return {
    orderId,
    nomor,
    params,
    pembeli,
    produkId: produk.produk_id,
    pay,
    read,
    /** Returns the first attempt to pay. */
    percobaan: async () => (await read()).pembayaran[0],
    minta: ({ cara = 'midtrans', jumlah = TOTAL, sisa = TOTAL, ...more }: ReturnRequest = {}, token = admin.token) =>
      shop.call(
        refundPembayaran,
        { params, body: { percobaan: nomor, cara, jumlah, sisa, alasan: 'Botol retak', ...more } },
        { token },
      ),
    ulangi: async () => {
      const { pengembalianId } = (await read()).pembayaran[0].pengembalian.at(-1)
      return shop.call(retryPengembalian, { params: { ...params, pengembalianId } }, auth())
    },
    periksa: () => shop.call(checkPembayaran, { params }, auth()),
    spoil: (kind: string, what = 'refund', times = 1) => {
      const match = what === 'status' ? `GET /v2/${nomor}/status` : `POST /v2/.*/${what} .*`
      return shop.sim('faults', { match, times, kind })
    },
    /** Returns the amounts that the provider refunded. */
    diMidtrans: async (): Promise<number[]> => {
      const { transactions } = await shop.sim('transactions')
      return transactions
        .filter(({ order_id }: { order_id: string }) => order_id === nomor)
        .flatMap(({ refunds }: { refunds: { refund_amount: number }[] }) => refunds.map((row) => row.refund_amount))
    },
    baris: () =>
      db
        .selectFrom('pengembalian')
        .innerJoin('pembayaran', 'pembayaran.pembayaran_id', 'pengembalian.pembayaran_id')
        .selectAll('pengembalian')
        .where('pesanan_id', '=', orderId)
        .orderBy('pengembalian_id')
        .execute(),
    stok: async () =>
      (await db.selectFrom('produk').select('stok').where('produk_id', '=', produk.produk_id).executeTakeFirstOrThrow())
        .stok,
    surat: async () => {
      await shop.sendSurat()
      return shop.surat.filter(({ subjek, kepada }) => subjek.includes(nomor) && kepada === pembeli.email)
    },
    jejak: async () =>
      (await shop.call(listJejak, { query: { jenis: 'pesanan', rujukan: String(orderId) } }, auth())).body,
  }
}
type Order = Awaited<ReturnType<typeof order>>

const subjectOf = async (it: Order) => (await it.surat()).map(({ subjek }) => subjek.replace(` (${it.nomor})`, ''))

test('refunds all of the money: the order is refunded, its stock stays, and every screen shows it', async () => {
  const it = await order('other_qris')
  expect((await it.percobaan()).pilihan_kembali).toEqual([
    { cara: 'midtrans', utuh: false },
    { cara: 'manual', utuh: false },
  ])
  expect(await it.minta()).toMatchObject({
    status: 200,
    body: { status: 'berhasil', message: 'Dana Rp 302.000 sudah dikembalikan' },
  })
  expect(await it.diMidtrans()).toEqual([TOTAL])
  const pesanan = await it.read()
  expect(pesanan.status_pembayaran).toBe('refunded')
  expect(pesanan.pembayaran).toMatchObject([
    {
      transaction_status: 'refund',
      dikembalikan: TOTAL,
      sisa: 0,
      pilihan_kembali: [],
      pengembalian: [{ cara: 'midtrans', jumlah: TOTAL, alasan: 'Botol retak', status: 'berhasil', oleh: admin.nama }],
    },
  ])
  expect(pesanan.riwayat.slice(-3)).toMatchObject([
    { jenis: 'pengembalian', dari: null, ke: 'diminta', nama: admin.nama, keterangan: 'Rp 302.000' },
    { jenis: 'pengembalian', dari: 'diminta', ke: 'berhasil' },
    { jenis: 'pembayaran', dari: 'success', ke: 'refunded' },
  ])
  expect(await it.jejak()).toMatchObject([
    { tindakan: 'kembalikan', oleh: admin.nama, sesudah: { dana: TOTAL, cara: 'midtrans', percobaan: it.nomor } },
  ])
  expect(await it.stok()).toBe(8)
  expect(await subjectOf(it)).not.toContain('Dana dikembalikan')
  expect(await subjectOf(it)).toContain('Dana pesanan dikembalikan')
})

test('names the transaction to the provider: some methods do not know the number of the order', async () => {
  const it = await order('other_qris')
  const refund = vi.spyOn(shop.deps.midtrans, 'refund')
  await it.minta()
  const { transaction_id } = await shop.deps.db
    .selectFrom('pembayaran')
    .select('transaction_id')
    .where('pesanan_id', '=', it.orderId)
    .executeTakeFirstOrThrow()
  expect(refund.mock.calls[0]?.[0]).toBe(transaction_id)
})

test('applies the notifications of a refund and the status query once', async () => {
  await shop.sim('webhooks/policy', { drop: 0 })
  const it = await order('other_qris')
  expect((await it.minta()).body.status).toBe('berhasil')
  await waitFor('both notifications of the refund', async () => {
    const rows = await shop.deps.db.selectFrom('notifikasi').selectAll().where('order_id', '=', it.nomor).execute()
    return rows.filter((row) => row.transaction_status === 'refund' && row.hasil === 'refunded').length === 2
  })
  await shop.sim('webhooks/policy', { drop: 10_000 })
  const riwayat = (await it.read()).riwayat.map(({ dari, ke }: { dari: string; ke: string }) => `${dari}>${ke}`)
  expect(riwayat.toSorted()).toEqual([
    'diminta>berhasil',
    'null>diminta',
    'null>pending',
    'pending>success',
    'success>refunded',
  ])
})

test('refunds two parts up to the whole, and lists each for the buyer', async () => {
  const it = await order('gopay')
  expect((await it.minta({ jumlah: '100000' })).body.status).toBe('berhasil')
  expect(await it.read()).toMatchObject({ status_pembayaran: 'success', perhatian: ['uang kembali sebagian'] })
  expect(await it.percobaan()).toMatchObject({ dikembalikan: 100_000, sisa: 202_000 })
  const [surat] = (await it.surat()).filter(({ subjek }) => subjek.startsWith('Dana dikembalikan'))
  expect(surat?.teks).toContain('Dana kembali: Rp 100.000, lewat cara bayar yang Anda pakai')
  const rincian = await shop.call(getPesanan, { params: { orderId: it.nomor } }, { token: it.pembeli.token })
  expect(rincian.body.perjalanan.map(({ teks }: { teks: string }) => teks)).toEqual([
    'Pesanan dibuat, menunggu pembayaran.',
    'Pembayaran diterima.',
    'Dana Rp 100.000 dikembalikan.',
  ])

  expect((await it.minta({ jumlah: 202_000, sisa: 202_000 })).body.status).toBe('berhasil')
  expect((await it.read()).status_pembayaran).toBe('refunded')
  expect(await it.diMidtrans()).toEqual([100_000, 202_000])
  expect((await subjectOf(it)).filter((subject) => subject.startsWith('Dana'))).toEqual([
    'Dana dikembalikan',
    'Dana pesanan dikembalikan',
  ])
})

describe('a refund is rejected with a reason, and nothing is sent', () => {
  test.each<[string, string | undefined, string, ReturnRequest, number, string, string]>([
    ['too much', 'other_qris', 'settle', { jumlah: TOTAL + 1 }, 422, 'PENGEMBALIAN_BERLEBIH', 'Maksimal Rp 302.000'],
    ['nothing', 'other_qris', 'settle', { jumlah: 0 }, 400, 'VALIDATION_FAILED', 'belum benar'],
    ['fractions of a rupiah', 'other_qris', 'settle', { jumlah: '1000.50' }, 400, 'VALIDATION_FAILED', 'belum benar'],
    ['without a reason', 'other_qris', 'settle', { alasan: ' ' }, 400, 'VALIDATION_FAILED', 'belum benar'],
    ['an outdated screen', 'other_qris', 'settle', { sisa: 5 }, 409, 'SISA_DANA_BERUBAH', 'menjadi Rp 302.000'],
    [
      'another order',
      'other_qris',
      'settle',
      { percobaan: 'KS-lain' },
      404,
      'PEMBAYARAN_TIDAK_ADA',
      'bukan untuk pesanan ini',
    ],
    [
      'an unpaid order',
      'other_qris',
      'pending',
      {},
      409,
      'DANA_TIDAK_DAPAT_DIKEMBALIKAN',
      'Tidak ada dana yang tersisa',
    ],
    ['a method never chosen', undefined, '', {}, 404, 'PEMBAYARAN_TIDAK_ADA', 'bukan untuk pesanan ini'],
    ['a virtual account', 'bca_va', 'settle', {}, 409, 'DANA_TIDAK_DAPAT_DIKEMBALIKAN', 'Pilih cara lain'],
    ['a store', 'alfamart', 'settle', {}, 409, 'DANA_TIDAK_DAPAT_DIKEMBALIKAN', 'Pilih cara lain'],
    ['a card not settled', 'credit_card', 'capture', {}, 409, 'DANA_TIDAK_DAPAT_DIKEMBALIKAN', 'Pilih cara lain'],
    ['by hand without proof', 'bca_va', 'settle', { cara: 'manual' }, 400, 'VALIDATION_FAILED', 'belum benar'],
    [
      'part of ShopeePay',
      'shopeepay',
      'settle',
      { jumlah: 5 },
      422,
      'PENGEMBALIAN_HARUS_UTUH',
      'seluruhnya. Isi Rp 302.000',
    ],
  ])('%s', async (_, method, outcome, request, status, code, message) => {
    const it = await order(method, outcome)
    const body = method ? request : { ...request, percobaan: 'KS-lain' }
    expect(await it.minta(body)).toMatchObject({ status, body: { code, message: expect.stringContaining(message) } })
    expect(await it.diMidtrans()).toEqual([])
    expect((await it.percobaan())?.pengembalian ?? []).toEqual([])
    expect(await it.jejak()).toEqual([])
  })

  test('by a caller who is no administrator, or for a missing payment', async () => {
    const it = await order('other_qris')
    expect((await it.minta({}, it.pembeli.token)).status).toBe(403)
    expect((await it.minta({}, '')).status).toBe(401)
    expect(await it.diMidtrans()).toEqual([])
  })

  test.each([
    ['other_qris', TOTAL + 1],
    ['shopeepay', 5],
  ])('with the amount as the wrong field: %s, %i', async (method, amount) => {
    const it = await order(method)
    expect((await it.minta({ jumlah: amount })).body.errors).toMatchObject([{ path: 'jumlah' }])
  })

  test('if it is repeated, but was never requested for this order', async () => {
    const [it, other] = [await order('other_qris'), await order('other_qris')]
    await other.minta()
    const { pengembalianId } = (await other.percobaan()).pengembalian[0]
    for (const orderId of [it.orderId, 999_999]) {
      const answer = await shop.call(retryPengembalian, { params: { orderId, pengembalianId } }, auth())
      expect(answer).toMatchObject({ status: 404, body: { code: 'PENGEMBALIAN_TIDAK_ADA' } })
    }
  })

  test('for a missing order', async () => {
    const body = { percobaan: 'KS-1', cara: 'midtrans', jumlah: 1, sisa: 1, alasan: 'x' } as const
    const answer = await shop.call(refundPembayaran, { params: { orderId: 999_999 }, body }, auth())
    expect(answer.body.code).toBe('PESANAN_TIDAK_ADA')
  })
})

test.each([TOTAL, 100_000])('makes one of ten concurrent refunds for %i', async (amount) => {
  const it = await order('other_qris')
  const answers = await Promise.all(Array.from({ length: 10 }, () => it.minta({ jumlah: amount })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await it.diMidtrans()).toEqual([amount])
})

describe('a refund with a lost answer', () => {
  test('that was made: confirmed by the following status query', async () => {
    const it = await order('other_qris')
    await it.spoil('commit-then-drop')
    expect((await it.minta()).body.status).toBe('berhasil')
    expect((await it.read()).status_pembayaran).toBe('refunded')
  })

  test.each(['the timer', 'Periksa pembayaran'])(
    'while the provider is away: %s finds the result later',
    async (who) => {
      const it = await order('other_qris')
      await it.spoil('commit-then-drop')
      await it.spoil('503', 'status')
      expect(await it.minta({ jumlah: 100_000 })).toMatchObject({ status: 200, body: { status: 'belum pasti' } })
      expect(await it.percobaan()).toMatchObject({
        sisa: 202_000,
        pengembalian: [{ status: 'belum pasti', keterangan: 'Midtrans tidak menjawab.' }],
      })
      if (who === 'the timer') {
        expect(await checkPengembalian(shop.deps)).toBe(0)
        later(60_000)
        expect(await checkPengembalian(shop.deps)).toBe(1)
      } else await it.periksa()
      expect(await it.percobaan()).toMatchObject({ sisa: 202_000, pengembalian: [{ status: 'berhasil' }] })
      expect(await it.diMidtrans()).toEqual([100_000])
      expect(await subjectOf(it)).toContain('Dana dikembalikan')
    },
  )

  test('that never arrived: made when a person repeats it', async () => {
    const it = await order('other_qris')
    await it.spoil('500')
    expect((await it.minta()).body.status).toBe('belum pasti')
    expect((await it.minta({ jumlah: 1, sisa: 0 })).body.code).toBe('PENGEMBALIAN_BELUM_PASTI')
    expect(await it.diMidtrans()).toEqual([])
    expect((await it.ulangi()).body).toMatchObject({ status: 'berhasil' })
    expect((await it.ulangi()).body).toMatchObject({ status: 'berhasil' })
    expect(await it.diMidtrans()).toEqual([TOTAL])
    expect(await it.jejak()).toMatchObject([
      { tindakan: 'kembalikan', sesudah: { ulang: true } },
      { tindakan: 'kembalikan', sesudah: { alasan: 'Botol retak' } },
    ])
  })

  test('that was made: not repeated, and a press shows the result', async () => {
    const it = await order('other_qris')
    await it.spoil('commit-then-drop')
    await it.spoil('503', 'status', 2)
    await it.minta({ jumlah: 100_000 })
    expect((await it.ulangi()).body.code).toBe('PEMBAYARAN_TIDAK_TERSEDIA')
    expect((await it.ulangi()).body.status).toBe('berhasil')
    expect(await it.diMidtrans()).toEqual([100_000])
  })

  test('that is repeated ten times at once: made once', async () => {
    const it = await order('other_qris')
    await it.spoil('500')
    await it.minta({ jumlah: 100_000 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => it.ulangi()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await it.diMidtrans()).toEqual([100_000])
    expect(await it.percobaan()).toMatchObject({ pengembalian: [{ status: 'berhasil' }] })
  })

  test('that the provider does not know after a day: given up, and its money is refundable again', async () => {
    const it = await order('other_qris')
    await it.spoil('500')
    await it.minta({ jumlah: 100_000 })
    later(24 * HOUR)
    await signIn()
    await checkPengembalian(shop.deps)
    expect(await it.percobaan()).toMatchObject({
      sisa: TOTAL,
      pengembalian: [{ status: 'ditolak', keterangan: 'Midtrans tidak mencatatnya dalam sehari.' }],
    })
    expect((await it.read()).perhatian).toEqual(['pengembalian dana gagal'])
    expect((await it.minta({ jumlah: 100_000 })).body.status).toBe('berhasil')
    // If the provider lists the refund after all, it counts.
    const [lost] = await it.baris()
    const late = { refundKey: lost?.refund_key ?? '', amount: lost?.jumlah ?? 0, reason: 'Terlambat' }
    await shop.deps.midtrans.refund(it.nomor, late)
    await it.periksa()
    expect((await it.baris()).map(({ status }) => status)).toEqual(['berhasil', 'berhasil'])
    expect(await it.percobaan()).toMatchObject({ dikembalikan: 200_000, sisa: 102_000 })
  })

  test('in a killed shop: stored before the request, and checked later', async () => {
    const it = await order('other_qris')
    const seen: string[] = []
    vi.spyOn(shop.deps.midtrans, 'refund').mockImplementationOnce(async () => {
      seen.push(...(await it.baris()).map(({ status }) => status))
      throw new Error('the process died')
    })
    expect((await it.minta()).status).toBe(500)
    expect(seen).toEqual(['diminta'])
    expect((await it.baris()).map(({ status }) => status)).toEqual(['diminta'])
    later(60_000)
    await checkPengembalian(shop.deps)
    expect((await it.baris()).map(({ status }) => status)).toEqual(['berhasil'])
    expect(await it.diMidtrans()).toEqual([TOTAL])
  })

  test('that is open: blocks its own amount, and other refunds by the provider', async () => {
    const it = await order('other_qris')
    await it.spoil('500')
    await it.minta({ jumlah: 100_000 })
    const manual = { cara: 'manual', sisa: 202_000, bukti: 'BCA 88' } as const
    expect((await it.percobaan()).pilihan_kembali).toEqual([{ cara: 'manual', utuh: false }])
    expect((await it.minta({ jumlah: 1, sisa: 202_000 })).body.code).toBe('PENGEMBALIAN_BELUM_PASTI')
    expect((await it.minta({ ...manual, jumlah: 202_001 })).body.code).toBe('PENGEMBALIAN_BERLEBIH')
    expect((await it.minta({ ...manual, jumlah: 202_000 })).body.status).toBe('manual')
    expect((await it.minta({ ...manual, jumlah: 1, sisa: 0 })).body.code).toBe('PENGEMBALIAN_BELUM_PASTI')
    later(60_000)
    await checkPengembalian(shop.deps)
    expect(await it.percobaan()).toMatchObject({
      dikembalikan: 100_000,
      sisa: 0,
      pengembalian: [{ status: 'berhasil' }, { status: 'manual' }],
    })
  })

  test('that the provider does not answer about: handed to a person within five minutes, until it is known', async () => {
    const it = await order('other_qris')
    const away = new MidtransError('unreachable', 'Sibuk')
    const spies = [
      vi.spyOn(shop.deps.midtrans, 'refund').mockRejectedValue(away),
      vi.spyOn(shop.deps.midtrans, 'getStatus').mockRejectedValue(away),
    ]
    expect((await it.minta({ jumlah: 100_000 })).body.status).toBe('belum pasti')
    const marks: string[][] = []
    for (let minute = 1; minute <= 4; minute++) {
      later(60_000)
      await checkPengembalian(shop.deps)
      marks.push((await it.read()).perhatian)
    }
    expect(marks).toEqual([[], [], [], ['pengembalian dana belum pasti']])
    for (const spy of spies) spy.mockRestore()
    // Now it is the person's: money may have been sent by hand meanwhile.
    later(60_000)
    await checkPengembalian(shop.deps)
    expect(await it.diMidtrans()).toEqual([])
    await it.ulangi()
    expect(await it.read()).toMatchObject({ perhatian: ['uang kembali sebagian'] })
    expect(await it.diMidtrans()).toEqual([100_000])
  })

  /** Ends an open refund while its order is locked, as a concurrent request does. */
  async function endLocked({ orderId }: { orderId: number }, held: Awaited<ReturnType<typeof holdRows>>) {
    await held.untilWaiting(1)
    await sql`WITH akhir AS (
        UPDATE pengembalian SET status = 'ditolak', periksa_pada = NULL
        FROM pembayaran WHERE pembayaran.pembayaran_id = pengembalian.pembayaran_id AND pesanan_id = ${orderId})
      INSERT INTO riwayat_status (pesanan_id, jenis, dari, ke, oleh, waktu)
      SELECT ${orderId}, 'pengembalian', status, 'ditolak', 'admin', ${shop.deps.clock()}
      FROM pengembalian JOIN pembayaran USING (pembayaran_id) WHERE pesanan_id = ${orderId}`.execute(shop.deps.db)
    await held.release()
  }
  const hold = ({ orderId }: { orderId: number }) =>
    holdRows(shop.deps.db, sql`SELECT FROM pesanan WHERE pesanan_id = ${orderId} FOR NO KEY UPDATE`)

  test('that is rejected before its answer: stays rejected', async () => {
    const it = await order('other_qris')
    const away = new MidtransError('unreachable', 'Sibuk')
    let ending: Promise<void> | undefined
    vi.spyOn(shop.deps.midtrans, 'refund').mockImplementationOnce(async () => {
      vi.spyOn(shop.deps.midtrans, 'getStatus').mockRejectedValue(away)
      ending = endLocked(it, await hold(it))
      throw away
    })
    expect((await it.minta({ jumlah: 100_000 })).body.code).toBe('PENGEMBALIAN_DITOLAK')
    await ending
  })

  test('that ends while its order is locked: not handed to a person', async () => {
    const it = await order('other_qris')
    const away = new MidtransError('unreachable', 'Sibuk')
    vi.spyOn(shop.deps.midtrans, 'refund').mockRejectedValue(away)
    vi.spyOn(shop.deps.midtrans, 'getStatus').mockRejectedValue(away)
    await it.minta({ jumlah: 100_000 })
    later(4 * 60_000)
    const held = await hold(it)
    const checking = checkPengembalian(shop.deps)
    await endLocked(it, held)
    await checking
    expect((await it.read()).perhatian).toEqual([])
  })

  test('that the provider refuses when it is sent again: rejected, as a task', async () => {
    const it = await order('other_qris')
    await it.spoil('500')
    await it.minta({ jumlah: 100_000 })
    vi.spyOn(shop.deps.midtrans, 'refund').mockRejectedValueOnce(new MidtransError('refused', 'No balance', 414))
    later(60_000)
    await checkPengembalian(shop.deps)
    expect(await it.percobaan()).toMatchObject({ sisa: TOTAL, pengembalian: [{ status: 'ditolak' }] })
    expect(await it.read()).toMatchObject({ perhatian: ['pengembalian dana gagal'] })
  })

  test('that the provider does not know yet: checked with growing delays', async () => {
    const it = await order('other_qris')
    const away = new MidtransError('unreachable', 'Sibuk')
    const spy = vi.spyOn(shop.deps.midtrans, 'refund').mockRejectedValue(away)
    await it.minta()
    for (const [minutes, found] of [
      [1, 1],
      [0, 0],
      [1, 1],
      [3, 1],
      [1, 0],
      [3, 0],
      [1, 1],
    ] as const) {
      later(minutes * 60_000)
      expect(await checkPengembalian(shop.deps)).toBe(found)
    }
    spy.mockRestore()
    await it.ulangi()
  })
})

test('shows the reason of a rejected refund, and keeps the money in place', async () => {
  const it = await order('other_qris')
  // The whole amount was refunded at the provider, and the shop does not know it yet.
  await shop.sim('pay', { order_id: it.nomor, outcome: 'refund' })
  expect(await it.minta({ jumlah: 100_000 })).toMatchObject({
    status: 409,
    body: { code: 'PENGEMBALIAN_DITOLAK', message: expect.stringContaining('pembayarannya sudah berubah') },
  })
  expect((await it.percobaan()).pengembalian).toMatchObject([{ status: 'ditolak' }])
  expect(await it.read()).toMatchObject({ status_pembayaran: 'refunded' })
  expect(await it.diMidtrans()).toEqual([TOTAL])
})

test("accepts a rejection only together with the provider's payment status", async () => {
  const it = await order('other_qris')
  await it.spoil('401', 'status')
  await it.spoil('401')
  expect((await it.minta()).body.status).toBe('belum pasti')
  vi.spyOn(shop.deps.midtrans, 'refund').mockRejectedValueOnce(
    new MidtransError('refused', 'Duplicate refund key', 406),
  )
  expect((await it.ulangi()).body.status).toBe('belum pasti')
  expect((await it.ulangi()).body.status).toBe('berhasil')
  await it.spoil('401', 'status')
  expect((await it.ulangi()).body.status, 'known without the provider').toBe('berhasil')
})

test("does not repeat a refund made in the provider's dashboard", async () => {
  const it = await order('other_qris')
  await shop.sim('pay', { order_id: it.nomor, outcome: 'partial_refund', amount: 100_000 })
  await it.periksa()
  expect(await it.percobaan()).toMatchObject({ dikembalikan: 100_000, sisa: 202_000, pengembalian: [] })
  expect((await it.minta()).body.code).toBe('SISA_DANA_BERUBAH')
  expect((await it.minta({ jumlah: 202_000, sisa: 202_000 })).body.status).toBe('berhasil')
  expect((await it.read()).status_pembayaran).toBe('refunded')
})

describe('a card that is charged but not settled', () => {
  test('is voided: the order is cancelled and its stock returns', async () => {
    const it = await order('credit_card', 'capture')
    expect(await it.percobaan()).toMatchObject({ sisa: TOTAL, pilihan_kembali: [{ cara: 'batal', utuh: true }] })
    expect((await it.minta({ cara: 'batal' })).body.status).toBe('berhasil')
    await it.periksa()
    expect(await it.read()).toMatchObject({ status_pembayaran: 'cancelled' })
    expect(await it.percobaan()).toMatchObject({ transaction_status: 'cancel', dikembalikan: TOTAL, sisa: 0 })
    expect(await it.stok()).toBe(10)
    const [surat] = (await it.surat()).filter(({ subjek }) => subjek.startsWith('Dana dikembalikan'))
    expect(surat?.teks).toContain('Dana kembali: Rp 302.000, tagihan kartu Anda dibatalkan')
  })

  test('and settles meanwhile: the void is rejected, and a refund is offered', async () => {
    const it = await order('credit_card', 'capture')
    await shop.sim('pay', { order_id: it.nomor, outcome: 'settle' })
    expect((await it.minta({ cara: 'batal' })).body.code).toBe('PENGEMBALIAN_DITOLAK')
    expect((await it.percobaan()).pilihan_kembali[0]).toEqual({ cara: 'midtrans', utuh: false })
    expect((await it.minta()).body.status).toBe('berhasil')
  })
})

describe('a virtual account, which the provider cannot refund', () => {
  const manual = { cara: 'manual', bukti: 'BCA 1234567890, ref 88' } as const

  test('is refunded by hand and stored: partly paid orders get a flag, and fully refunded ones end', async () => {
    const it = await order('bca_va')
    expect(await it.percobaan()).toMatchObject({ sisa: TOTAL, pilihan_kembali: [{ cara: 'manual', utuh: false }] })
    expect((await it.minta({ ...manual, jumlah: 100_000 })).body).toEqual({
      status: 'manual',
      message: 'Pengembalian Rp 100.000 dicatat',
    })
    expect(await it.read()).toMatchObject({ status_pembayaran: 'success', perhatian: ['uang kembali sebagian'] })
    expect((await it.minta({ ...manual, jumlah: 300_000, sisa: 202_000 })).status).toBe(422)
    expect((await it.minta({ ...manual, jumlah: 202_000, sisa: 202_000 })).status).toBe(200)
    expect(await it.read()).toMatchObject({
      status_pembayaran: 'refunded',
      perhatian: ['uang kembali sebagian'],
      dibayar: TOTAL,
      dikembalikan: TOTAL,
      buku: [
        { jumlah: TOTAL, cara: null },
        { jumlah: -100_000, cara: 'manual', oleh: admin.nama, alasan: 'Botol retak' },
        { jumlah: -202_000, cara: 'manual' },
      ],
    })
    expect(await it.percobaan()).toMatchObject({
      dikembalikan: 0,
      sisa: 0,
      pengembalian: [{ jumlah: 100_000, bukti: manual.bukti, oleh: admin.nama }, { jumlah: 202_000 }],
    })
    const surat = (await it.surat()).filter(({ subjek }) => subjek.startsWith('Dana dikembalikan'))
    expect(surat.map(({ teks }) => /Dana kembali: (.+)/.exec(teks)?.[1]).toSorted()).toEqual([
      'Rp 100.000, lewat transfer',
      'Rp 202.000, lewat transfer',
    ])
    const rincian = await shop.call(getPesanan, { params: { orderId: it.nomor } }, { token: it.pembeli.token })
    expect(rincian.body).toMatchObject({ status_pembayaran: 'refunded', dibayar: TOTAL, dikembalikan: TOTAL })
    expect(rincian.body.perjalanan.map(({ teks }: { teks: string }) => teks)).toContain(
      'Dana Rp 202.000 dikembalikan lewat transfer.',
    )
    // The provider still reports the transaction as paid, without effect.
    await it.periksa()
    expect(await it.read()).toMatchObject({ status_pembayaran: 'refunded', perhatian: ['uang kembali sebagian'] })
    expect(await subjectOf(it)).not.toContain('Dana pesanan dikembalikan')
  })

  test('leaves no bank account behind when its buyer is deleted', async () => {
    const it = await order('bca_va')
    await it.minta({ ...manual, jumlah: 100_000 })
    const body = { perhatian: 'uang kembali sebagian', alasan: 'Sudah ditransfer' }
    await shop.call(resolvePerhatian, { params: it.params, body }, auth())
    const before = { status_pesanan: 'Menunggu Respon', kurir: '', resi: '' } as const
    const finished = { ...before, status_pesanan: 'Pesanan Selesai', sebelum: before } as const
    await shop.call(processPesanan, { params: it.params, body: finished }, auth())
    const deletion = await shop.call(deletePengguna, { params: { userId: it.pembeli.pengguna_id } }, auth())
    expect(deletion.status).toBe(200)
    expect((await it.percobaan()).pengembalian).toMatchObject([{ jumlah: 100_000, bukti: '' }])
    expect(JSON.stringify(await it.jejak())).not.toContain('1234567890')
  })

  test('is refunded once for ten concurrent requests', async () => {
    const it = await order('bca_va')
    const answers = await Promise.all(Array.from({ length: 10 }, () => it.minta({ ...manual, jumlah: 100_000 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await it.percobaan()).pengembalian).toHaveLength(1)
  })
})

test('refunds money that came for missing stock, and lets the flag be removed', async () => {
  const it = await order('other_qris', 'expire')
  await setStok(shop.deps.db, shop.deps.clock(), it.produkId, 1)
  await it.pay('settle', 'other_qris')
  expect(await it.read()).toMatchObject({ status_pembayaran: 'success', perhatian: ['lunas tanpa stok'] })
  expect((await it.minta()).body.status).toBe('berhasil')
  expect((await it.read()).status_pembayaran).toBe('refunded')
  expect(await it.stok()).toBe(1)
  const body = { perhatian: 'lunas tanpa stok', alasan: 'Dana dikembalikan' }
  expect((await shop.call(resolvePerhatian, { params: it.params, body }, auth())).status).toBe(200)
})

test.each([
  ['gopay', 'midtrans', 'berhasil', TOTAL],
  ['permata_va', 'manual', 'manual', 0],
] as const)(
  'refunds the second of two payments for one order, by %s, and keeps the order paid by the first',
  async (method, way, status, dikembalikan) => {
    const it = await order('bca_va', 'pending')
    // Clears the token of the page that issued the account, so that a second page is opened.
    await shop.deps.db
      .updateTable('pembayaran')
      .set({ snap_token: null })
      .where('pesanan_id', '=', it.orderId)
      .execute()
    await shop.call(payPesanan, { params: { orderId: it.nomor } }, { token: it.pembeli.token })
    const secondToken = `${it.nomor}-2`
    await it.pay('settle')
    await shop.sim('pay', { order_id: secondToken, outcome: 'settle', method })
    await it.periksa()
    expect((await it.read()).perhatian).toEqual(['dibayar dua kali'])
    expect((await it.minta({ percobaan: secondToken, cara: way, bukti: 'BCA 88' })).body.status).toBe(status)
    const pesanan = await it.read()
    expect(pesanan).toMatchObject({ status_pembayaran: 'success', perhatian: ['dibayar dua kali'] })
    expect(pesanan.pembayaran).toMatchObject([
      { sisa: TOTAL, pengembalian: [] },
      { sisa: 0, dikembalikan, pengembalian: [{ status, bukti: way === 'manual' ? 'BCA 88' : '' }] },
    ])
    expect(await subjectOf(it)).toContain('Dana dikembalikan')
  },
)

describe('goods returned with the refund', () => {
  const one = (it: Order, amount = 1) => ({
    barang: [{ urutan: 0, jumlah: amount }],
    rak: [{ produkId: it.produkId, jumlah: amount }],
  })

  test("return to the shelf, with the administrator's name in ledger, stock and history", async () => {
    const it = await order('other_qris')
    expect(await it.read()).toMatchObject({ items: [{ urutan: 0, kembali: 0 }], bagian: [{ dipegang: 2, kembali: 0 }] })
    expect((await it.minta({ jumlah: 145_000, ...one(it) })).body.status).toBe('berhasil')
    expect(await it.stok()).toBe(9)
    const pesanan = await it.read()
    const { nama } = pesanan.items[0]
    expect(pesanan).toMatchObject({
      status_pembayaran: 'success',
      dibayar: TOTAL,
      dikembalikan: 145_000,
      items: [{ kembali: 1 }],
      bagian: [{ dipegang: 1, kembali: 1 }],
      buku: [
        { jumlah: TOTAL, cara: null, barang: [], rak: [] },
        {
          jumlah: -145_000,
          cara: 'midtrans',
          barang: [{ nama, jumlah: 1 }],
          rak: [{ nama, jumlah: 1 }],
          oleh: admin.nama,
        },
      ],
    })
    expect(pesanan.riwayat).toContainEqual(
      expect.objectContaining({ jenis: 'pengembalian', ke: 'rak', nama: admin.nama, keterangan: `1 × ${nama}` }),
    )
    const { body: mutasi } = await shop.call(listMutasiStok, { query: { produkId: it.produkId } }, auth())
    expect(mutasi[0]).toMatchObject({ perubahan: 1, alasan: 'kembali', keterangan: 'Botol retak', oleh: admin.nama })

    // A refund cannot bring back more than the order took.
    const again = { jumlah: 1, sisa: 157_000 }
    expect((await it.minta({ ...again, ...one(it, 2) })).body).toMatchObject({
      code: 'BARANG_KEMBALI_BERLEBIH',
      message: `Maksimal 1 ${nama} bisa dikembalikan. Kurangi jumlahnya.`,
    })
    expect((await it.minta({ ...again, rak: [{ produkId: it.produkId, jumlah: 2 }] })).body.code).toBe('RAK_BERLEBIH')
    expect((await it.minta({ ...again, rak: [{ produkId: 999_999, jumlah: 1 }] })).body.code).toBe('RAK_BERLEBIH')
    expect((await it.minta({ ...again, barang: [{ urutan: 7, jumlah: 1 }] })).body.code).toBe('BARANG_KEMBALI_BERLEBIH')

    // A refund of the rest brings back all remaining lines; the shelf is corrected by hand.
    expect((await it.minta({ jumlah: 157_000, sisa: 157_000 })).body.status).toBe('berhasil')
    expect(await it.read()).toMatchObject({ status_pembayaran: 'refunded', items: [{ kembali: 2 }] })
    expect(await it.stok()).toBe(9)
  })

  test('stay where they are while the refund is uncertain, and for ever if the provider rejects it', async () => {
    const it = await order('other_qris')
    await it.spoil('500')
    expect((await it.minta({ jumlah: 145_000, ...one(it) })).body.status).toBe('belum pasti')
    expect(await it.stok()).toBe(8)
    expect((await it.ulangi()).body.status).toBe('berhasil')
    expect(await it.stok()).toBe(9)
    await it.periksa()
    expect(await it.stok()).toBe(9)

    const rejected = await order('other_qris')
    await shop.sim('pay', { order_id: rejected.nomor, outcome: 'refund' })
    expect((await rejected.minta({ ...one(rejected) })).body.code).toBe('PENGEMBALIAN_DITOLAK')
    expect(await rejected.stok()).toBe(8)
  })

  test('do not return to a shelf that they never left, nor with a void, which releases them', async () => {
    const without = await order('other_qris', 'expire')
    await setStok(shop.deps.db, shop.deps.clock(), without.produkId, 1)
    await without.pay('settle', 'other_qris')
    expect((await without.minta({ ...one(without) })).body.code).toBe('RAK_BERLEBIH')
    expect((await without.minta({ barang: [{ urutan: 0, jumlah: 2 }] })).body.status).toBe('berhasil')

    const kartu = await order('credit_card', 'capture')
    expect((await kartu.minta({ cara: 'batal', ...one(kartu) })).body.code).toBe('RAK_BERLEBIH')
    expect((await kartu.minta({ cara: 'batal' })).body.status).toBe('berhasil')
    expect(await kartu.stok()).toBe(10)
  })

  test('return once for ten concurrent refunds by hand', async () => {
    const it = await order('bca_va')
    const manual = { cara: 'manual', bukti: 'BCA 88', jumlah: 145_000, ...one(it) } as const
    const answers = await Promise.all(Array.from({ length: 10 }, () => it.minta(manual)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await it.stok()).toBe(9)
  })
})

describe('a fully refunded order', () => {
  const manual = { cara: 'manual', bukti: 'BCA 88' } as const
  const BEFORE = { status_pesanan: 'Menunggu Respon', kurir: '', resi: '' } as const
  const proses = (it: Order) =>
    shop.call(
      processPesanan,
      { params: it.params, body: { ...BEFORE, status_pesanan: 'Sedang Di Proses', sebelum: BEFORE } },
      auth(),
    )

  test.each([
    ['by hand', 'bca_va', async (it: Order) => it.minta(manual)],
    ['by the provider', 'other_qris', async (it: Order) => it.minta()],
    [
      'by hand and by the provider',
      'other_qris',
      async (it: Order) => {
        await it.minta({ ...manual, jumlah: 2000 })
        await it.minta({ jumlah: 300_000, sisa: 300_000 })
      },
    ],
    [
      'by the provider and by hand',
      'other_qris',
      async (it: Order) => {
        await it.minta({ jumlah: 300_000 })
        await it.minta({ ...manual, jumlah: 2000, sisa: 2000 })
      },
    ],
    [
      "in the provider's dashboard",
      'other_qris',
      async (it: Order) => {
        await shop.sim('pay', { order_id: it.nomor, outcome: 'refund' })
        await it.periksa()
      },
    ],
  ] as const)('%s is not paid, is not processed, and is not counted', async (_, method, giveBack) => {
    const it = await order(method)
    await giveBack(it)
    expect(await it.read()).toMatchObject({ status_pembayaran: 'refunded', dibayar: TOTAL, dikembalikan: TOTAL })
    expect(await proses(it)).toMatchObject({
      status: 409,
      body: {
        code: 'PESANAN_DANA_KEMBALI',
        message:
          'Dana pesanan ini sudah dikembalikan seluruhnya, jadi tidak bisa diproses. Minta pembeli memesan lagi.',
      },
    })
    const rincian = await shop.call(getPesanan, { params: { orderId: it.nomor } }, { token: it.pembeli.token })
    expect(rincian.body).toMatchObject({ status_pembayaran: 'refunded', dibayar: TOTAL, dikembalikan: TOTAL })
  })

  test('is the last of two payments, too, if the other one was refunded by hand', async () => {
    const it = await order('bca_va', 'pending')
    await shop.deps.db
      .updateTable('pembayaran')
      .set({ snap_token: null })
      .where('pesanan_id', '=', it.orderId)
      .execute()
    await shop.call(payPesanan, { params: { orderId: it.nomor } }, { token: it.pembeli.token })
    const secondToken = `${it.nomor}-2`
    await it.pay('settle')
    await shop.sim('pay', { order_id: secondToken, outcome: 'settle', method: 'gopay' })
    await it.periksa()
    expect(await it.read()).toMatchObject({ dibayar: 2 * TOTAL, dikembalikan: 0 })
    const { token } = await buildAdmin(shop.deps.db, shop.deps.clock(), 'pesanan')
    expect((await it.minta(manual, token)).body.status).toBe('manual')
    expect(await it.read()).toMatchObject({ status_pembayaran: 'success', dikembalikan: TOTAL })
    expect((await it.minta({ percobaan: secondToken }, token)).body.status).toBe('berhasil')
    expect(await it.read()).toMatchObject({ status_pembayaran: 'refunded', dikembalikan: 2 * TOTAL })
  })

  test('still lets its parcel be sent after a part, and shows it to the buyer', async () => {
    const it = await order('bca_va')
    await it.minta({ ...manual, jumlah: 2000 })
    expect((await proses(it)).status).toBe(200)
    const [surat] = (await it.surat()).filter(({ subjek }) => subjek.startsWith('Pesanan sedang disiapkan'))
    expect(surat?.teks).toContain('Dikembalikan Rp 2.000 dari Rp 302.000')
  })
})

describe('the office cancels an order', () => {
  const cancelled = (it: Order, token = admin.token) => shop.call(cancelPesananAdmin, { params: it.params }, { token })

  test("if it is not paid: at the provider too, with the administrator's name", async () => {
    const it = await order('bca_va', 'pending')
    expect(await cancelled(it)).toMatchObject({
      status: 200,
      body: { status_pembayaran: 'cancelled', message: 'Pesanan dibatalkan.' },
    })
    expect((await it.percobaan()).transaction_status).toBe('cancel')
    expect(await it.stok()).toBe(10)
    const pesanan = await it.read()
    expect(pesanan.bagian).toMatchObject([{ dipegang: 0, kembali: 0 }])
    expect(pesanan.riwayat.at(-1)).toMatchObject({ ke: 'cancelled', oleh: 'admin' })
    expect((await cancelled(it)).status).toBe(200)
    expect(await it.jejak()).toMatchObject([
      { tindakan: 'status', oleh: admin.nama, sesudah: { status_pembayaran: 'cancelled' } },
    ])
    expect(await subjectOf(it)).toContain('Pesanan dibatalkan')
  })

  test('only while it is unpaid and the provider is reachable', async () => {
    const lunas = await order('other_qris')
    expect((await cancelled(lunas)).body.code).toBe('PESANAN_TIDAK_DAPAT_DIBATALKAN')
    const it = await order('bca_va', 'pending')
    await it.spoil('500', 'status')
    expect((await cancelled(it)).body.code).toBe('PEMBAYARAN_TIDAK_TERSEDIA')
    expect((await it.read()).status_pembayaran).toBe('pending')
    expect(await it.jejak()).toEqual([])
  })

  test('only if it exists', async () => {
    const answer = await shop.call(cancelPesananAdmin, { params: { orderId: 999_999 } }, auth())
    expect(answer.body.code).toBe('PESANAN_TIDAK_ADA')
  })
})
