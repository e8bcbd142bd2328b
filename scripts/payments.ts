import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { environmentOf, loadConfig } from '#server/config.ts'
import { createDb } from '#server/db/client.ts'
import { findEmbedded } from '#server/db/embedded/start-embedded.ts'
import { requeryAttempts } from '#server/features/pembayaran/bayar/ask-again.ts'
import { nomorInText } from '#server/features/pesanan/nomor-pesanan.ts'
import { openConnections } from '#server/features/sambungan/connections.ts'
import { keyIn, secretKunci } from '#server/kernel/secret-kunci.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import { tellFailure } from './terminal.ts'

/*
 * `npm run payments -- <file>`: queries Midtrans for every order number in a file, for example an export of its dashboard, and
 * sends the results to the running shop. Recovers payments from the hours that a database restore lost.
 */

try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file] = positionals
  if (!file || positionals.length > 1)
    throw new StartError('Pakai: npm run payments -- <berkas transaksi dari dasbor Midtrans>')
  const orderIds = nomorInText(await readFile(file, 'utf8'))
  if (orderIds.length === 0) throw new StartError(`Tidak ada nomor pesanan (KS-…) di ${file}.`)

  const config = loadConfig()
  const { databaseUrl, databaseDirectUrl, dataDir } = config
  const url = databaseDirectUrl ?? databaseUrl ?? (await findEmbedded(dataDir))
  if (!url)
    throw new StartError(`Toko di folder ${dataDir} sedang tidak berjalan; jalankan dulu, atau isi DATABASE_URL.`)
  const db = createDb(url, { max: 4, isLimited: false })
  const known = await requery().finally(() => db.destroy())
  console.log(`${orderIds.length} nomor ditanyakan ke Midtrans, ${known} dikenal dan diserahkan ke toko.`)
  console.log('Uang tanpa pesanan muncul di menu Uang Titipan dan di npm run doctor dalam semenit.')

  async function requery() {
    const { settings, ...connections } = await openConnections({
      db,
      kunci: secretKunci(keyIn(dataDir)),
      log: console,
      environment: environmentOf(config),
      folder: join(dataDir, 'surat'),
    })
    return requeryAttempts({ db, clock: () => new Date(), midtrans: connections.midtrans, settings }, orderIds)
  }
} catch (error) {
  tellFailure(
    error instanceof MidtransError
      ? new StartError(`Midtrans tidak bisa ditanya: ${error.message}. Ulangi nanti.`)
      : error,
  )
}
