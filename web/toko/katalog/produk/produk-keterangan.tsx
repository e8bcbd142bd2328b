import { explain, termSentence } from '#content/terms.ts'
import type { Produk } from '#contract/katalog/endpoints.ts'
import { writeActiveSubstance } from '#contract/katalog/usage-words.ts'
import { TermText } from '#web/shared/terms/term.tsx'
import { Fold } from '#web/toko/katalog/fold.tsx'
import { isTool, masaHenti, needsNie } from '#web/toko/katalog/golongan.ts'
import { Notice } from '#web/ui/notice.tsx'
import { UsageRuleList } from './usage-rule-list.tsx'

/** Units of a content that a reader may not know. */
const UNKNOWN_UNITS = ['% b/b', '% b/v'] as const

/** Description and use of a product; contents and law are folded. */
export function ProdukRemark({ produk }: { produk: Produk }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <section>
        <h2 className="text-xl">Deskripsi</h2>
        <p className="mt-2 max-w-[72ch] whitespace-pre-line">{produk.deskripsi}</p>
      </section>
      <Usage produk={produk} />
      <div>
        <Contents produk={produk} />
        <Law produk={produk} />
      </div>
    </div>
  )
}

/** Usage of a product. The dose of a prescription medicine is up to the veterinarian. */
function Usage({ produk }: { produk: Produk }) {
  const { produkId, resep, aturan_pakai, dosis, peringatan, zat_aktif } = produk
  const hasRules = !resep && aturan_pakai.length > 0
  const text = resep || hasRules ? '' : dosis
  if (!hasRules && !text && !peringatan) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">Cara pakai</h2>
      {hasRules && <UsageRuleList produkId={produkId} aturan={aturan_pakai} zat={zat_aktif[0]?.nama ?? 'produk'} />}
      {text && <p className="max-w-[72ch] whitespace-pre-line">{text}</p>}
      {peringatan && (
        <Notice kind="hati" announce={false}>
          <span className="whitespace-pre-line">{peringatan}</span>
        </Notice>
      )}
    </section>
  )
}

function Contents({ produk }: { produk: Produk }) {
  const { zat_aktif, zat, bentuk, produsen } = produk
  if (zat_aktif.length === 0 && !zat && !bentuk && !produsen) return null
  return (
    <Fold title={isTool(produk) ? 'Isi' : 'Kandungan'}>
      <dl className="divide-y divide-garis">
        {zat_aktif.length > 0 ? (
          <Line name="Zat aktif">
            {zat_aktif.map(writeActiveSubstance).map((text) => (
              <p key={text}>{text}</p>
            ))}
            {UNKNOWN_UNITS.filter((unit) => zat_aktif.some(({ satuan }) => satuan === unit)).map((unit) => (
              <p key={unit} className="mt-1 font-normal text-sm text-tinta-2">
                {termSentence(unit)}
              </p>
            ))}
          </Line>
        ) : (
          zat && <Line name={isTool(produk) ? 'Isi' : 'Kandungan'}>{zat}</Line>
        )}
        {bentuk && <Line name="Bentuk">{bentuk}</Line>}
        {produsen && <Line name="Produsen">{produsen}</Line>}
      </dl>
    </Fold>
  )
}

/** Legal class, registration and general precautions. */
function Law({ produk }: { produk: Produk }) {
  const { golongan_keterangan, nie } = produk
  const isToolProduk = isTool(produk)
  if (isToolProduk && !golongan_keterangan && !nie) return null
  return (
    <Fold title="Aturan dan keamanan">
      {golongan_keterangan && <p>Jenis: {golongan_keterangan}.</p>}
      {needsNie(produk) && (
        <p>
          Cocokkan nomor pendaftaran dengan yang ada pada kemasan. Nomor asli ada di daftar obat ikan Kementerian
          Kelautan dan Perikanan. Dinas perikanan setempat bisa membantu memeriksanya.
        </p>
      )}
      {!isToolProduk && (
        <p>
          Sebelum memakai, baca label dan ikuti petunjuk petugas kesehatan ikan atau dokter hewan. Patuhi{' '}
          {masaHenti(produk) ? 'masa henti' : explain('masa henti')}.
        </p>
      )}
    </Fold>
  )
}

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-4 py-3 grid-cols-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-tinta-2">
        <TermText>{name}</TermText>
      </dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
