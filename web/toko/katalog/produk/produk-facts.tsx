import type { Produk } from '#contract/katalog/endpoints.ts'
import { BAHAYA_WORDS, GOLONGAN, SEDIAAN, STORAGE_SUHU } from '#contract/katalog/golongan.ts'
import type { UsageRule } from '#contract/katalog/usage-rules.ts'
import { formatDosis, formatDuration, USAGES } from '#contract/katalog/usage-words.ts'
import { KELAS } from '#web/shared/kelas-penyakit.ts'
import { TautanPenyakit } from '#web/shared/tautan-penyakit.tsx'
import { TermText } from '#web/shared/terms/term.tsx'
import { Fact, Facts, HazardFact } from '#web/toko/katalog/facts.tsx'
import { masaHenti, needsNie } from '#web/toko/katalog/golongan.ts'

/** Purpose, law, dose, withdrawal period and hazard of a product, before the button that buys it. */
export function ProdukFacts({ produk }: { produk: Produk }) {
  const { penyakit, kelas, golongan, sediaan, nie, belum_terdaftar, bahaya, suhu_simpan } = produk
  const henti = masaHenti(produk)
  const dosis = doseWords(produk)
  return (
    <Facts>
      {(penyakit.length > 0 || kelas.length > 0) && (
        <Fact name="Untuk masalah" wide>
          {penyakit.length > 0 ? <TautanPenyakit kode={penyakit} /> : kelas.map((item) => KELAS[item]).join(', ')}
        </Fact>
      )}
      <Fact name="Golongan">
        <TermText>
          {golongan === 'bukan_obat' && sediaan !== 'bukan_obat' ? SEDIAAN[sediaan] : GOLONGAN[golongan]}
        </TermText>
      </Fact>
      {(needsNie(produk) || nie) && (
        <Fact name="Nomor pendaftaran">{nie || (belum_terdaftar ? 'Belum ada' : 'Lihat pada kemasan')}</Fact>
      )}
      {dosis.length > 0 && (
        <Fact name="Dosis">
          {dosis.map((item) => (
            <span key={item} className="block">
              {item}
            </span>
          ))}
        </Fact>
      )}
      {henti && <Fact name="Masa henti">{henti}</Fact>}
      {suhu_simpan !== 'ruang' && <Fact name="Penyimpanan">{STORAGE_SUHU[suhu_simpan]}</Fact>}
      {bahaya !== 'tidak_ada' && <HazardFact>{BAHAYA_WORDS[bahaya]}</HazardFact>}
    </Facts>
  )
}

/** Returns each dose once: 'Rendam 75–150 ppm'. The dose of a prescription product is up to the veterinarian. */
function doseWords({ resep, aturan_pakai }: Produk): string[] {
  if (resep) return ['Sesuai resep dokter hewan']
  return [...new Set(aturan_pakai.map(ruleWords))].slice(0, 2)
}

const ruleWords = (aturan: UsageRule) =>
  [`${USAGES[aturan.cara]} ${formatDosis(aturan)}`, formatDuration(aturan)].filter(Boolean).join(', ')
