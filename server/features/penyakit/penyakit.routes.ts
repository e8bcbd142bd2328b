import { KARTU } from '#content/kartu-list.ts'
import { KODE_PENYAKIT, type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import {
  countOpening,
  getCatatanToko,
  getPenyakit,
  listPenyakit,
  listTakaranKartu,
} from '#contract/penyakit/endpoints.ts'
import { isKodePenyakit, kartuPenyakit, summarizeKartu } from '#contract/penyakit/kartu-penyakit.ts'
import { takaranKartu } from '#contract/penyakit/takaran-kartu.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { networkOf } from '#server/kernel/network.ts'
import { windowLimit } from '#server/kernel/window-limit.ts'
import { catatanRepository } from './catatan.repository.ts'
import { provinceOf, recordOpening, stopOpenings } from './openings.ts'
import { listProdukFor } from './produk-for.repository.ts'

const HOUR_MS = 3_600_000

export function penyakitRoutes(api: Endpoints, deps: Deps): void {
  const { db, clock } = deps
  api.public(listPenyakit, ({ query: { kelas } }) => {
    const wanted = KODE_PENYAKIT.filter((kode) => kelas === undefined || PENYAKIT[kode].kelas === kelas)
    return Promise.all(wanted.map(async (kode) => summarizeKartu(kode, await KARTU[kode]())))
  })
  api.public(getPenyakit, async ({ params }) => {
    const kode = need(params.kode)
    return kartuPenyakit(kode, await KARTU[kode]())
  })
  api.public(getCatatanToko, ({ params }) => catatanRepository(db).readPublic(need(params.kode), clock()))
  api.public(listTakaranKartu, async ({ params }) => {
    const kode = need(params.kode)
    const [kartu, produk] = await Promise.all([KARTU[kode](), listProdukFor(db, kode)])
    return takaranKartu(kode, kartu, produk)
  })

  api.onClose(() => stopOpenings(deps))
  // 60: every card once, for two farmers behind one address. 3,000 in all keep the counted addresses few.
  const isAccepted = windowLimit(HOUR_MS, 60, 3000)
  api.public(countOpening, async ({ params, body, ip, sesi }) => {
    const kode = need(params.kode)
    const now = clock()
    if (isAccepted(networkOf(ip), now)) recordOpening(deps, kode, await provinceOf(db, sesi, body.provinsi), now)
    return { message: 'Terima kasih' }
  })
}

function need(kode: string): KodePenyakit {
  if (!isKodePenyakit(kode)) throw new AppError('PENYAKIT_TIDAK_ADA')
  return kode
}
