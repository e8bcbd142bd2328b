import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { isWithoutEmail } from '#contract/akun/without-email.ts'
import { formatNoHp, waUrl } from '#contract/no-hp.ts'
import { getPelanggan, type PelangganAdmin } from '#contract/pelanggan/admin.ts'
import { allowed } from '#contract/peran.ts'
import { PAYMENT_NOTES } from '#contract/pesanan-admin/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate } from '#contract/wib.ts'
import { grupQuery } from '#web/admin/grup/grup-query.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { usePeran } from '#web/admin/sesi/sesi-admin.ts'
import { useWriteWa } from '#web/admin/templat/write-wa.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { EmailLink } from '#web/admin/ui/email.tsx'
import { Header } from '#web/admin/ui/head.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { Fact } from '#web/shared/sheet.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/pelanggan-detail.page'
import { CatatanPelanggan } from './catatan-pelanggan.tsx'
import { DownloadData } from './download-data.tsx'
import { GrupPelanggan } from './grup-pelanggan.tsx'
import { MergePelanggan } from './merge-pelanggan.tsx'
import { SplitPelanggan } from './split-pelanggan.tsx'

export const meta = () => adminMeta('Detail Pembeli')

const COLUMNS = 'grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'

/** One customer: orders, messages, notes and contact data. */
export default function PelangganDetailPage({ params }: Route.ComponentProps) {
  const penggunaId = Number(params.penggunaId)
  const isOwner = allowed(usePeran())
  // Wait for the groups as well, so that nothing moves after the first render.
  const grup = useQuery(grupQuery())
  const detail = useQuery({
    queryKey: ['admin', 'pelanggan', penggunaId],
    queryFn: () => callAdmin(getPelanggan, { params: { penggunaId } }),
  })
  const failed = [detail, grup].find(({ data, error }) => !data && error)
  const pelanggan = grup.data && detail.data
  return (
    <>
      <Header title={pelanggan?.nama ?? 'Detail Pembeli'} back={{ to: '/pelanggan', name: 'Pembeli' }}>
        {pelanggan && (
          <>
            {isOwner && <MergePelanggan pelanggan={pelanggan} />}
            <DownloadData pelanggan={pelanggan} />
          </>
        )}
      </Header>
      {failed ? (
        <LoadFailed
          error={failed.error}
          onRetry={() => Promise.all([detail.refetch(), grup.refetch()])}
          list="/pelanggan"
          failure="Gagal memuat pembeli"
        />
      ) : (
        !pelanggan && <LoadingKartu text="Memuat pembeli…" sizes={['h-120', 'h-96']} className={COLUMNS} />
      )}
      {pelanggan && <Pelanggan pelanggan={pelanggan} />}
    </>
  )
}

function Pelanggan({ pelanggan }: { pelanggan: PelangganAdmin }) {
  const { penggunaId, pesananTerakhir, keluhan, pesan, minta_hapus } = pelanggan
  return (
    <div className="grid grid-cols-1 gap-5">
      {minta_hapus && (
        <Notice kind="hati">
          Pembeli ini meminta akunnya dihapus pada {formatDate(minta_hapus)}. Berikan datanya jika diminta. Setelah
          semua pesanannya selesai, hapus akunnya di menu Pengguna.
        </Notice>
      )}
      <SplitPelanggan pelanggan={pelanggan} />
      <div className={COLUMNS}>
        <div className="grid grid-cols-1 gap-5">
          <Ringkasan pelanggan={pelanggan} />
          <Bagian title="Pesanan">
            {pesananTerakhir.length === 0 ? (
              <p className="text-tinta-2">Belum pernah memesan.</p>
            ) : (
              <ul className="divide-y divide-garis">
                {pesananTerakhir.map(
                  ({ orderId, jenis, nomor, dibuat, total_harga, status_pembayaran, status_pesanan }) => (
                    <li key={orderId} className="flex items-center justify-between gap-x-4 py-1.5">
                      <span className="min-w-0">
                        <Link
                          to={`/detail-pesanan-${jenis}/${orderId}`}
                          className="tautan whitespace-nowrap max-sm:text-sm"
                        >
                          {nomor}
                        </Link>
                        <span className="block text-sm text-tinta-2">
                          {formatDate(dibuat)},{' '}
                          {status_pembayaran === 'success' ? status_pesanan : PAYMENT_NOTES[status_pembayaran]}
                        </span>
                      </span>
                      <span className="harga shrink-0 font-semibold">{formatRupiah(total_harga)}</span>
                    </li>
                  ),
                )}
              </ul>
            )}
          </Bagian>
          {keluhan.length > 0 && (
            <Bagian title="Keluhan">
              <ul className="divide-y divide-garis">
                {keluhan.map(({ keluhanId, nomor, dibuat, selesai }) => (
                  <li key={keluhanId} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
                    <Link to={`/detail-keluhan/${keluhanId}`} className="tautan [overflow-wrap:anywhere]">
                      Pesanan {nomor}
                    </Link>
                    <span className="text-sm text-tinta-2">
                      {formatDate(dibuat)}, {selesai ? 'selesai' : 'terbuka'}
                    </span>
                  </li>
                ))}
              </ul>
            </Bagian>
          )}
          {pesan.length > 0 && (
            <Bagian title="Pesan dari email ini">
              <ul className="grid gap-3">
                {pesan.map(({ laporanId, teks, dibuat, ditangani }) => (
                  <li key={laporanId}>
                    <p className="whitespace-pre-line [overflow-wrap:anywhere]">{teks}</p>
                    <p className="text-sm text-tinta-2">
                      {formatDate(dibuat)}, {ditangani ? 'sudah ditangani' : 'belum ditangani'}
                    </p>
                  </li>
                ))}
              </ul>
            </Bagian>
          )}
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Kontak pelanggan={pelanggan} />
          <Bagian title="Catatan admin">
            <CatatanPelanggan pelanggan={pelanggan} />
          </Bagian>
        </div>
      </div>
      <JejakOfRecord kind="pelanggan" recordId={penggunaId} />
    </div>
  )
}

function Ringkasan({ pelanggan }: { pelanggan: PelangganAdmin }) {
  const { pesanan, belanja, dibayar, dikembalikan, dibuat, terakhir } = pelanggan
  return (
    <Bagian title="Belanja">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Fact name="Pesanan dibayar">{pesanan}</Fact>
        <Fact name="Belanja bersih">
          <span className="harga font-semibold">{formatRupiah(belanja)}</span>
          {dikembalikan > 0 && (
            <span className="block text-sm text-tinta-2">
              {formatRupiah(dibayar)} dibayar, {formatRupiah(dikembalikan)} kembali
            </span>
          )}
        </Fact>
        <Fact name="Pesanan terakhir">{terakhir ? formatDate(terakhir) : '–'}</Fact>
        <Fact name="Mendaftar">{formatDate(dibuat)}</Fact>
        <Fact name="Rata-rata per pesanan">{pesanan > 0 ? formatRupiah(Math.round(dibayar / pesanan)) : '–'}</Fact>
      </dl>
    </Bagian>
  )
}

function Kontak({ pelanggan }: { pelanggan: PelangganAdmin }) {
  const { penggunaId, nama, email, email_dikonfirmasi, no_hp, alamat } = pelanggan
  const write = useWriteWa()
  const isOwner = allowed(usePeran())
  const chat = waUrl(no_hp, `${write('wa-pelanggan', { nama })} `)
  return (
    <Bagian title="Kontak">
      <dl className="grid grid-cols-1 gap-3">
        <Fact name="Email">
          <EmailLink>{email}</EmailLink>
          {!email_dikonfirmasi && !isWithoutEmail(email) && (
            <span className="block text-sm text-tinta-2">Belum dikonfirmasi</span>
          )}
        </Fact>
        <Fact name="No. HP">
          {formatNoHp(no_hp) || '–'}
          {chat && (
            <a href={chat} target="_blank" rel="noreferrer" className="tautan flex gap-2">
              <MessageCircle aria-hidden className="size-5" />
              Kirim WhatsApp
            </a>
          )}
        </Fact>
        <Fact name="Grup">
          <GrupPelanggan pelanggan={pelanggan} />
        </Fact>
        <Fact name="Alamat">
          {alamat.length === 0 && '–'}
          {alamat.map(({ alamatId, label, teks, utama }) => (
            <span key={alamatId} className="mb-2 block whitespace-pre-line [overflow-wrap:anywhere] last:mb-0">
              {(label || utama) && (
                <span className="block font-medium">{[label, utama && 'utama'].filter(Boolean).join(', ')}</span>
              )}
              {teks}
            </span>
          ))}
        </Fact>
        {isOwner && (
          <Fact name="Akun">
            <Link to={`/edit-user/${penggunaId}`} className="tautan">
              Ubah akun
            </Link>
          </Fact>
        )}
      </dl>
    </Bagian>
  )
}

function Bagian({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="kartu p-5">
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}
