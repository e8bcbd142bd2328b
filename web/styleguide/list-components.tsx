import { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { computePpn } from '#contract/uang/ppn.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { Nota } from '#web/shared/nota.tsx'
import { StatusBadge } from '#web/shared/status-badge.tsx'
import { TulisanContents } from '#web/shared/tulisan/isi-tulisan.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Bagian, Contoh, Grid, Row } from './example.tsx'

const TONES: BadgeTone[] = ['hijau', 'kuning', 'merah', 'abu', 'laut']
const TULISAN = `## Tanda-tanda

Ikan berenang miring di permukaan, nafsu makan turun.

- sirip geripis
- luka merah di pangkal ekor`

/** Badges, navigation through lists, and text components. */
export function ListComponents() {
  return (
    <Bagian id="daftar" title="Tanda, halaman, bacaan">
      <Contoh name="Tanda">
        <Row>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
      </Contoh>
      <Contoh name="Status pembayaran">
        <Row>
          {StatusPembayaran.options.map((status) => (
            <StatusBadge key={status} status={status} other="abu" />
          ))}
        </Row>
      </Contoh>
      <Contoh name="Lokasi halaman: pendek, panjang">
        <Breadcrumb trail={[{ to: '#daftar', name: 'Produk' }]} here="Vitamin C" />
        <Breadcrumb
          trail={[
            { to: '#daftar', name: 'Beranda' },
            { to: '#tombol', name: 'Produk satuan' },
          ]}
          here="Probiotik akuakultur untuk air keramba yang keruh setelah hujan panjang, kemasan lima liter"
        />
      </Contoh>
      <Contoh name="Halaman: pertama, tengah, terakhir">
        {[1, 5, 12].map((page) => (
          <Pagination key={page} page={page} totalPages={12} to={() => '#daftar'} />
        ))}
      </Contoh>
      <Contoh name="Gambar katalog: tidak ada, dan tidak dapat dimuat">
        <Grid width="10rem">
          <GambarKatalog kind="produks" gambar={null} alt="Produk tanpa gambar" sizes="10rem" />
          <GambarKatalog kind="auth/artikel" gambar="data:image/png;base64,AA" alt="Gambar rusak" sizes="10rem" />
        </Grid>
      </Contoh>
      <Contoh name="Tulisan">
        <TulisanContents tulisan={TULISAN} title="h3" />
      </Contoh>
      <NotaExample />
    </Bagian>
  )
}

function NotaExample() {
  return (
    <Contoh name="Nota">
      <Nota
        nota={{ nomor: '2026/11/0001', waktu: '2026-11-20T03:30:00Z' }}
        nomor="KS-20261120-CONTOH"
        date="2026-11-20T03:00:00Z"
        pembeli={{ nama: 'Pak Budi', no_hp: '081234567890', alamat: 'Dermaga 3, Teluk Hurun, Lampung' }}
        pembayaran={<StatusBadge status="success" other="abu" />}
        lunas
        simulated
        items={[
          {
            produkId: 1,
            paketId: null,
            nama: 'Vitamin C Stabil 35%',
            nie: 'KKP RI D 2611001',
            jumlah: 2,
            harga: 165_000,
          },
          { produkId: null, paketId: 1, nama: 'Paket Benih', nie: '', jumlah: 1, harga: 800_000 },
        ]}
        kemasan={[
          { produkId: 1, nama: 'Vitamin C Stabil 35%', nomor: 'VC-2611A', kedaluwarsa: '2028-05-31', jumlah: 2 },
        ]}
        nama_shipping="Reguler"
        biaya_kirim={12_000}
        diskon={0}
        diskon_ongkir={0}
        total_harga={1_142_000}
        ppn={computePpn({ cara: 'termasuk', persen: 12, pembilang: 11, penyebut: 12 }, 1_130_000)}
        dibayar={1_142_000}
        dikembalikan={165_000}
      />
    </Contoh>
  )
}
