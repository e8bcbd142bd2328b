import { getLogo, getToko, type Toko } from '#contract/pengaturan/endpoints.ts'
import { isDatabaseAway } from '#server/db/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { readToko } from './identity.ts'
import { readLogo } from './logo.ts'

/** Fallback if the database is unreachable and was never read: only the default name. */
const UNKNOWN: Toko = {
  nama_toko: 'KerapuSehat',
  alamat_toko: '',
  telepon_toko: '',
  whatsapp_toko: '',
  jam_toko: '',
  email_toko: '',
  npwp_toko: '',
  chat_toko: '',
  sosial: [],
  logo: '',
  contoh: false,
  libur: null,
}

export function pengaturanRoutes(api: Endpoints, { db, clock, storage }: Deps): void {
  let latest = UNKNOWN

  // Every page needs this data for its footer. The last result is served while the database is unreachable.
  api.public(getToko, async () => {
    try {
      latest = await readToko(db, clock())
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
    }
    return latest
  })

  api.gambar(getLogo, ({ params }) => readLogo({ storage }, params.gambar), { isMailed: true })
}
