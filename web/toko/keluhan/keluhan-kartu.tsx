import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { type Keluhan, replyKeluhan, withdrawKeluhan } from '#contract/keluhan/endpoints.ts'
import { FOTO_KELUHAN_MAX } from '#contract/keluhan/limits.ts'
import { KELUHAN_KINDS, REQUESTED_OUTCOMES } from '#contract/keluhan/words.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate, formatTime } from '#contract/wib.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { Conversation } from '#web/shared/conversation.tsx'
import { FotoField } from '#web/shared/foto/foto-input.tsx'
import { FOTO_GONE, FOTO_UNSENT, useFoto } from '#web/shared/foto/use-foto.ts'
import { RefundedParts } from '#web/shared/refunds.tsx'
import { StatusKeluhanBadge } from '#web/shared/status-keluhan.tsx'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { keluhanQuery } from './keluhan-queries.ts'
import { OwnFoto } from './own-foto.tsx'

/** One complaint: its facts, the conversation from its first message to its end, and the result. */
export function KeluhanKartu({ keluhan, nomor }: { keluhan: Keluhan; nomor: string }) {
  const { keluhanId, jenis, harapan, isi, baris, pesan, status, hasil, dibuat, selesai, jawab_sebelum } = keluhan
  const { foto, foto_dihapus } = keluhan
  const id = useId()
  return (
    <section aria-labelledby={id} className="kartu grid grid-cols-1 gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={id} className="text-lg">
          {KELUHAN_KINDS[jenis]}
        </h2>
        <StatusKeluhanBadge keluhan={keluhan} from="pembeli" />
      </div>
      {status === 'menunggu' && (
        <Notice kind="info">
          Keluhan Anda sudah kami terima. Jawaban kami paling lambat {lastHari(jawab_sebelum)}.
        </Notice>
      )}
      {status === 'dijawab' && <Notice kind="info">Balas di bawah, atau tutup keluhan jika sudah beres.</Notice>}
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact name="Yang Anda harapkan">{REQUESTED_OUTCOMES[harapan]}</Fact>
        {baris.length > 0 && (
          <Fact name="Barang">
            {baris.map(({ urutan, nama, jumlah }) => (
              <span key={urutan} className="block">
                {jumlah} × {nama}
              </span>
            ))}
          </Fact>
        )}
      </dl>
      <Conversation
        pesan={[{ pesanId: 0, dari: 'pembeli', isi, waktu: dibuat, foto }, ...pesan]}
        own="pembeli"
        mention={({ dari }) => (dari === 'toko' ? 'Toko' : 'Anda')}
        // A server of the previous release does not send photos of messages.
        foot={({ foto }) => foto?.length > 0 && <OwnFoto keluhan={{ keluhanId, foto, foto_dihapus: null }} />}
      />
      {foto_dihapus && foto.length === 0 && <OwnFoto keluhan={keluhan} />}
      {selesai && (
        <p className="text-center text-sm text-tinta-2">
          Keluhan ditutup {hasil === 'dicabut' ? 'Anda' : 'toko'}, {formatTime(selesai)}
        </p>
      )}
      <Putusan {...keluhan} />
      {status !== 'selesai' && <ReplyForm keluhanId={keluhanId} nomor={nomor} />}
    </section>
  )
}

/** Refunds and replacement orders for the complaint. */
function Putusan({ kembali = [], pengganti_nomor = [] }: Partial<Keluhan>) {
  if (kembali.length + pengganti_nomor.length === 0) return null
  return (
    <div className="grid gap-2 rounded border border-garis p-4">
      {kembali.map((item) => (
        <div key={`${item.waktu} ${item.jumlah}`}>
          <p className="font-semibold">
            Dana kembali <span className="harga">{formatRupiah(item.jumlah)}</span>
          </p>
          <RefundedParts {...item} />
        </div>
      ))}
      {pengganti_nomor.map((nomor) => (
        <p key={nomor}>
          Barang pengganti kami kirim lewat pesanan{' '}
          <Link to={`/riwayat-pembayaran/${nomor}`} className="tautan-kalimat [overflow-wrap:anywhere]">
            {nomor}
          </Link>
          .
        </p>
      ))}
    </div>
  )
}

/** Returns the last day of a deadline, which is the midnight that ends that day. */
const lastHari = (until: string) => formatDate(new Date(new Date(until).getTime() - 1))

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-tinta-2">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

function ReplyForm({ keluhanId, nomor }: { keluhanId: number; nomor: string }) {
  const [text, setText] = useState('')
  const [textError, setError] = useState<string>()
  const foto = useFoto()
  const [fotoError, setFotoError] = useState<string>()
  const queries = useQueryClient()
  const { confirm } = useAlerts()
  const renew = () => queries.invalidateQueries({ queryKey: keluhanQuery(nomor).queryKey })
  const reply = useMutation({
    async mutationFn() {
      const sent = await foto.all()
      return (
        sent &&
        call(replyKeluhan, { params: { keluhanId }, body: { isi: text, foto: sent.map(({ fotoId }) => fotoId) } })
      )
    },
    async onSuccess(keluhan) {
      if (!keluhan) return setFotoError(FOTO_UNSENT)
      await renew()
      setText('')
      foto.clear()
    },
    onError(error) {
      if (error instanceof ApiError && error.code === 'FOTO_TIDAK_ADA') setFotoError(FOTO_GONE)
      void renew()
    },
  })
  const retract = useMutation({
    mutationFn: () => call(withdrawKeluhan, { params: { keluhanId } }),
    onSettled: renew,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return setError('Tulis pesan Anda')
    reply.mutate()
  }
  async function withdraw() {
    const sure = await confirm({
      title: 'Tutup keluhan ini?',
      text: 'Keluhan yang ditutup tidak diperiksa lagi.',
      confirm: 'Ya, Tutup',
      cancel: 'Tidak',
      bahaya: true,
    })
    if (sure) retract.mutate()
  }
  const error = reply.error ?? retract.error
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-3 border-garis border-t pt-4">
      <TextArea
        label="Tambah pesan"
        rows={3}
        maxLength={2000}
        value={text}
        error={textError}
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
      />
      <FotoField
        foto={foto}
        max={FOTO_KELUHAN_MAX}
        title="Foto (opsional)"
        hint={`Maksimal ${FOTO_KELUHAN_MAX} foto. Hanya Anda dan petugas toko yang melihatnya.`}
        error={fotoError}
        onChange={() => setFotoError(undefined)}
      />
      {error && !fotoError && (
        <Notice kind="galat">
          {errorText(error, {
            answered: 'Pesan gagal dikirim. Coba lagi.',
            silent: 'Pesan belum terkirim. Periksa koneksi internet Anda, lalu coba lagi.',
          })}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="utama" busy={reply.isPending}>
          {reply.isPending ? 'Mengirim…' : 'Kirim Pesan'}
        </Button>
        <Button variant="polos" busy={retract.isPending} onClick={() => void withdraw()}>
          Tutup Keluhan
        </Button>
      </div>
    </form>
  )
}
