import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createProduk } from '#contract/katalog/produk-admin.ts'
import { settlePermintaan } from '#contract/permintaan/admin.ts'
import { createDb } from '#server/db/client.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { buildAdmin, buildKategori } from '#server/testing/build-rows.ts'
import { freePort } from '#server/testing/processes/free-port.ts'
import { startShopProcess } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { ask } from './ask.ts'
import { newChance, report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { Tally } from './tally.ts'

/*
 * The office adds products while the shop's process is killed repeatedly, at any moment.
 * Without an answer, the desk retries or queries the state of the request, as the screens do.
 * In the end every product reported as saved exists once, and none that was reported as not saved.
 */

const { kills, desks } = sizeOf({ short: { kills: 2, desks: 6 }, long: { kills: 50, desks: 12 } })
/** Maximum number of products added per shop process. The next ones are in progress at the kill. */
const LIFE = 60
const RETRY_MS = 200

const chance = newChance()
const tally = new Tally()

test(
  `a product exists once, or was reported as missing, if the shop is killed ${kills} times under ${desks} desks`,
  async () => {
    const [folder, database, port] = [makeTempFolder(), await createTestDatabase(), await freePort()]
    const db = createDb(database.url)
    const now = new Date()
    const [{ token }, { kategori_id }] = [await buildAdmin(db, now), await buildKategori(db)]
    const settings = { DATABASE_URL: database.url, PORT: `${port}`, SIMULATOR_PORT: `${await freePort()}` }
    let shop = await startShopProcess(folder, settings)
    onTestFinished(async () => {
      shop.child.kill('SIGKILL')
      await shop.ended
      await db.destroy()
      await database.drop()
      removeTempFolder(folder)
    })
    await shop.ready()

    /** Adds a product. @returns true if the answer confirms it */
    async function add(name: string): Promise<boolean> {
      const kunci = chance.uuid()
      for (;;) {
        const said = await press(shop.url, token, kunci, { nama: name, harga: '5000', kategoriId: `${kategori_id}` })
        tally.add(`saved ${said}`)
        if (said === 201 || said === 'PERMINTAAN_SUDAH_DIKERJAKAN') return true
        // An earlier state query canceled the request; its response was lost.
        if (said === 'PERMINTAAN_DIBATALKAN') return false
        if (chance.next() < 0.5) {
          const path = settlePermintaan.path.replace('{kunci}', kunci)
          const outcome = await ask(shop.url + path, { method: 'POST', token })
          tally.add(outcome.status === 200 ? `told ${outcome.body.keadaan}` : `not told ${outcome.status}`)
          if (outcome.status === 200) return outcome.body.keadaan === 'selesai'
        }
        await delay(RETRY_MS)
      }
    }

    let isOver = false
    const told = new Map<string, boolean>()
    const crowd = Promise.all(
      Array.from({ length: desks }, async (_, desk) => {
        for (let at = 0; !isOver; at++) {
          const name = `Produk ${desk}-${at}`
          told.set(name, await add(name))
        }
      }),
    )
    for (let kill = 1; kill <= kills; kill++) {
      const enough = tally.of('saved 201') + Math.ceil(chance.next() * LIFE)
      await waitFor('enough products', async () => tally.of('saved 201') >= enough, 60_000)
      shop.child.kill('SIGKILL')
      await shop.ended
      shop = await startShopProcess(folder, settings)
      await shop.ready()
    }
    isOver = true
    await crowd

    const rows = await db
      .selectFrom('produk')
      .select(({ fn }) => ['nama', fn.countAll<number>().as('banyak')])
      .groupBy('nama')
      .execute()
    const there = new Map(rows.map(({ nama, banyak }) => [nama, banyak]))
    expect([...told].filter(([name, isSaved]) => (there.get(name) ?? 0) !== Number(isSaved))).toEqual([])
    expect(there.size, 'nothing that nobody was told of').toBe([...told.values()].filter(Boolean).length)
    expect(await findViolations(db)).toEqual([])
    report('lost answers', { ...tally.toJSON(), kills, products: there.size })
  },
  TIMEOUT_MS,
)

async function press(
  url: string,
  token: string,
  kunci: string,
  input: Record<string, string>,
): Promise<string | number> {
  const body = new FormData()
  for (const [name, value] of Object.entries(input)) body.set(name, value)
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': kunci }
  try {
    const answer = await fetch(url + createProduk.path, { method: 'POST', headers, body })
    return answer.status === 409 ? (await answer.json()).code : answer.status
  } catch {
    return 'no answer'
  }
}
