import { ChevronLeft, Pencil, Printer } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { IKAN } from '#content/ikan.ts'
import { formatBilangan } from '#contract/bilangan.ts'
import { amanPanen } from '#contract/buku-obat/aman-panen.ts'
import { type Catatan, hapus } from '#contract/buku-obat/gabung.ts'
import { tambahHari } from '#contract/buku-obat/hari.ts'
import { formatHari } from '#contract/buku-obat/kata-acara.ts'
import { perluPanggil, sisaIkan } from '#contract/buku-obat/kematian.ts'
import { JENIS_KERAMBA } from '#contract/buku-obat/kolom.ts'
import { volume } from '#contract/buku-obat/ukuran.ts'
import { KotakHubungi } from '#web/shared/kotak-hubungi.tsx'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { alamatCatat, alamatCetak, alamatUbah, BUKU } from './alamat-buku.ts'
import { di } from './daftar-keramba.tsx'
import { Panen } from './panen.tsx'
import { Riwayat } from './riwayat-keramba.tsx'
import { StatusKirim } from './status-kirim.tsx'
import { Unduhan } from './unduhan.tsx'
import type { Buku } from './use-buku.ts'

/** One cage: harvest status, forms for new entries, and history. */
export function HalamanKeramba({ buku, keramba }: { buku: Buku; keramba: Catatan<'keramba'> }) {
  const { id, nama, jenis, ikan, catatan } = keramba
  const { confirm } = useAlerts()
  const navigate = useNavigate()
  const obat = buku.buku.pengobatan.filter(di(id))
  const mati = buku.buku.kematian.filter(di(id))
  const gawat = perluPanggil(keramba, mati, buku.hariIni)

  async function buang() {
    const baris = buku.baris(id)
    const isSure = await confirm({
      title: `Hapus ${nama}?`,
      text: 'Semua catatan obat, kematian, dan air keramba ini ikut terhapus, juga tanggal aman panennya.',
      confirm: 'Hapus keramba',
      cancel: 'Batal',
      bahaya: true,
    })
    if (!isSure || !baris) return
    await buku.tulis(hapus(baris, buku.now()))
    void navigate(BUKU, { replace: true })
  }

  return (
    <>
      <ButtonLink variant="polos" rapat to={BUKU} className="-ml-3 min-h-12">
        <ChevronLeft aria-hidden className="size-5" />
        Buku obat
      </ButtonLink>
      <h1 className="mt-1 [overflow-wrap:anywhere]">{nama}</h1>
      <p className="mt-1 text-tinta-2">
        {JENIS_KERAMBA[jenis]}, {IKAN[ikan].toLowerCase()}
        {ringkasan(keramba, sisaIkan(keramba, mati, tambahHari(buku.hariIni, 1)))}
      </p>
      {catatan && <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{catatan}</p>}
      <StatusKirim buku={buku} />
      <div className="mt-4 grid gap-5">
        {gawat && (
          <div className="grid gap-3">
            <KotakHubungi
              judul={
                gawat === 'sehari'
                  ? 'Ikan mati 5% atau lebih dalam sehari'
                  : 'Ikan mati 1% atau lebih, dua hari berturut-turut'
              }
            />
            <ButtonLink to="/layanan/cek-gejala" variant="garis" className="min-h-12 justify-self-start">
              Cek gejala ikan ini
            </ButtonLink>
          </div>
        )}
        <Panen aman={amanPanen(obat, buku.hariIni)} rinci />
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <ButtonLink to={alamatCatat('pengobatan', id)} variant="utama" className="min-h-12">
            Catat obat
          </ButtonLink>
          <ButtonLink to={alamatCatat('kematian', id)} variant="garis" className="min-h-12">
            Catat kematian
          </ButtonLink>
          <ButtonLink to={alamatCatat('air', id)} variant="garis" className="min-h-12">
            Catat air
          </ButtonLink>
        </div>
        <Riwayat buku={buku} keramba={keramba} />
        <section className="kartu p-5">
          <h2 className="text-lg">Lembar dan berkas</h2>
          <ButtonLink to={alamatCetak(id)} variant="garis" className="mt-3 min-h-12 max-sm:w-full">
            <Printer aria-hidden className="size-5" />
            Lembar A4 untuk audit atau pembeli
          </ButtonLink>
          <Unduhan buku={buku} keramba={id} />
        </section>
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <ButtonLink to={alamatUbah('keramba', id)} variant="garis" className="min-h-12">
            <Pencil aria-hidden className="size-5" />
            Ubah keramba
          </ButtonLink>
          <Button variant="polos" className="min-h-12" onClick={() => void buang()}>
            Hapus keramba
          </Button>
        </div>
        <p className="text-sm text-tinta-2">
          Tanggal panen dihitung dari catatan Anda sendiri. Ada ikan pindahan dari keramba lain?{' '}
          <Link to={alamatCatat('pengobatan', id)} className="tautan">
            Catat juga obat yang pernah diterimanya
          </Link>
          .
        </p>
      </div>
    </>
  )
}

function ringkasan(keramba: Catatan<'keramba'>, sisa: number | undefined): string {
  const isi = volume(keramba)
  return [
    isi !== undefined && `, ${formatBilangan(isi)} m³`,
    sisa !== undefined && `, kira-kira ${formatBilangan(sisa)} ekor`,
    keramba.berat !== null && `, ${formatBilangan(keramba.berat)} g per ekor`,
    keramba.tebar && `, ditebar ${formatHari(keramba.tebar)}`,
  ]
    .filter(Boolean)
    .join('')
}
