import { useState } from 'react'
import { useNotice } from '#web/admin/ui/notice.tsx'
import emptyKeranjang from '#web/drawings/empty-keranjang.svg'
import networkErrorPicture from '#web/drawings/network-error.svg'
import { CargoMarks } from '#web/shared/cargo-marks.tsx'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonKartu } from '#web/ui/skeleton.tsx'
import { Loading, Spinner } from '#web/ui/spinner.tsx'
import { Bagian, Contoh, Grid, Row } from './example.tsx'

const SENTENCE = 'Stok berubah sejak halaman ini dibuka.'
const LONG_TEXT =
  'Harga atau ongkir telah berubah sejak Anda membuka halaman ini, sehingga pesanan belum dibuat. Periksa jumlahnya sekali lagi, lalu tekan tombol untuk melanjutkan.'

/** Components for messages, and placeholders while content loads. */
export function MessageComponents() {
  return (
    <Bagian id="pesan" title="Pesan">
      <Contoh name="Pemberitahuan: info, berhasil, hati, galat; dengan langkah; panjang">
        <Grid width="22rem">
          {(['info', 'berhasil', 'hati', 'galat'] as const).map((kind) => (
            <Notice key={kind} kind={kind} announce={false}>
              {SENTENCE}
            </Notice>
          ))}
          <Notice kind="hati" announce={false} action={<Button variant="garis">Muat Ulang</Button>}>
            {SENTENCE}
          </Notice>
          <Notice kind="info" announce={false}>
            {LONG_TEXT}
          </Notice>
        </Grid>
      </Contoh>
      <Contoh name="Bahaya dan dingin">
        <Row>
          <CargoMarks bahaya={['pengoksidasi', 'korosif', 'mudah_terbakar']} suhu_simpan="dingin" />
        </Row>
      </Contoh>
      <Contoh name="Gagal memuat">
        <LoadFailure onRetry={() => {}}>Produk tidak dapat dimuat.</LoadFailure>
      </Contoh>
      <Contoh name="Kosong">
        <Grid width="20rem">
          <Empty
            picture={emptyKeranjang}
            title="Keranjang masih kosong"
            action={<ButtonLink to="#pesan">Lihat Produk</ButtonLink>}
          >
            Pilih produk yang Anda perlukan, lalu kembali ke sini.
          </Empty>
          <Empty picture={networkErrorPicture} title="Tidak ada sinyal" />
        </Grid>
      </Contoh>
      <Contoh name="Sedang memuat">
        <Grid>
          <SkeletonKartu className="h-40" />
          <div className="grid content-start gap-3">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-12" />
          </div>
          <Loading>Memuat pesanan…</Loading>
          <Row>
            <Spinner size="kecil" />
            <Spinner />
          </Row>
        </Grid>
      </Contoh>
      <Contoh name="Dialog dan kabar">
        <Dialogs />
      </Contoh>
    </Bagian>
  )
}

function Dialogs() {
  const { alert, confirm } = useAlerts()
  const say = useNotice()
  const [open, setOpen] = useState<'kotak' | 'lembar' | 'lebar' | null>(null)
  const close = () => setOpen(null)
  return (
    <Row>
      <Button variant="garis" onClick={() => alert({ title: 'Gagal: Pesanan tidak dapat dibuat. Coba lagi.' })}>
        Pesan
      </Button>
      <Button
        variant="garis"
        onClick={() => confirm({ title: 'Batalkan pesanan ini?', confirm: 'Ya, batalkan', cancel: 'Tidak' })}
      >
        Tanya
      </Button>
      <Button
        variant="garis"
        onClick={() =>
          confirm({
            title: 'Hapus kategori?',
            text: 'Yang dihapus tidak kembali.',
            confirm: 'Hapus',
            cancel: 'Batal',
            bahaya: true,
          })
        }
      >
        Tanya, berbahaya
      </Button>
      {(['kotak', 'lembar', 'lebar'] as const).map((shape) => (
        <Button key={shape} variant="garis" onClick={() => setOpen(shape)}>
          Dialog {shape}
        </Button>
      ))}
      <Button variant="garis" onClick={() => say('Produk disimpan')}>
        Kabar
      </Button>
      <Dialog
        open={open !== null}
        onClose={close}
        title="Ubah alamat"
        shape={open === 'kotak' ? 'kotak' : 'lembar'}
        wide={open === 'lebar'}
        footer={
          <>
            <Button variant="garis" onClick={close}>
              Batal
            </Button>
            <Button onClick={close}>Simpan</Button>
          </>
        }
      >
        <p className="mt-2 text-tinta-2">{LONG_TEXT}</p>
      </Dialog>
    </Row>
  )
}
