import { readRule } from '#contract/dosis/compute.ts'
import type { DoseRange } from '#contract/dosis/doubt.ts'
import type { dosisRendam } from '#contract/dosis/endpoints.ts'
import { roundHalfUp, roundVisible, TOO_SMALL } from '#contract/dosis/number.ts'
import { ppmFrom } from '#contract/dosis/rendam.ts'
import {
  bathNotes,
  computeRendam,
  isRendamRule,
  produkInput,
  type RendamInput,
  rangePpm,
} from '#contract/dosis/rendam-produk.ts'
import { bathSteps } from '#contract/dosis/slip-notes.ts'
import { kekuatanZat, ZAT_DOSIS } from '#contract/dosis/zat-dosis.ts'
import type { Output, Parsed } from '#contract/endpoint.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { findForDosis } from './find-for-dosis.ts'
import { requirePlausible } from './plausible.ts'
import type { produkDosisRepository } from './produk-dosis.repository.ts'

type Query = Parsed<typeof dosisRendam>['query']

/** A bath is doubted outside the recommended range; an amount that is already measured, only far outside. */
const RANGE_ITSELF = 1

/**
 * Returns the amount for one bath, with the notes of the slip. For a given amount, returns the resulting concentration, within
 * the same limits. As on screens, limits come before questions.
 * @throws ANGKA_DIRAGUKAN, PRODUK_TIDAK_ADA, DOSIS_RESEP, DOSIS_TIDAK_DAPAT_DIHITUNG, DOSIS_MELEWATI_BATAS, RENDAM_DITUNDA
 */
export async function answerRendam(
  produk: ReturnType<typeof produkDosisRepository>,
  { volume, ppm, takaran, menit, suhu, oksigen, bentuk, yakin, ...subject }: Query,
): Promise<Output<typeof dosisRendam>> {
  const { range, ...input } = await inputOf(produk, subject)
  const { kekuatan, give } = input
  const wantedPpm = ppm ?? (takaran === undefined ? range.min : (takaran * kekuatan.aktif) / volume)
  const result = computeRendam(input, volume, { ppm: wantedPpm, menit, suhu, oksigen })
  if (result.jenis !== 'takaran') {
    const code = result.jenis === 'tolak' ? 'DOSIS_MELEWATI_BATAS' : 'RENDAM_DITUNDA'
    throw new AppError(code, { rincian: { alasan: result.alasan.join(' ') } })
  }
  const measured = give ? { suhu, oksigen } : {}
  requirePlausible(
    { volume, ppm: wantedPpm, ...measured },
    yakin,
    range,
    takaran === undefined ? RANGE_ITSELF : undefined,
  )
  if (result.takaran === 0) throw new AppError('DOSIS_TIDAK_DAPAT_DIHITUNG', { rincian: { alasan: TOO_SMALL } })
  return {
    nama: input.nama,
    takaran: takaran ?? result.takaran,
    satuan: kekuatan.satuan,
    ppm: takaran === undefined ? result.ppm : ppmFrom(takaran, volume, kekuatan),
    volume,
    kekuatan: roundHalfUp(kekuatan.aktif, 4),
    aktif: roundVisible(result.aktif, 2),
    catatan: [...bathNotes(input, bentuk, subject.untuk), ...result.catatan],
    langkah: [...bathSteps(give, bentuk ?? 'volume', volume)],
    batas: result.batas,
    keselamatan: result.keselamatan,
  }
}

async function inputOf(
  produk: ReturnType<typeof produkDosisRepository>,
  { produk: produkId, zat, kadar, untuk }: Pick<Query, 'produk' | 'zat' | 'kadar' | 'untuk'>,
): Promise<RendamInput & { range: DoseRange }> {
  if (zat) {
    const kekuatan = kekuatanZat(zat, kadar)
    if (typeof kekuatan === 'string')
      throw new AppError('DOSIS_TIDAK_DAPAT_DIHITUNG', { rincian: { alasan: kekuatan } })
    const { nama, give, anjuran } = ZAT_DOSIS[zat]
    return { nama, give, kekuatan, range: anjuran }
  }
  const found = await findForDosis(produk, produkId)
  const aturan = readRule(found.aturan_pakai.filter(isRendamRule), { untuk })
  const input = produkInput(found, aturan)
  if (typeof input === 'string' || !aturan)
    throw new AppError('DOSIS_TIDAK_DAPAT_DIHITUNG', { rincian: { alasan: String(input) } })
  return { ...input, range: rangePpm(aturan) }
}
