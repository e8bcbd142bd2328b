import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getFotoKeluhanAdmin, getKeluhanAdmin, type KeluhanAdmin } from '#contract/keluhan/admin.ts'
import { KELUHAN_KINDS, REQUESTED_OUTCOMES } from '#contract/keluhan/words.ts'
import { formatNoHp, waUrl } from '#contract/no-hp.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate, formatTime } from '#contract/wib.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useWriteWa } from '#web/admin/templat/write-wa.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { listAddress } from '#web/admin/ui/daftar/list-address.ts'
import { EmailLink } from '#web/admin/ui/email.tsx'
import { FotoAdmin } from '#web/admin/ui/foto-admin.tsx'
import { Header } from '#web/admin/ui/head.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { endpointUrl } from '#web/lib/api-request.ts'
import { Conversation } from '#web/shared/conversation.tsx'
import { Fact } from '#web/shared/sheet.tsx'
import { StatusKeluhanBadge } from '#web/shared/status-keluhan.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/keluhan-detail.page'
import { AnswerForm } from './answer-form.tsx'
import { Decision } from './decision.tsx'

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
      <Header
        title="Detail Keluhan"
        back={{ to: listAddress('/daftar-keluhan', '?status=menunggu'), name: 'Keluhan' }}
      />
      {isPending && <LoadingKartu text="Memuat keluhan…" sizes={['h-120', 'h-96']} className={COLUMNS} />}
      {error && !data && (
        <LoadFailed error={error} onRetry={refetch} list="/daftar-keluhan" failure="Gagal memuat keluhan" />
      )}
      {data && <Keluhan keluhan={data} />}
    </>
  )
}

const COLUMNS = 'grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'

function Keluhan({ keluhan }: { keluhan: KeluhanAdmin }) {
  const { keluhanId, jenis, isi, pesan, penulis, status, foto, foto_dihapus, pesanan, dibuat, jawab_sebelum, lewat } =
    keluhan
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-semibold text-lg">{KELUHAN_KINDS[jenis]}</p>
        <StatusKeluhanBadge keluhan={keluhan} from="toko" />
        {lewat && <Badge tone="merah">Lewat batas jawab</Badge>}
        <p className="text-tinta-2">
          {formatTime(dibuat)}
          {status === 'menunggu' && `, jawab sebelum ${formatDate(jawab_sebelum)}`}
        </p>
      </div>
      <div className={COLUMNS}>
        <div className="grid grid-cols-1 gap-5">
          <Bagian title="Cerita pembeli">
            <div className="grid grid-cols-1 gap-4">
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{isi || '(dihapus)'}</p>
              <FotoAdmin alamat={addressesOf(keluhanId, foto)} deleted={foto_dihapus} />
            </div>
          </Bagian>
          {(pesan.length > 0 || status !== 'selesai') && (
            <Bagian title="Percakapan">
              <div className="grid grid-cols-1 gap-4">
                {pesan.length > 0 && (
                  <Conversation
                    pesan={pesan}
                    own="toko"
                    mention={({ dari, pesanId }) => (dari === 'pembeli' ? pesanan.nama : (penulis[pesanId] ?? 'Toko'))}
                    foot={({ foto }) => <FotoAdmin alamat={addressesOf(keluhanId, foto)} deleted={null} />}
                  />
                )}
                {status !== 'selesai' && <AnswerForm keluhanId={keluhanId} />}
              </div>
            </Bagian>
          )}
        </div>
        <div className="grid grid-cols-1 gap-5 xl:sticky xl:top-5">
          {status !== 'selesai' && <Decision keluhan={keluhan} />}
          <Pesanan keluhan={keluhan} />
        </div>
      </div>
      <JejakOfRecord kind="keluhan" recordId={keluhanId} />
    </div>
  )
}

const addressesOf = (keluhanId: number, foto: KeluhanAdmin['foto']) =>
  foto.map(({ fotoId }) => endpointUrl(getFotoKeluhanAdmin, { params: { keluhanId, fotoId } }))

/** Buyer and order of a complaint. */
function Pesanan({ keluhan: { pesanan, baris, nilai, dikembalikan, harapan, pengganti } }: { keluhan: KeluhanAdmin }) {
  const write = useWriteWa()
  const { orderId, nomor, jenis_pesanan, nama, no_hp, email } = pesanan
  const chat = waUrl(no_hp, `${write('wa-keluhan', { nama, nomor })} `)
  return (
    <Bagian title="Pesanan">
      <dl className="grid grid-cols-1 gap-3">
        <Fact name="Nomor pesanan">
          <Link to={`/detail-pesanan-${jenis_pesanan}/${orderId}`} className="tautan">
            {nomor}
          </Link>
        </Fact>
        <Fact name="Pembeli">
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
          <EmailLink>{email}</EmailLink>
        </Fact>
        <Fact name="Yang diharapkan">{REQUESTED_OUTCOMES[harapan]}</Fact>
        {baris.length > 0 && (
          <Fact name="Barang">
            {baris.map((line) => (
              <span key={line.urutan} className="block">
                {line.jumlah} × {line.nama}
              </span>
            ))}
            <span className="block text-tinta-2">
              Harganya <span className="harga">{formatRupiah(nilai)}</span>
            </span>
          </Fact>
        )}
        {pengganti.length > 0 && (
          <Fact name="Pesanan pengganti">
            {pengganti.map(({ orderId, nomor, jenis_pesanan }) => (
              <Link
                key={orderId}
                to={`/detail-pesanan-${jenis_pesanan}/${orderId}`}
                className="tautan block [overflow-wrap:anywhere]"
              >
                {nomor}
              </Link>
            ))}
          </Fact>
        )}
        {dikembalikan > 0 && (
          <Fact name="Kembali sejak keluhan ini">
            <span className="harga">{formatRupiah(dikembalikan)}</span>
          </Fact>
        )}
      </dl>
    </Bagian>
  )
}

function Bagian({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="kartu min-w-0 p-5">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  )
}
