import { ArrowRight, ChevronRight } from 'lucide-react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { GEJALA } from '#content/gejala.ts'
import { GROUPS, type Group } from '#content/halaman-penyakit.ts'
import air from '#web/drawings/penyakit-air.svg'
import bacteria from '#web/drawings/penyakit-bakteri.svg'
import fungus from '#web/drawings/penyakit-jamur.svg'
import parasites from '#web/drawings/penyakit-parasit.svg'
import virus from '#web/drawings/penyakit-virus.svg'
import { useCopy } from '#web/lib/copy.ts'
import { seo } from '#web/lib/seo.ts'
import { KeepOffline } from '#web/toko/offline/keep-offline.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { Route } from './+types/penyakit-ikan.page'
import {
  filterPenyakit,
  type PenyakitFilter,
  readPenyakitFilter,
  SIGNS,
  writePenyakitFilter,
} from './penyakit-filter.ts'
import { SickFish } from './sick-fish.tsx'

/** Query parameters that the server reads; it ignores all others. */
export const handle = { query: ['kelompok', 'tanda'] }

const TRAIL = [
  { to: '/', name: 'Beranda' },
  { to: '/layanan', name: 'Layanan' },
]
const GAMBAR: Readonly<Record<string, string>> = {
  bakterial: bacteria,
  viral: virus,
  parasit: parasites,
  jamur: fungus,
  'non-infeksi': air,
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Penyakit umum ikan kerapu',
    description:
      'Daftar penyakit umum kerapu menurut kelompok: bakterial, viral, parasit, jamur, dan non-infeksi seperti oksigen rendah.',
    path: '/penyakit-ikan',
    trail: TRAIL,
  })

export default function PenyakitIkanPage() {
  const [search] = useSearchParams()
  const copy = useCopy()
  const filter = readPenyakitFilter(search)
  const groups = filterPenyakit(filter)
  const count = groups.reduce((sum, { isi }) => sum + isi.length, 0)
  return (
    <div className="wadah pb-8">
      <Breadcrumb trail={TRAIL} here="Penyakit umum" />
      <div className="grid items-end lg:grid-cols-[1fr_30rem] lg:gap-10">
        <div>
          <h1 className="mt-2">Penyakit Umum Ikan Kerapu</h1>
          <p className="mt-2 max-w-prose text-tinta-2">
            Satu kalimat untuk setiap penyakit, supaya Anda tahu nama yang perlu dicari dan ditanyakan.
          </p>
        </div>
        <SickFish className="mt-5" />
      </div>
      <PenyakitFilters narrowed={filter} />
      {!copy && (filter.kelompok || filter.tanda) && (
        <p role="status" className="mt-4 text-sm text-tinta-2">
          {count} penyakit
        </p>
      )}
      {groups.map((item) => (
        <PenyakitGroup key={item.kunci} groups={item} />
      ))}
      {count === 0 && (
        <div className="kartu mt-6 p-5">
          <p>Di kelompok ini tidak ada penyakit dengan tanda itu.</p>
          <ButtonLink to={writePenyakitFilter({ ...filter, kelompok: null })} preventScrollReset className="mt-3">
            Cari di semua kelompok
          </ButtonLink>
        </div>
      )}
      <KeepOffline className="mt-6" />
    </div>
  )
}

/**
 * Filters by group (links) and sign (form), which work without a script. An offline copy has no server, so its links are
 * anchors.
 */
function PenyakitFilters({ narrowed }: { narrowed: PenyakitFilter }) {
  const copy = useCopy()
  const navigate = useNavigate()
  const { kelompok, tanda } = narrowed
  const all = [...(copy ? [] : [{ kunci: null, nama: 'Semua' }]), ...GROUPS]
  return (
    <div className="mt-5 grid items-end gap-4 lg:grid-cols-ringkasan lg:gap-10">
      <nav aria-label="Kelompok penyakit">
        <ul className="flex flex-wrap gap-2">
          {all.map(({ kunci, nama }) => {
            const chosen = !copy && kunci === kelompok
            return (
              <li key={nama}>
                <Link
                  to={copy ? `#${kunci}` : writePenyakitFilter({ ...narrowed, kelompok: kunci })}
                  preventScrollReset={!copy}
                  aria-current={chosen || undefined}
                  className={cx(
                    'inline-flex min-h-11 items-center rounded-full border px-4 font-medium',
                    chosen
                      ? 'border-laut bg-laut text-di-laut'
                      : 'border-garis-tua bg-kertas text-laut hover:border-laut hover:bg-laut-muda',
                  )}
                >
                  {nama}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      {!copy && (
        <form method="get" className="flex items-end gap-2">
          {kelompok && <input type="hidden" name="kelompok" value={kelompok} />}
          <div className="min-w-0 flex-1">
            <SelectField
              label="Tanda yang terlihat"
              name="tanda"
              value={tanda ?? ''}
              onChange={({ currentTarget }) => {
                const changed = readPenyakitFilter(new URLSearchParams({ tanda: currentTarget.value }))
                void navigate(writePenyakitFilter({ ...changed, kelompok }), { preventScrollReset: true })
              }}
            >
              <option value="">Semua tanda</option>
              {SIGNS.map((item) => (
                <option key={item} value={item}>
                  {GEJALA[item].nama}
                </option>
              ))}
            </SelectField>
          </div>
          <noscript>
            <Button type="submit" variant="garis" compact>
              Saring
            </Button>
          </noscript>
        </form>
      )}
    </div>
  )
}

function PenyakitGroup({ groups }: { groups: Group }) {
  const { kunci, nama, introduction, bahaya, detail, isi } = groups
  return (
    <section
      id={kunci}
      aria-labelledby={`judul-${kunci}`}
      className="mt-8 grid gap-4 border-garis border-t pt-6 lg:grid-cols-[16rem_1fr] lg:gap-10"
    >
      <div>
        <div className="flex items-center gap-4">
          <img
            src={GAMBAR[kunci]}
            alt=""
            width={640}
            height={480}
            loading="lazy"
            className="redup size-20 shrink-0 rounded object-cover"
          />
          <h2 id={`judul-${kunci}`}>{nama}</h2>
        </div>
        <p className="mt-3 text-tinta-2">{introduction}</p>
        {detail && (
          <Link
            to={`/layanan/detail/${detail}`}
            prefetch="intent"
            className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-laut underline-offset-4 hover:underline"
          >
            {kunci === 'non-infeksi'
              ? 'Selengkapnya tentang gangguan gizi'
              : `Selengkapnya tentang penyakit ${nama.toLowerCase()}`}
            <ArrowRight aria-hidden className="size-5 shrink-0" />
          </Link>
        )}
      </div>
      <div>
        {bahaya && (
          <div className="mb-5">
            <Notice kind="hati">{bahaya}</Notice>
          </div>
        )}
        <dl className="kartu divide-y divide-garis">
          {isi.map(({ nama, kode, facts }) => (
            <div
              key={nama}
              className={cx('relative grid gap-x-4 px-4 py-3 sm:grid-cols-[12rem_1fr]', kode && 'hover:bg-laut-muda')}
            >
              <dt className="font-semibold">
                {kode ? (
                  <Link
                    to={`/layanan/penyakit/${kode}`}
                    className="text-laut after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-laut"
                  >
                    {nama}
                  </Link>
                ) : (
                  nama
                )}
              </dt>
              <dd className="flex items-center justify-between gap-3 text-tinta-2">
                {facts}
                {kode && <ChevronRight aria-hidden className="size-5 shrink-0 text-laut" />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
