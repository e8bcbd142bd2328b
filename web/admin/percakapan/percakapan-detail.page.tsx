import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { formatNoHp } from '#contract/no-hp.ts'
import {
  deletePercakapan,
  getPercakapan,
  JawabanBody,
  markPercakapan,
  type Percakapan,
  type PesanPercakapan,
} from '#contract/percakapan/admin.ts'
import { PAYMENT_NOTES } from '#contract/pesanan-admin/admin.ts'
import { formatDate } from '#contract/wib.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { useMay } from '#web/admin/ui/menu.ts'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { SimulationNotice } from '#web/admin/ui/simulation-notice.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Conversation } from '#web/shared/conversation.tsx'
import { Fact } from '#web/shared/sheet.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/percakapan-detail.page'
import { AnswerForm } from './answer-form.tsx'
import { TemplatForm } from './templat-form.tsx'
import { isElsewhere, KINDS, nameOf, reasonOf, STATUS } from './words.ts'

export const meta = () => adminMeta('Percakapan WhatsApp')

const LIST = '/percakapan-whatsapp'
const COLUMNS = 'grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
/** 10 s: messages and states of delivery appear while the screen is open. */
const RENEW_MS = 10_000

/** One conversation by WhatsApp: its messages beside account and orders, and the form for an answer. */
export default function PercakapanDetailPage({ params }: Route.ComponentProps) {
  const percakapanId = Number(params.percakapanId)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', 'percakapan', percakapanId],
    queryFn: () => callAdmin(getPercakapan, { params: { percakapanId } }),
    refetchInterval: RENEW_MS,
  })
  return (
    <>
      <Header title={data ? nameOf(data) : 'Percakapan WhatsApp'} back={{ to: LIST, name: 'Percakapan WhatsApp' }}>
        {data && <PercakapanActions percakapan={data} />}
      </Header>
      {isPending && <LoadingKartu text="Memuat percakapan…" sizes={['h-120', 'h-96']} className={COLUMNS} />}
      {error && !data && <LoadFailed error={error} onRetry={refetch} list={LIST} failure="Gagal memuat percakapan" />}
      {data && <PercakapanScreen key={percakapanId} percakapan={data} />}
    </>
  )
}

function PercakapanActions({ percakapan }: { percakapan: Percakapan }) {
  const { percakapanId } = percakapan
  const navigate = useNavigate()
  const remove = useDelete()
  const unread = useLangkah(
    (body: { dibaca: boolean }) => callAdmin(markPercakapan, { params: { percakapanId }, body }),
    () => navigate(LIST),
  )
  return (
    <>
      {unread.isError && (
        <Notice kind="galat">{errorText(unread.error, { answered: 'Gagal menandai percakapan' })}</Notice>
      )}
      <Button variant="garis" compact busy={unread.isPending} onClick={() => unread.mutate({ dibaca: false })}>
        Tandai Belum Dibaca
      </Button>
      <Button
        variant="polos"
        compact
        onClick={() =>
          remove({
            title: 'Hapus percakapan ini?',
            text: `Semua pesan dengan ${nameOf(percakapan)} dihapus untuk selamanya.`,
            confirm: 'Ya, Hapus',
            async work() {
              const done = await callAdmin(deletePercakapan, { params: { percakapanId } })
              await navigate(LIST)
              return done
            },
            failure: 'Percakapan gagal dihapus',
          })
        }
      >
        Hapus
      </Button>
    </>
  )
}

/** Marks the conversation as read when it is shown, and again when another message arrives. */
function useMarkRead({ percakapanId, belum_dibaca, terakhir }: Percakapan): void {
  const queries = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per message
  useEffect(() => {
    if (!belum_dibaca) return
    callAdmin(markPercakapan, { params: { percakapanId }, body: { dibaca: true } }).then(
      () => renewAdmin(queries),
      // It stays unread, which the list shows.
      () => undefined,
    )
  }, [percakapanId, terakhir])
}

function PercakapanScreen({ percakapan }: { percakapan: Percakapan }) {
  useMarkRead(percakapan)
  const form = useForm({ resolver: zodResolver(JawabanBody), defaultValues: { isi: '' } })
  const { pesan, mode, bisa_dibalas } = percakapan
  return (
    <div className="grid grid-cols-1 gap-5">
      <ModeNotice percakapan={percakapan} />
      <div className={COLUMNS}>
        <Bagian title="Percakapan">
          <div className="grid grid-cols-1 gap-4">
            <Conversation
              pesan={pesan}
              own="toko"
              empty=""
              mention={({ dari, penulis }) => (dari === 'pembeli' ? nameOf(percakapan) : (penulis ?? 'Toko'))}
              head={(one) => <PesanHead pesan={one} percakapan={percakapan} />}
              foot={(one) => (
                <PesanStatus
                  canRepeat={bisa_dibalas}
                  pesan={one}
                  onAgain={() => form.setValue('isi', one.isi, { shouldDirty: true })}
                />
              )}
            />
            {mode !== 'mati' && bisa_dibalas && <AnswerForm percakapan={percakapan} form={form} />}
            {mode !== 'mati' && !bisa_dibalas && <TemplatForm percakapan={percakapan} />}
          </div>
        </Bagian>
        <Pembeli percakapan={percakapan} />
      </div>
      <JejakOfRecord kind="percakapan" recordId={percakapan.percakapanId} />
    </div>
  )
}

function ModeNotice({ percakapan: { mode, simulator } }: { percakapan: Percakapan }) {
  if (mode === 'mati')
    return <Notice kind="info">WhatsApp toko belum aktif, jadi jawaban belum bisa dikirim dari sini.</Notice>
  return mode === 'simulasi' && <SimulationNotice page={simulator} />
}

/** Kind and order of a message. */
function PesanHead({
  pesan: { jenis, rujukan },
  percakapan: { pesanan },
}: {
  pesan: PesanPercakapan
  percakapan: Percakapan
}) {
  const order = pesanan.find(({ nomor }) => nomor === rujukan)
  return (
    <>
      {KINDS[jenis] && (
        <p className="mt-1 text-sm font-semibold">
          {KINDS[jenis]}
          {isElsewhere(jenis) && <span className="font-normal text-tinta-2"> (hanya bisa dibuka di WhatsApp)</span>}
        </p>
      )}
      {rujukan && (
        <p className="mt-1 text-sm text-tinta-2 [overflow-wrap:anywhere]">
          Tentang pesanan{' '}
          {order ? (
            <Link to={`/detail-pesanan-${order.jenis_pesanan}/${order.orderId}`} className="tautan">
              {rujukan}
            </Link>
          ) : (
            rujukan
          )}
        </p>
      )}
    </>
  )
}

/** State of an answer. The text of a failed one can be put into the form again. */
function PesanStatus({
  pesan: { status, kesalahan, jenis },
  canRepeat,
  onAgain,
}: {
  pesan: PesanPercakapan
  canRepeat: boolean
  onAgain(): void
}) {
  if (!status) return null
  const [name, tone] = STATUS[status]
  const reason = reasonOf(kesalahan)
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Badge tone={tone}>{name}</Badge>
      {reason && (
        <span className="[overflow-wrap:anywhere]">{status === 'menunggu' ? `Dicoba lagi: ${reason}` : reason}</span>
      )}
      {status === 'gagal' && jenis === 'teks' && canRepeat && (
        <Button variant="polos" compact onClick={onAgain}>
          Tulis Lagi
        </Button>
      )}
    </span>
  )
}

/** Number, account and orders. */
function Pembeli({ percakapan }: { percakapan: Percakapan }) {
  const { no_hp, nama, penggunaId, terhubung, pesanan } = percakapan
  const may = useMay()
  return (
    <Bagian title="Pembeli">
      <dl className="grid grid-cols-1 gap-3">
        <Fact name="Nomor WhatsApp">{no_hp ? formatNoHp(no_hp) : 'Disembunyikan pemiliknya'}</Fact>
        <Fact name="Akun">
          {penggunaId !== null && may('/pelanggan') ? (
            <Link to={`/pelanggan/${penggunaId}`} className="tautan [overflow-wrap:anywhere]">
              {nama}
            </Link>
          ) : (
            (nama ?? 'Belum dikenal')
          )}
          {!terhubung && (
            <span className="mt-1 block text-sm text-tinta-2">
              {penggunaId === null
                ? 'Nomor ini belum terhubung dengan akun. Jangan sebutkan pesanan siapa pun sebelum terhubung.'
                : 'Nomor ini tidak lagi terhubung dengan akun itu. Jangan sebutkan pesanannya di sini.'}
            </span>
          )}
        </Fact>
        {pesanan.length > 0 && (
          <Fact name="Pesanan terbaru">
            <ul className="divide-y divide-garis">
              {pesanan.map(({ orderId, nomor, jenis_pesanan, dibuat, status_pembayaran, status_pesanan }) => (
                <li key={orderId} className="py-1.5">
                  <Link to={`/detail-pesanan-${jenis_pesanan}/${orderId}`} className="tautan [overflow-wrap:anywhere]">
                    {nomor}
                  </Link>
                  <span className="block text-sm text-tinta-2">
                    {formatDate(dibuat)},{' '}
                    {status_pembayaran === 'success' ? status_pesanan : PAYMENT_NOTES[status_pembayaran]}
                  </span>
                </li>
              ))}
            </ul>
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
