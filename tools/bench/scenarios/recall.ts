import { findRecords } from '#contract/dasbor/find-admin.ts'
import { getPenarikan, listNumberedLot, listPenerima } from '#contract/karantina/recall-admin.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { openFolder } from '#tools/bench/at-exit.ts'
import { openFilledShop } from '#tools/bench/filled-shop.ts'
import type { Figure, Scenario } from '#tools/bench/scenario.ts'

/** Size of the shop. With few products, thousands of buyers have units of one lot. */
const UKURAN = { pesanan: 100_000, pengguna: 20_000, produk: 5 }
const GOAL_MS = 300

const SCREENS: { name: string; url: string; query: Record<string, string> }[] = [
  { name: 'a number among all lots', url: listNumberedLot.path, query: { q: 'l1-' } },
  { name: 'how much of it is where', url: getPenarikan.path.replace('{lotId}', '1'), query: {} },
  { name: 'who has it, first page', url: listPenerima.path, query: { lotId: '1' } },
  { name: 'who has it, page 50', url: listPenerima.path, query: { lotId: '1', page: '50' } },
  { name: 'anything by a name', url: findRecords.path, query: { q: 'budi' } },
  { name: 'anything by an e-mail address', url: findRecords.path, query: { q: 'petani777@contoh.id' } },
  { name: 'who has to be called', url: listPenerima.path, query: { lotId: '1', kabar: 'telepon' } },
]

/** Measures the time from a lot number to the list of its buyers. */
export const recall: Scenario = {
  name: 'recall',
  slow: true,
  description: `A shop with ${UKURAN.pesanan.toLocaleString('en')} orders of ${UKURAN.produk} products: from the number of a lot to its buyers.`,
  async run({ rounds }) {
    const { folder, remove } = openFolder()
    const embedded = await startEmbedded(folder, { info() {}, warn: console.warn, error: console.error })
    const toko = await openFilledShop(embedded.url, 'recall', UKURAN, new Date())
    try {
      const headers = { authorization: `Bearer ${await toko.openSesi(1, 'kantor')}` }
      const { total } = await toko.db
        .selectFrom('pesanan_lot')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('lot_id', '=', 1)
        .executeTakeFirstOrThrow()
      const figures: Figure[] = [{ name: 'orders with the lot', unit: '', subject: [total] }]
      for (const { name, ...asked } of SCREENS) {
        const subject: number[] = []
        for (let round = -2; round < rounds; round++) {
          const ms = await toko.ask({ ...asked, headers })
          if (round >= 0) subject.push(ms)
        }
        figures.push({ name, unit: 'ms', subject, goal: { max: GOAL_MS } })
      }
      return figures
    } finally {
      await toko.close()
      await embedded.stop()
      remove()
    }
  },
}
