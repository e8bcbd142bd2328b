import type { Db } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { newVapidKeys, type VapidKeys } from './vapid.ts'

const find = (db: Db) => db.selectFrom('kunci_vapid').select(['publik', 'rahasia']).executeTakeFirst()

/** Returns the public key of the shop. Makes the pair at the first use; of concurrent instances one wins. */
export async function publicVapidKey({ db, kunci, clock }: Pick<Deps, 'db' | 'kunci' | 'clock'>): Promise<Buffer> {
  const found = await find(db)
  if (found) return found.publik
  const { publicKey, privateKey } = newVapidKeys()
  await db
    .insertInto('kunci_vapid')
    .values({ publik: publicKey, rahasia: await kunci.seal(privateKey.toString('base64url')), dibuat: clock() })
    .onConflict((conflict) => conflict.column('tunggal').doNothing())
    .execute()
  return (await db.selectFrom('kunci_vapid').select('publik').executeTakeFirstOrThrow()).publik
}

/** Returns the pair; undefined before the first subscription. @throws if the key in the data folder is another one */
export async function vapidKeys({ db, kunci }: Pick<Deps, 'db' | 'kunci'>): Promise<VapidKeys | undefined> {
  const found = await find(db)
  return found && { publicKey: found.publik, privateKey: Buffer.from(await kunci.open(found.rahasia), 'base64url') }
}
