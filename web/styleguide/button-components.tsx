import { ArrowRight, Pencil, ShoppingCart, Trash2 } from 'lucide-react'
import { Button, ButtonLink, IconButton, IconLink, type Variant } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Bagian, Contoh, Row } from './example.tsx'

const VARIAN: Variant[] = ['utama', 'isi', 'garis', 'polos']
const LONG_TEXT = 'Lanjutkan pembayaran untuk semua pesanan yang belum dibayar minggu ini'

/** Buttons and links in every state. */
export function ButtonComponents() {
  return (
    <Bagian id="tombol" title="Tombol">
      <p>
        utama (karang): satu langkah berikutnya di layar, maksimal satu. isi (laut): tindakan lain. garis: tindakan tiap
        kartu dalam daftar, dan pilihan kedua. polos: yang jarang dipakai.
      </p>
      {VARIAN.map((variant) => (
        <Contoh key={variant} name={`${variant}: biasa, ditunjuk, fokus, sibuk, mati, rapat, dengan gambar, tautan`}>
          <Row>
            <Button variant={variant}>Simpan</Button>
            <Button variant={variant} className="gaya-hover">
              Simpan
            </Button>
            <Button variant={variant} className="gaya-fokus">
              Simpan
            </Button>
            <Button variant={variant} busy>
              Menyimpan…
            </Button>
            <Button variant={variant} disabled>
              Simpan
            </Button>
            <Button variant={variant} compact>
              Simpan
            </Button>
            <Button variant={variant}>
              <ShoppingCart aria-hidden className="size-5" />
              Masukkan Keranjang
            </Button>
            <ButtonLink variant={variant} to="#tombol">
              Lihat Semua
              <ArrowRight aria-hidden className="size-5" />
            </ButtonLink>
          </Row>
        </Contoh>
      ))}
      <Contoh name="Teks panjang">
        <Button variant="utama" className="w-52">
          {LONG_TEXT}
        </Button>
      </Contoh>
      <Contoh name="Tombol gambar: biasa, ditunjuk, fokus, mati, tautan">
        <Row>
          <IconButton label="Hapus">
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Hapus, ditunjuk" className="gaya-hover">
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Hapus, fokus" className="gaya-fokus">
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Hapus, mati" disabled>
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
          <IconLink label="Ubah" to="#tombol">
            <Pencil aria-hidden className="size-5" />
          </IconLink>
        </Row>
      </Contoh>
      <Contoh name="Salin, pilih berkas, pintasan papan ketik">
        <Row>
          <CopyButton text="JP1234567890" name="Nomor resi" />
          <FileButton accept="image/png" onPick={() => {}}>
            Pilih Foto
          </FileButton>
          <FileButton accept="image/png" onPick={() => {}} disabled>
            Pilih Foto
          </FileButton>
          <Kbd>Ctrl+S</Kbd>
        </Row>
      </Contoh>
    </Bagian>
  )
}
