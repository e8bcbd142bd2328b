import { isPakanRule, readRule } from '#contract/dosis/compute.ts'
import type { dosisPakan } from '#contract/dosis/endpoints.ts'
import { roundVisible, TOO_SMALL } from '#contract/dosis/number.ts'
import { EATS_LESS, rejectPakan, type TakaranPakan, takaranPakan } from '#contract/dosis/pakan.ts'
import { computePakan, type PakanWanted } from '#contract/dosis/pakan-produk.ts'
import type { Output, Parsed } from '#contract/endpoint.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { findForDosis } from './find-for-dosis.ts'
import { requirePlausible } from './plausible.ts'
import type { produkDosisRepository } from './produk-dosis.repository.ts'

type Query = Parsed<typeof dosisPakan>['query']
type Answer = Output<typeof dosisPakan>

/**
 * Returns the amount in the feed, of a product of the shop or of the sent numbers alone.
 * @throws ANGKA_DIRAGUKAN, PRODUK_TIDAK_ADA, DOSIS_RESEP, DOSIS_TIDAK_DAPAT_DIHITUNG, DOSIS_MELEWATI_BATAS
 */
export async function answerPakan(produk: ReturnType<typeof produkDosisRepository>, query: Query): Promise<Answer> {
  if (query.produk !== undefined) return answerProduk(produk, query)
  const { ekor, berat, fr, dosis = 0, per = 'pakan', kadar = 0, hari = 0, yakin } = query
  requirePlausible({ ekor, berat, fr }, yakin)
  const result = takaranPakan({ ekor, berat, fr, dosis, per, hari, aktif: kadar / 100 })
  const reject = rejectPakan('', { dosis, per }, result)
  if (reject.length > 0) throw tooMuch(reject)
  if (result.sehari === 0) throw new AppError('DOSIS_TIDAK_DAPAT_DIHITUNG', { rincian: { alasan: TOO_SMALL } })
  return { ...amounts(result), catatan: result.eatsLess ? [EATS_LESS] : [] }
}

/** As on screens, limits come before questions. */
async function answerProduk(
  produk: ReturnType<typeof produkDosisRepository>,
  { produk: produkId, untuk, dosis, ekor, berat, fr, hari, yakin }: Query,
): Promise<Answer> {
  const found = await findForDosis(produk, produkId)
  const aturan = readRule(found.aturan_pakai.filter(isPakanRule), { untuk })
  if (!aturan) {
    const reason = `${found.nama} tidak punya aturan lewat pakan yang bisa dihitung.`
    throw new AppError('DOSIS_TIDAK_DAPAT_DIHITUNG', { rincian: { alasan: reason } })
  }
  const wanted: PakanWanted = { ekor, berat, fr, dosis, hari }
  const result = computePakan(found, aturan, wanted)
  if (result.jenis === 'tolak') {
    if (result.alasan[0] === TOO_SMALL || result.alasan[0]?.includes('label kemasan'))
      throw new AppError('DOSIS_TIDAK_DAPAT_DIHITUNG', { rincian: { alasan: result.alasan.join(' ') } })
    throw tooMuch(result.alasan)
  }
  requirePlausible({ ekor, berat, fr, dosis }, yakin, aturan, 1)
  return {
    ...amounts(result),
    nama: found.nama,
    dosis: result.dosis,
    satuan_dosis: aturan.satuan,
    satuan: result.satuan,
    hari: result.hari,
    catatan: result.catatan,
  }
}

const amounts = ({ biomassa, pakan, aktif, sehari, perKg, total }: TakaranPakan) => ({
  biomassa: roundVisible(biomassa, 2),
  pakan: roundVisible(pakan, 2),
  aktif: roundVisible(aktif, 2),
  sehari,
  perKg,
  total,
})

const tooMuch = (reasons: readonly string[]) =>
  new AppError('DOSIS_MELEWATI_BATAS', { rincian: { alasan: reasons.join(' ') } })
