import { KARTU } from '#content/kartu-list.ts'
import { KODE_PENYAKIT, type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { getCatatanToko, getPenyakit, listPenyakit, listTakaranKartu } from '#contract/penyakit/endpoints.ts'
import { isKodePenyakit, kartuPenyakit, summarizeKartu } from '#contract/penyakit/kartu-penyakit.ts'
import { takaranKartu } from '#contract/penyakit/takaran-kartu.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { catatanRepository } from './catatan.repository.ts'
import { listProdukFor } from './produk-for.repository.ts'

export function penyakitRoutes(api: Endpoints, { db, clock }: Deps): void {
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
}

function need(kode: string): KodePenyakit {
  if (!isKodePenyakit(kode)) throw new AppError('PENYAKIT_TIDAK_ADA')
  return kode
}
