import { ArrowRight, Gauge } from 'lucide-react'
import { Link } from 'react-router'
import { GEJALA } from '#content/gejala.ts'
import { KELAS, type KodeKelas } from '#content/kelas.ts'
import { type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { termSentence } from '#content/terms.ts'
import { POSTPONED_SENTENCE } from '#content/tindakan.ts'
import { type FormValues, writeInput } from '#contract/gejala/input.ts'
import { type Possibility, type Results, scoreGejala } from '#contract/gejala/skor.ts'
import { bahayaSentence, LEVEL_WORDS, summarizeResult, waterSentence } from '#contract/gejala/words.ts'
import { useSettings } from '#web/lib/settings.ts'
import { ContactBox } from '#web/shared/contact-box.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SYMPTOM_CHECK_PATH } from './cek-gejala.ts'
import { ShareResult } from './share-result.tsx'
import { SignGambar } from './sign-gambar.tsx'
import { WaterFirst } from './water-first.tsx'

/** Pages of the disease classes. Their product tips are not shown beside a danger, nor if no product helps. */
const HALAMAN: Partial<Record<KodeKelas, string>> = {
  B: 'detail/1',
  J: 'detail/2',
  P: 'detail/4',
  N: 'detail/5',
  L: 'air',
}

/** Possible causes of the signs. Danger is shown first; then no link leads to a product. */
export function GejalaResult({ input }: { input: FormValues }) {
  const { publicUrl = '' } = useSettings() ?? {}
  const result = scoreGejala(input)
  const critical = result.bahaya.length > 0
  const isMeasured = result.airDulu.length > 0
  const waterFirst = input.gejala.includes('S10') || isMeasured
  // The box of the water stands for its class and for the summary.
  const causes = isMeasured ? result.kelas.slice(1) : result.kelas
  const likeliest = critical || waterFirst ? undefined : causes.find(isEnough)?.penyakit[0]?.kode
  return (
    <section aria-labelledby="hasil" className="grid gap-4">
      <h2 id="hasil" tabIndex={-1} className="scroll-mt-20 outline-none">
        Hasil cek gejala
      </h2>
      {waterFirst && <WaterFirst measured={result.airDulu} />}
      {critical && <Bahaya result={result} />}
      {(critical || waterFirst) && causes.length > 0 && <Postponed />}
      {result.ukurDulu && !waterFirst && <MeasureFirst />}
      {!isMeasured && <p className="max-w-baca font-semibold text-lg">{summarizeResult(result)}</p>}
      {likeliest && <OpenKartu kode={likeliest} />}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid content-start gap-4">
          {isMeasured && causes.length > 0 && <h3 className="text-xl">Setelah air membaik</h3>}
          {input.gejala.length > 0 && <Causes causes={causes} produk={!critical && !waterFirst && !result.ukurDulu} />}
        </div>
        {result.lihat.length > 0 && <LookAgain input={input} result={result} />}
      </div>
      {input.ekor === undefined && (input.mati !== undefined || input.kemarin !== undefined) && (
        <p className="max-w-baca font-medium">
          Isi juga jumlah ikan di keramba atau bak, supaya persen kematian bisa dihitung.
        </p>
      )}
      {result.air.length > 0 && <MeasuredWater result={result} />}
      <p className="max-w-baca text-tinta-2">
        Ini baru kemungkinan dari tanda yang Anda centang. Yang memastikan hanya dokter hewan atau laboratorium.
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ShareResult input={input} result={result} alamat={`${publicUrl}${SYMPTOM_CHECK_PATH}${writeInput(input)}`} />
        <a
          href="#tanda"
          className="inline-flex min-h-12 items-center px-2 font-semibold text-laut underline underline-offset-4"
        >
          Ubah tanda
        </a>
        <ButtonLink to={SYMPTOM_CHECK_PATH} variant="polos" className="min-h-12">
          Mulai dari awal
        </ButtonLink>
      </div>
    </section>
  )
}

const isEnough = ({ tingkat }: Possibility) => tingkat !== 'kurang data'

/** The classes that the signs point to, and those for which they are too few. */
function Causes({ causes, produk }: { causes: readonly Possibility[]; produk: boolean }) {
  const enough = causes.filter(isEnough)
  const missing = causes.filter((item) => !isEnough(item))
  return (
    <>
      {enough.length === 0 && (
        <p className="max-w-baca">Periksa ikan lagi, tambah tanda di bawah, atau tanya petugas kesehatan ikan.</p>
      )}
      {enough.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4">
          {enough.map((item) => (
            <li key={item.kelas} className="grid min-w-0 content-start">
              <KartuKelas possibility={item} produk={produk} />
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && <NotEnough kelas={missing} />}
    </>
  )
}

/** Says that the steps of a card wait, because they may contradict the boxes above. */
const Postponed = () => <p className="max-w-baca font-semibold">{POSTPONED_SENTENCE}</p>

/** The next step of a result: the card of the likeliest disease. */
function OpenKartu({ kode }: { kode: KodePenyakit }) {
  return (
    <ButtonLink to={`/layanan/penyakit/${kode}`} variant="utama" className="min-h-12 sm:w-fit print:hidden">
      Buka panduan {PENYAKIT[kode].nama}
      <ArrowRight aria-hidden className="size-5 shrink-0" />
    </ButtonLink>
  )
}

function Bahaya({ result }: { result: Results }) {
  return (
    <div className="grid gap-3">
      <ContactBox level="h3" title="Tanda bahaya: hubungi petugas dulu" />
      <div>
        <p className="font-semibold">Sebabnya:</p>
        <ul className="mt-1 grid max-w-baca list-disc gap-1 pl-6">
          {result.bahaya.map((item) => (
            <li key={bahayaSentence(item)}>{bahayaSentence(item)}</li>
          ))}
        </ul>
        <p className="mt-2 max-w-baca">Jangan beli atau beri obat sebelum ada jawaban petugas.</p>
      </div>
    </div>
  )
}

function MeasureFirst() {
  return (
    <div className="flex items-start gap-3 rounded border-2 border-kuning bg-kuning-muda p-4 text-tinta">
      <Gauge aria-hidden className="size-7 shrink-0 text-kuning" />
      <p className="max-w-baca font-medium">
        Ukur air dulu: oksigen, suhu, salinitas, pH, dan amonia. Tanda ini sering karena air, dan air belum diukur dalam
        24 jam terakhir.
      </p>
    </div>
  )
}

function KartuKelas({ possibility, produk }: { possibility: Possibility; produk: boolean }) {
  const { kelas, tingkat, gejala, penyakit } = possibility
  const halaman = HALAMAN[kelas]
  return (
    <article className="kartu flex min-w-0 flex-col p-4">
      <h3 className="flex flex-wrap items-center gap-2 text-xl">
        {KELAS[kelas]} <Badge tone={tingkat === 'kuat' ? 'hijau' : 'laut'}>{LEVEL_WORDS[tingkat]}</Badge>
      </h3>
      <p className="mt-3 font-semibold">Tanda yang dihitung</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {gejala.map((kode) => (
          <li key={kode}>{GEJALA[kode].nama}</li>
        ))}
      </ul>
      {penyakit.length > 0 && (
        <>
          <p className="mt-3 font-semibold">Mungkin salah satu dari ini</p>
          <ol className="mt-1 mb-2 grid">
            {penyakit.map(({ kode }) => (
              <li key={kode} className="border-garis border-b last:border-0">
                <Link
                  to={`/layanan/penyakit/${kode}`}
                  className="flex min-h-12 items-center justify-between gap-3 font-semibold text-laut"
                >
                  <span className="first-letter:uppercase">{PENYAKIT[kode].nama}</span>
                  <ArrowRight aria-hidden className="size-5 shrink-0" />
                </Link>
              </li>
            ))}
          </ol>
        </>
      )}
      {kelas === 'V' && (
        <p className="mt-auto pt-2 font-medium">
          {penyakit.some(({ kode }) => kode === 'vnn') && termSentence('VNN')} Penyakit virus tidak ada obatnya.
        </p>
      )}
      {produk && halaman && (
        <ButtonLink to={`/layanan/${halaman}`} variant="garis" className="mt-auto min-h-12">
          Penanganan dan produk
        </ButtonLink>
      )}
    </article>
  )
}

/** Classes with too few signs: lists those signs only. */
function NotEnough({ kelas }: { kelas: readonly Possibility[] }) {
  return (
    <div className="max-w-baca">
      <p className="font-semibold">Tanda belum cukup untuk:</p>
      <ul className="mt-1 grid list-disc gap-1 pl-6">
        {kelas.map((item) => (
          <li key={item.kelas}>
            {KELAS[item.kelas]} (tanda: {item.gejala.map((kode) => GEJALA[kode].nama.toLowerCase()).join('; ')})
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Further signs to check. Each is a link to the result with that sign added. */
function LookAgain({ input, result }: { input: FormValues; result: Results }) {
  return (
    <section aria-labelledby="lihat-lagi">
      <h3 id="lihat-lagi" className="text-xl">
        Periksa juga tanda ini
      </h3>
      <p className="mt-1 text-tinta-2">Ketuk yang Anda lihat supaya hasilnya lebih tepat.</p>
      <ul className="mt-3 grid gap-2.5 md:max-lg:grid-cols-2">
        {result.lihat.map(({ gejala, kelas, penyakit }) => (
          <li key={gejala} className="grid">
            <Link
              to={`${SYMPTOM_CHECK_PATH}${writeInput({ ...input, gejala: [...input.gejala, gejala] })}#hasil`}
              className="kartu flex min-h-20 items-center gap-3 p-2 pr-4 transition-colors hover:border-laut"
            >
              <SignGambar kode={gejala} className="w-20" />
              <span className="min-w-0 flex-1 leading-snug">
                {GEJALA[gejala].nama}
                <span className="mt-0.5 block font-semibold text-laut text-sm">
                  Jika ada, mungkin{' '}
                  {penyakit.map((kode) => PENYAKIT[kode].nama).join(', ') || KELAS[kelas].toLowerCase()}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function MeasuredWater({ result }: { result: Results }) {
  return (
    <section aria-labelledby="air-terukur">
      <h3 id="air-terukur" className="text-xl">
        Air Anda
      </h3>
      {result.air.some(({ nama }) => nama === 'amonia') && !result.air.some(({ nama }) => nama === 'nh3') && (
        <p className="mt-2 max-w-baca">Isi juga pH, supaya amonia yang beracun bisa dihitung.</p>
      )}
      <ul className="mt-2 grid max-w-baca list-disc gap-1 pl-6">
        {result.air.map((item) => (
          <li key={item.nama} className={item.keadaan === 'baik' ? undefined : 'font-medium'}>
            {waterSentence(item)}
            {item.kartu && (
              <Link
                to={`/layanan/penyakit/${item.kartu}`}
                className="flex min-h-12 w-fit items-center font-semibold text-laut underline underline-offset-4"
              >
                Lihat langkahnya
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
