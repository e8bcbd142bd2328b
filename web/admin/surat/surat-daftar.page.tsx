import { Send } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { CARI_TERBARU, listSurat, StatusSurat, type SuratRingkas } from '#contract/surat/admin.ts'
import { formatAngka } from '#contract/uang/rupiah.ts'
import { formatWaktu } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Aksi, AksiTombol } from '#web/admin/ui/aksi.tsx'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Email } from '#web/admin/ui/email.tsx'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { artiKesalahan, STATUS } from './kata-surat.ts'
import { SuratDialog } from './surat-dialog.tsx'
import { useKirimLagi } from './use-kirim-lagi.ts'

export const meta = () => adminMeta('Email')

export default function SuratDaftarPage() {
  const { hasil, ...daftar } = useList(listSurat)
  const kirim = useKirimLagi()
  const { confirm } = useAlerts()
  const [params] = useSearchParams()
  const terbuka = Number(params.get('surat'))
  const { page } = daftar.query

  async function kirimSemua() {
    const yes = await confirm({
      title: 'Kirim lagi semua email?',
      text: 'Semua email yang gagal atau tertunda dikirim sekarang.',
      confirm: 'Ya, Kirim',
      cancel: 'Batal',
    })
    if (yes) kirim.mutate(undefined)
  }

  const kolom: Kolom<SuratRingkas>[] = [
    { judul: 'Dibuat', isi: ({ dibuat }) => formatWaktu(dibuat), className: 'lg:text-sm' },
    { judul: 'Kepada', isi: ({ kepada }) => <Email>{kepada}</Email>, className: 'lg:min-w-36 lg:text-sm' },
    {
      judul: 'Subjek',
      isi: ({ suratId, subjek }) => (
        <Link
          to={daftar.to({ surat: suratId, page })}
          preventScrollReset
          aria-label={`Buka email ${suratId}: ${subjek}`}
          className="inline-flex min-h-11 items-center text-laut underline-offset-4 [overflow-wrap:anywhere] hover:underline lg:min-h-0"
        >
          {subjek}
        </Link>
      ),
      className: 'lg:min-w-44',
    },
    {
      judul: 'Status',
      isi: ({ status }) => <Badge tone={STATUS[status].tone}>{STATUS[status].nama}</Badge>,
    },
    { judul: 'Percobaan', isi: ({ percobaan }) => percobaan, angka: true },
    {
      judul: 'Sebab',
      isi: ({ kesalahan }) =>
        kesalahan ? (
          <span className="line-clamp-2 [overflow-wrap:anywhere]">{artiKesalahan(kesalahan) ?? kesalahan}</span>
        ) : (
          '–'
        ),
      className: 'lg:min-w-44 lg:text-sm',
    },
    {
      judul: 'Aksi',
      isi: ({ suratId, status, kepada }) =>
        status === 'gagal' || status === 'tertunda' ? (
          <Aksi>
            <AksiTombol
              label={`Kirim lagi email ${suratId} kepada ${kepada}`}
              Icon={Send}
              onClick={() => kirim.mutate(suratId)}
            />
          </Aksi>
        ) : (
          '–'
        ),
    },
  ]

  return (
    <>
      <Kepala judul="Email">
        <Button variant="garis" busy={kirim.isPending} onClick={kirimSemua}>
          <Send aria-hidden className="size-5" />
          Kirim Lagi Semua
        </Button>
      </Kepala>
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Email yang dikirim toko. Email yang belum terkirim otomatis dicoba lagi selama tiga hari.
      </p>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari penerima atau subjek" />
        <Saringan
          daftar={daftar}
          nama="status"
          label="Status"
          semua="Semua email"
          pilihan={StatusSurat.options.map((value) => ({ value, label: STATUS[value].nama }))}
        />
      </BilahDaftar>
      {daftar.query.q && (
        <p className="mb-3 text-sm text-tinta-2">
          Dicari di {formatAngka(CARI_TERBARU)} email terbaru. Untuk mencari di semua email, tulis alamat email lengkap.
        </p>
      )}
      <Tabel
        nama="Email"
        daftar={daftar}
        hasil={hasil}
        kolom={kolom}
        kunci={({ suratId }) => suratId}
        kosong="Tidak ada email"
        galat="Gagal memuat email"
      />
      {terbuka > 0 && <SuratDialog suratId={terbuka} onClose={() => daftar.set({ surat: undefined, page })} />}
    </>
  )
}
