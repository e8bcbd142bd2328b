import { useQuery } from '@tanstack/react-query'
import { MessageCircle, Reply } from 'lucide-react'
import { Link } from 'react-router'
import { type FullLaporan, getFotoLaporan, getLaporan, type Laporan } from '#contract/kontak/admin.ts'
import { formatNoHp, waUrl } from '#contract/no-hp.ts'
import { formatTime } from '#contract/wib.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useWriteWa, type WriteWa } from '#web/admin/templat/write-wa.ts'
import { FotoAdmin } from '#web/admin/ui/foto-admin.tsx'
import { loadErrorText } from '#web/lib/api-error.ts'
import { endpointUrl } from '#web/lib/api-request.ts'
import { useTokoName } from '#web/lib/settings.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { HandledBadge } from './handled-badge.tsx'
import { useLaporan } from './use-laporan.ts'

/** Returns a `mailto:` link to the sender with a quoted reply. */
function reply({ email, message, date }: Laporan, toko: string): string {
  const quotedText = message.slice(0, 1000).replace(/^/gm, '> ')
  const fields = {
    subject: `Balasan atas pesan Anda ke ${toko}`,
    body: `\n\nPesan Anda, ${formatTime(date)}:\n${quotedText}`,
  }
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query.join('&')}`
}

/** Returns a WhatsApp link to the sender; undefined without an account with a phone number. */
const chat = ({ no_hp = '', name, date }: FullLaporan, write: WriteWa) =>
  waUrl(no_hp, `${write('wa-pesan', { nama: name, tanggal: formatTime(date) })} `)

/** Dialog with one message and its actions. */
export function LaporanDialog({ laporanId, onClose }: { laporanId: number; onClose(): void }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', 'laporan', laporanId],
    queryFn: () => callAdmin(getLaporan, { params: { laporanId } }),
  })

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={data ? `Pesan dari ${data.name}` : 'Pesan'}
      footer={
        <>
          {data && <LaporanActions laporan={data} onDelete={onClose} />}
          <Button variant={data ? 'garis' : 'isi'} compact data-fokus onClick={onClose}>
            Tutup
          </Button>
        </>
      }
    >
      {isPending && <Loading>Memuat pesan…</Loading>}
      {error && !data && <LoadFailure onRetry={refetch}>{`Error: ${loadErrorText(error)}`}</LoadFailure>}
      {data && <LaporanContent laporan={data} />}
    </Dialog>
  )
}

function LaporanActions({ laporan, onDelete }: { laporan: FullLaporan; onDelete(): void }) {
  const { remove, resolve } = useLaporan()
  const toko = useTokoName()
  const write = useWriteWa()
  return (
    <>
      <Button variant="polos" compact onClick={() => remove(laporan, onDelete)}>
        Hapus
      </Button>
      <Button variant="garis" compact onClick={() => resolve(laporan)}>
        {laporan.ditangani ? 'Tandai Belum Ditangani' : 'Tandai Sudah Ditangani'}
      </Button>
      <WaButton to={chat(laporan, write)} />
      <ButtonLink compact to={reply(laporan, toko)}>
        <Reply aria-hidden className="size-5" />
        Balas
      </ButtonLink>
    </>
  )
}

function LaporanContent({ laporan }: { laporan: FullLaporan }) {
  const toko = useTokoName()
  return (
    <>
      <p className="mt-1 text-tinta-2 [overflow-wrap:anywhere]">
        <a href={reply(laporan, toko)} className="tautan">
          {laporan.email}
        </a>
        {laporan.no_hp && ` · ${formatNoHp(laporan.no_hp)}`}
        <br />
        {formatTime(laporan.date)}
      </p>
      <p className="my-4 whitespace-pre-wrap border-garis border-y py-4 [overflow-wrap:anywhere]">{laporan.message}</p>
      {laporan.nomor_pesanan && (
        <p className="mb-4 [overflow-wrap:anywhere]">
          Tentang pesanan{' '}
          <Link to={`/daftar-pesanan?q=${encodeURIComponent(laporan.nomor_pesanan)}`} className="tautan-kalimat">
            {laporan.nomor_pesanan}
          </Link>
        </p>
      )}
      <div className="mb-4 empty:hidden">
        <FotoAdmin
          alamat={laporan.foto.map(({ fotoId }) =>
            endpointUrl(getFotoLaporan, { params: { laporanId: laporan.laporanId, fotoId } }),
          )}
          deleted={laporan.foto_dihapus}
        />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <HandledBadge handled={laporan.ditangani} />
        {laporan.ditangani && (
          <span className="text-sm text-tinta-2">
            {laporan.ditanganiOleh && `oleh ${laporan.ditanganiOleh}, `}
            {formatTime(laporan.ditangani)}
          </span>
        )}
      </p>
      <JejakOfRecord kind="laporan" recordId={laporan.laporanId} />
    </>
  )
}

function WaButton({ to }: { to: string | undefined }) {
  if (!to) return null
  return (
    <ButtonLink compact variant="garis" to={to} target="_blank" rel="noreferrer">
      <MessageCircle aria-hidden className="size-5" />
      WhatsApp
    </ButtonLink>
  )
}
