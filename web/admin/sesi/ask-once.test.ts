import { expect, test } from 'vitest'
import type { PermintaanOutcome } from '#contract/permintaan/admin.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { askAgain, askOnce, TEXTS } from './ask-once.ts'

/** Point at which the response is lost; `tiba`: it arrives. */
type RunningUpload = 'tiba' | 'hilang sesudah' | 'hilang sebelum' | 'mati di tengah'

const LOST = new ApiError('', { code: 'NO_RESPONSE' })

/** Returns a fake shop with idempotency keys behind an unreliable connection. */
function shape() {
  const rows = new Map<string, { content?: string; jawaban?: { message: string } }>()
  const keys: string[] = []
  const said: (string | undefined)[] = []
  const done: string[] = []
  const shop = {
    jalan: 'tiba' as RunningUpload,
    /** False if status requests fail before they reach the shop. */
    isAda: true,
    /** False if the responses of status requests are lost. */
    isHeard: true,
    keys,
    said,
    done,
    press: (text: string, place: string) =>
      askOnce(place, text, {
        async ask(kunci) {
          keys.push(kunci)
          if (shop.jalan === 'hilang sebelum') throw LOST
          const row = rows.get(kunci)
          if (row && row.content === undefined)
            throw new ApiError('batal', { status: 409, code: 'PERMINTAAN_DIBATALKAN' })
          if (row && row.content !== text) throw new ApiError('lain', { status: 422, code: 'KUNCI_LAIN_ISI' })
          if (row && !row.jawaban) throw new ApiError('sudah', { status: 409, code: 'PERMINTAAN_SUDAH_DIKERJAKAN' })
          const jawaban = { message: `Berhasil: ${text}` }
          if (!row) {
            done.push(text)
            rows.set(kunci, { content: text, ...(shop.jalan !== 'mati di tengah' && { jawaban }) })
          }
          if (shop.jalan !== 'tiba') throw LOST
          return jawaban
        },
        async settle(kunci): Promise<PermintaanOutcome> {
          if (!shop.isAda) throw LOST
          const row = rows.get(kunci) ?? {}
          rows.set(kunci, row)
          if (!shop.isHeard) throw LOST
          if (row.content === undefined) return { keadaan: 'batal', status: null, jawaban: null }
          return { keadaan: 'selesai', status: row.jawaban ? 200 : null, jawaban: row.jawaban ?? null }
        },
        say: (state) => said.push(state),
        wait: async () => {},
      }),
  }
  return shop
}

let counter = 0
const placeOf = () => `form ${++counter}`
/** Returns the text that the screen shows. */
const read = (answer: Promise<{ message: string }>) =>
  answer.then(
    ({ message }) => message,
    (error: unknown) => errorText(error, { answered: 'Gagal menyimpan' }),
  )

test.each([
  ['tiba', 'Berhasil: A', []],
  ['hilang sesudah', 'Berhasil: A', ['menanya', 'tersimpan']],
  ['mati di tengah', 'Sudah tersimpan', ['menanya', 'tersimpan']],
  ['hilang sebelum', 'Gagal menyimpan. Belum tersimpan. Coba lagi.', ['menanya', undefined]],
] as const)('shows after an answer that is %s %j', async (path, text, said) => {
  const shop = shape()
  shop.jalan = path
  expect(await read(shop.press('A', placeOf()))).toBe(text)
  expect(shop.said.slice(1)).toEqual(said)
  expect(shop.done).toEqual(path === 'hilang sebelum' ? [] : ['A'])
})

for (const [path, text, sent] of [
  ['hilang sesudah', 'Berhasil: A', TEXTS.previous],
  ['mati di tengah', 'Sudah tersimpan', TEXTS.previous],
  ['hilang sebelum', 'Berhasil: A', 'Berhasil: B'],
] as const) {
  test(`${path}, without any answer, a repeat is done once`, async () => {
    const [shop, form] = [shape(), placeOf()]
    Object.assign(shop, { jalan: path, isAda: false })
    expect(await read(shop.press('A', form))).toBe(TEXTS.uncertain)
    expect(shop.said.at(-1), 'it does not go on asking').toBeUndefined()
    Object.assign(shop, { jalan: 'tiba', isAda: true })
    expect(await read(shop.press('A', form))).toBe(text)
    expect(shop.done).toEqual(['A'])
    expect(new Set(shop.keys).size, 'the same wish has the same key').toBe(1)
  })

  test(`${path}, without any answer, another press first reports the outcome of the first`, async () => {
    const [shop, form] = [shape(), placeOf()]
    Object.assign(shop, { jalan: path, isAda: false })
    await read(shop.press('A', form))
    expect(await read(shop.press('B', form)), 'while nobody knows, nothing else is sent').toBe(TEXTS.uncertain)
    Object.assign(shop, { jalan: 'tiba', isAda: true })
    expect(await read(shop.press('B', form))).toBe(sent)
    const isBefore = sent === TEXTS.previous
    expect(shop.done).toEqual(isBefore ? ['A'] : ['B'])
    if (isBefore) expect(await read(shop.press('B', form))).toBe('Berhasil: B')
  })
}

test('a repeat is done once if the answer to the query was lost as well', async () => {
  const [shop, form] = [shape(), placeOf()]
  Object.assign(shop, { jalan: 'hilang sebelum', isHeard: false })
  expect(await read(shop.press('A', form))).toBe(TEXTS.uncertain)
  Object.assign(shop, { jalan: 'tiba', isHeard: true })
  expect(await read(shop.press('A', form))).toBe('Berhasil: A')
  expect(shop.done).toEqual(['A'])
})

test('a repeat after a success is a new request', async () => {
  const [shop, form] = [shape(), placeOf()]
  await shop.press('A', form)
  await shop.press('A', form)
  expect(shop.done).toEqual(['A', 'A'])
})

test('two presses at the same moment are one request', async () => {
  const [shop, form] = [shape(), placeOf()]
  await Promise.all([shop.press('A', form), shop.press('A', form)])
  expect(shop.done).toEqual(['A'])
})

test('a rejection is certain, and needs no query', async () => {
  const form = placeOf()
  const refusal = new ApiError('Nama kategori ini sudah ada. Pakai nama lain.', {
    status: 409,
    code: 'KATEGORI_SUDAH_ADA',
  })
  const answer = askOnce(form, 'A', {
    ask: () => Promise.reject(refusal),
    settle: () => Promise.reject(new Error('asked')),
    say: () => {},
    wait: async () => {},
  })
  await expect(answer).rejects.toBe(refusal)
})

test.each([
  ['nothing', LOST],
  ['a proxy', new ApiError('', { status: 502 })],
  ['a failure', new ApiError('Rusak.', { status: 500, code: 'INTERNAL' })],
  ['an unavailable shop', new ApiError('Sibuk.', { status: 503, code: 'SERVICE_UNAVAILABLE' })],
  ['a success without JSON', new ApiError('', { status: 200 })],
  ['a failure of another server', new ApiError('', { status: 500, code: 'NO_CODE' })],
])('%s is no answer, so the server is queried', async (_, failure) => {
  const asked: string[] = []
  const answer = await askOnce(placeOf(), 'A', {
    ask: () => Promise.reject(failure),
    async settle(kunci) {
      asked.push(kunci)
      return { keadaan: 'selesai', status: 200, jawaban: { message: 'Berhasil' } }
    },
    say: () => {},
    wait: async () => {},
  })
  expect(answer).toEqual({ message: 'Berhasil' })
  expect(asked).toHaveLength(1)
})

test('a rejection whose answer was lost is reported as one', async () => {
  const jawaban = { message: 'Midtrans menolak pengembalian ini: saldo', code: 'PENGEMBALIAN_DITOLAK' }
  const answer = askOnce(placeOf(), 'A', {
    ask: () => Promise.reject(LOST),
    settle: async () => ({ keadaan: 'selesai', status: 409, jawaban }),
    say: () => {},
    wait: async () => {},
  })
  await expect(answer).rejects.toMatchObject({ ...jawaban, status: 409 })
})

test('a harmless request is sent once more, and then reported as harmless', async () => {
  let calls = 0
  const work = (needed: number) => async () => {
    if (++calls < needed) throw LOST
    return 'Berhasil'
  }
  expect(await askAgain(work(2), async () => {})).toBe('Berhasil')
  calls = 0
  const failed = await askAgain(work(3), async () => {}).catch((error: unknown) => error)
  expect(errorText(failed, { answered: 'Gagal memeriksa' })).toBe(`Gagal memeriksa. ${TEXTS.safeToRepeat}`)
})
