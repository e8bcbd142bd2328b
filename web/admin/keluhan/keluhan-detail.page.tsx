import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getFotoKeluhanAdmin, getKeluhanAdmin, type KeluhanAdmin } from '#contract/keluhan/admin.ts'
import { HARAPAN, JENIS_KELUHAN } from '#contract/keluhan/kata.ts'
import { formatNoHp, waUrl } from '#contract/no-hp.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTanggal, formatWaktu } from '#contract/wib.ts'
import { JejakRekaman } from '#web/admin/jejak/jejak-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useTulisWa } from '#web/admin/templat/tulis-wa.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { alamatDaftar } from '#web/admin/ui/daftar/alamat-daftar.ts'
import { FotoAdmin } from '#web/admin/ui/foto-admin.tsx'
import { GagalMuat } from '#web/admin/ui/gagal-muat.tsx'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { endpointUrl } from '#web/lib/api-request.ts'
import { Fakta } from '#web/shared/lembar.tsx'
import { Percakapan } from '#web/shared/percakapan.tsx'
import { StatusKeluhanBadge } from '#web/shared/status-keluhan.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/keluhan-detail.page'
import { JawabForm } from './jawab-form.tsx'
import { Keputusan } from './keputusan.tsx'

export const meta = () => adminMeta('Detail Keluhan')

/** One complaint: its photos and text beside the order, and the possible actions. */
export default function KeluhanDetailPage({ params }: Route.ComponentProps) {
  const keluhanId = Number(params.keluhanId)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', 'keluhan', keluhanId],
    queryFn: () => callAdmin(getKeluhanAdmin, { params: { keluhanId } }),
  })
  return (
    <>
      <Kepala
        judul="Detail Keluhan"
        kembali={{ to: alamatDaftar('/daftar-keluhan', '?status=menunggu'), nama: 'Keluhan' }}
      />
      {isPending && (
        <div role="status" className={KOLOM}>
          <span className="sr-only">Memuat keluhan…</span>
          <SkeletonKartu className="h-120" />
          <SkeletonKartu className="h-96" />
        </div>
      )}
      {error && !data && (
        <GagalMuat error={error} onRetry={refetch} daftar="/daftar-keluhan">
          {errorText(error, { answered: 'Gagal memuat keluhan' })}
        </GagalMuat>
      )}
      {data && <Keluhan keluhan={data} />}
    </>
  )
}

const KOLOM = 'grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'

function Keluhan({ keluhan }: { keluhan: KeluhanAdmin }) {
  const { keluhanId, jenis, isi, pesan, penulis, status, foto, foto_dihapus, pesanan, dibuat, jawab_sebelum, lewat } =
    keluhan
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-semibold text-lg">{JENIS_KELUHAN[jenis]}</p>
        <StatusKeluhanBadge keluhan={keluhan} dari="toko" />
        {lewat && <Badge tone="merah">Lewat batas jawab</Badge>}
        <p className="text-tinta-2">
          {formatWaktu(dibuat)}
          {status === 'menunggu' && `, jawab sebelum ${formatTanggal(jawab_sebelum)}`}
        </p>
      </div>
      <div className={KOLOM}>
        <div className="grid grid-cols-1 gap-5">
          <Bagian judul="Cerita pembeli">
            <div className="grid grid-cols-1 gap-4">
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{isi || '(dihapus)'}</p>
              <FotoAdmin
                alamat={foto.map(({ fotoId }) => endpointUrl(getFotoKeluhanAdmin, { params: { keluhanId, fotoId } }))}
                dihapus={foto_dihapus}
              />
            </div>
          </Bagian>
          {(pesan.length > 0 || status !== 'selesai') && (
            <Bagian judul="Percakapan">
              <div className="grid grid-cols-1 gap-4">
                {pesan.length > 0 && (
                  <Percakapan
                    pesan={pesan}
                    milik="toko"
                    sebut={({ dari, pesanId }) => (dari === 'pembeli' ? pesanan.nama : (penulis[pesanId] ?? 'Toko'))}
                  />
                )}
                {status !== 'selesai' && <JawabForm keluhanId={keluhanId} />}
              </div>
            </Bagian>
          )}
        </div>
        <div className="grid grid-cols-1 gap-5 xl:sticky xl:top-5">
          {status !== 'selesai' && <Keputusan keluhan={keluhan} />}
          <Pesanan keluhan={keluhan} />
        </div>
      </div>
      <JejakRekaman jenis="keluhan" rujukan={keluhanId} />
    </div>
  )
}

/** Buyer and order of a complaint. */
function Pesanan({ keluhan: { pesanan, baris, nilai, dikembalikan, harapan, pengganti } }: { keluhan: KeluhanAdmin }) {
  const tulis = useTulisWa()
  const { orderId, nomor, jenis_pesanan, nama, no_hp, email } = pesanan
  const chat = waUrl(no_hp, `${tulis('wa-keluhan', { nama, nomor })} `)
  return (
    <Bagian judul="Pesanan">
      <dl className="grid grid-cols-1 gap-3">
        <Fakta nama="Nomor pesanan">
          <Link to={`/detail-pesanan-${jenis_pesanan}/${orderId}`} className="tautan">
            {nomor}
          </Link>
        </Fakta>
        <Fakta nama="Pembeli">
          {nama}
          <span className="block">
            {chat ? (
              <a href={chat} target="_blank" rel="noreferrer" className="tautan">
                WhatsApp {formatNoHp(no_hp)}
              </a>
            ) : (
              formatNoHp(no_hp)
            )}
          </span>
          <a href={`mailto:${email}`} className="tautan">
            {email}
          </a>
        </Fakta>
        <Fakta nama="Yang diharapkan">{HARAPAN[harapan]}</Fakta>
        {baris.length > 0 && (
          <Fakta nama="Barang">
            {baris.map((satu) => (
              <span key={satu.urutan} className="block">
                {satu.jumlah} × {satu.nama}
              </span>
            ))}
            <span className="block text-tinta-2">
              Harganya <span className="harga">{formatRupiah(nilai)}</span>
            </span>
          </Fakta>
        )}
        {pengganti.length > 0 && (
          <Fakta nama="Pesanan pengganti">
            {pengganti.map(({ orderId, nomor, jenis_pesanan }) => (
              <Link
                key={orderId}
                to={`/detail-pesanan-${jenis_pesanan}/${orderId}`}
                className="tautan block [overflow-wrap:anywhere]"
              >
                {nomor}
              </Link>
            ))}
          </Fakta>
        )}
        {dikembalikan > 0 && (
          <Fakta nama="Kembali sejak keluhan ini">
            <span className="harga">{formatRupiah(dikembalikan)}</span>
          </Fakta>
        )}
      </dl>
    </Bagian>
  )
}

function Bagian({ judul, children }: { judul: string; children: ReactNode }) {
  return (
    <section className="kartu min-w-0 p-5">
      <h2 className="mb-3 text-lg">{judul}</h2>
      {children}
    </section>
  )
}
