import { sql } from 'kysely'
import { findRecords } from '#contract/dasbor/find-admin.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { openFolder } from '#tools/bench/at-exit.ts'
import { openFilledShop } from '#tools/bench/filled-shop.ts'
import type { Figure, Scenario } from '#tools/bench/scenario.ts'

const UKURAN = { pesanan: 100_000, pengguna: 20_000, produk: 1_000 }
const ROUNDS = 20
/** Requests that are not counted. */
const WARM_UP = 3
const GOAL_MS = 100

/** Texts of the records that a round searches for. */
interface Sample {
  nomor: string
  nama: string
  email: string
  no_hp: string
  produk: string
  lot: string
}

/** Swaps two letters in the middle. */
function mistype(word: string): string {
  const at = Math.floor(word.length / 2)
  return `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`
}
const words = (text: string, from: number, to: number) => text.split(' ').slice(from, to).join(' ')

const KINDS: Record<string, (sample: Sample) => string> = {
  'number of an order': ({ nomor }) => nomor,
  'number of an order, its beginning': ({ nomor }) => nomor.slice(0, 8),
  'number of an order, mistyped': ({ nomor }) => mistype(nomor),
  'first name': ({ nama }) => words(nama, 0, 1),
  'first name, mistyped': ({ nama }) => mistype(words(nama, 0, 1)),
  'full name': ({ nama }) => words(nama, 0, 2),
  'full name, mistyped': ({ nama }) => `${words(nama, 0, 1)} ${mistype(words(nama, 1, 2))}`,
  'e-mail address': ({ email }) => email,
  'e-mail address, its beginning': ({ email }) => email.split('@')[0] ?? '',
  'e-mail address, mistyped': ({ email }) => email.replace('petani', 'petanni'),
  'e-mail address, domain mistyped': ({ email }) => email.replace('contoh', 'conto'),
  'phone number': ({ no_hp }) => no_hp,
  'phone number, mistyped': ({ no_hp }) => `${no_hp.slice(0, 5)}77${no_hp.slice(5)}`,
  product: ({ produk }) => words(produk, 0, 2),
  'product, mistyped': ({ produk }) => `${words(produk, 0, 1)} ${mistype(words(produk, 1, 2))}`,
  'number of a lot': ({ lot }) => lot,
  'name of a package': () => 'Paket 1',
  'nothing found, one word': () => 'xylofonq',
  'nothing found, five words': () => 'tidak ada yang begini xylofonq',
}

/** Measures the office's search for anything. */
export const find: Scenario = {
  name: 'find',
  slow: true,
  description: `A shop with ${UKURAN.pesanan.toLocaleString('en')} orders: the office's search for anything, by kind of question, each time with another record.`,
  async run() {
    const { folder, remove } = openFolder()
    const embedded = await startEmbedded(folder, { info() {}, warn: console.warn, error: console.error })
    const toko = await openFilledShop(embedded.url, 'find', UKURAN, new Date())
    try {
      const headers = { authorization: `Bearer ${await toko.openSesi(1, 'kantor')}` }
      const { rows } = await sql<Sample>`
        SELECT midtrans_order_id AS nomor, pengguna.nama, email, pengguna.no_hp, produk.nama AS produk, lot.nomor AS lot
        FROM generate_series(1, ${WARM_UP + ROUNDS}) i JOIN pesanan ON pesanan_id = i * 3501 JOIN pengguna USING (pengguna_id)
        JOIN produk ON produk_id = i * 37 JOIN lot ON lot_id = i * 131`.execute(toko.db)
      const figures: Figure[] = []
      for (const [name, queryOf] of Object.entries(KINDS)) {
        const subject: number[] = []
        for (const sample of rows) {
          subject.push(await toko.ask({ url: findRecords.path, query: { q: queryOf(sample) }, headers }))
        }
        figures.push({ name, unit: 'ms', subject: subject.slice(WARM_UP), goal: { max: GOAL_MS } })
      }
      return figures
    } finally {
      await toko.close()
      await embedded.stop()
      remove()
    }
  },
}
