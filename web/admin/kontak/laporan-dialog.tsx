import { useQuery } from '@tanstack/react-query'
import { MessageCircle, Reply } from 'lucide-react'
import { Link } from 'react-router'
import { getFotoLaporan, getLaporan, type Laporan, type LaporanUtuh } from '#contract/kontak/admin.ts'
import { formatNoHp, waUrl } from '#contract/no-hp.ts'
import { formatWaktu } from '#contract/wib.ts'
import { JejakRekaman } from '#web/admin/jejak/jejak-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { type TulisWa, useTulisWa } from '#web/admin/templat/tulis-wa.ts'
import { FotoAdmin } from '#web/admin/ui/foto-admin.tsx'
import { loadErrorText } from '#web/lib/api-error.ts'
import { endpointUrl } from '#web/lib/api-request.ts'
import { useNamaToko } from '#web/lib/settings.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { DitanganiBadge } from './ditangani-badge.tsx'
import { useLaporan } from './use-laporan.ts'

/** Returns a `mailto:` link to the sender with a quoted reply. */
function balasan({ email, message, date }: Laporan, toko: string): string {
  const kutipan = message.slice(0, 1000).replace(/^/gm, '> ')
  const fields = {
    subject: `Balasan atas pesan Anda ke ${toko}`,
    body: `\n\nPesan Anda, ${formatWaktu(date)}:\n${kutipan}`,
  }
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query.join('&')}`
}

/** Returns a WhatsApp link to the sender; undefined without an account with a phone number. */
const chat = ({ no_hp = '', name, date }: LaporanUtuh, tulis: TulisWa) =>
  waUrl(no_hp, `${tulis('wa-pesan', { nama: name, tanggal: formatWaktu(date) })} `)

/** Dialog with one message and its actions. */
export function LaporanDialog({ laporanId, onClose }: { laporanId: number; onClose(): void }) {
  const { hapus, resolve } = useLaporan()
  const toko = useNamaToko()
  const tulis = useTulisWa()
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
          {data && (
            <>
              <Button variant="polos" rapat onClick={() => hapus(data, onClose)}>
                Hapus
              </Button>
              <Button variant="garis" rapat onClick={() => resolve(data)}>
                {data.ditangani ? 'Tandai Belum Ditangani' : 'Tandai Sudah Ditangani'}
              </Button>
              <WaTombol to={chat(data, tulis)} />
              <ButtonLink rapat to={balasan(data, toko)}>
                <Reply aria-hidden className="size-5" />
                Balas
              </ButtonLink>
            </>
          )}
          <Button variant={data ? 'garis' : 'isi'} rapat data-fokus onClick={onClose}>
            Tutup
          </Button>
        </>
      }
    >
      {isPending && <Loading>Memuat pesan…</Loading>}
      {error && !data && <LoadFailure onRetry={refetch}>{`Error: ${loadErrorText(error)}`}</LoadFailure>}
      {data && (
        <>
          <p className="mt-1 text-tinta-2 [overflow-wrap:anywhere]">
            <a href={balasan(data, toko)} className="tautan">
              {data.email}
            </a>
            {data.no_hp && ` · ${formatNoHp(data.no_hp)}`}
            <br />
            {formatWaktu(data.date)}
          </p>
          <p className="my-4 whitespace-pre-wrap border-garis border-y py-4 [overflow-wrap:anywhere]">{data.message}</p>
          {data.nomor_pesanan && (
            <p className="mb-4 [overflow-wrap:anywhere]">
              Tentang pesanan{' '}
              <Link to={`/daftar-pesanan?q=${encodeURIComponent(data.nomor_pesanan)}`} className="tautan">
                {data.nomor_pesanan}
              </Link>
            </p>
          )}
          <div className="mb-4 empty:hidden">
            <FotoAdmin
              alamat={data.foto.map(({ fotoId }) => endpointUrl(getFotoLaporan, { params: { laporanId, fotoId } }))}
              dihapus={data.foto_dihapus}
            />
          </div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <DitanganiBadge ditangani={data.ditangani} />
            {data.ditangani && (
              <span className="text-sm text-tinta-2">
                {data.ditanganiOleh && `oleh ${data.ditanganiOleh}, `}
                {formatWaktu(data.ditangani)}
              </span>
            )}
          </p>
          <JejakRekaman jenis="laporan" rujukan={laporanId} />
        </>
      )}
    </Dialog>
  )
}

function WaTombol({ to }: { to: string | undefined }) {
  if (!to) return null
  return (
    <ButtonLink rapat variant="garis" to={to} target="_blank" rel="noreferrer">
      <MessageCircle aria-hidden className="size-5" />
      WhatsApp
    </ButtonLink>
  )
}
