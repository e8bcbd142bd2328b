import { ChevronLeft, Pencil, Printer } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { IKAN } from '#content/ikan.ts'
import { KERAMBA_KINDS } from '#contract/buku-obat/columns.ts'
import { addHari } from '#contract/buku-obat/hari.ts'
import { reachedLimit, remainingFish } from '#contract/buku-obat/kematian.ts'
import { type Catatan, remove } from '#contract/buku-obat/merge.ts'
import { checkSafeHarvest } from '#contract/buku-obat/safe-harvest.ts'
import { volume } from '#contract/buku-obat/ukuran.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { formatHari } from '#contract/wib.ts'
import { ContactBox } from '#web/shared/contact-box.tsx'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { BUKU, editAddress, printAddress, recordAddress } from './alamat-buku.ts'
import { Downloads } from './downloads.tsx'
import { isInKeramba } from './keramba-list.tsx'
import { Panen } from './panen.tsx'
import { Riwayat } from './riwayat-keramba.tsx'
import { SendStatus } from './send-status.tsx'
import type { Buku } from './use-buku.ts'
import { useWrite } from './use-write.ts'

/** One cage: harvest status, forms for new entries, and history. */
export function HalamanKeramba({ buku, keramba }: { buku: Buku; keramba: Catatan<'keramba'> }) {
  const { id, nama, jenis, ikan, catatan } = keramba
  const obat = buku.buku.pengobatan.filter(isInKeramba(id))
  const deaths = buku.buku.kematian.filter(isInKeramba(id))
  const safe = checkSafeHarvest(obat, buku.hariIni)
  const critical = reachedLimit(keramba, deaths, buku.hariIni)

  return (
    <>
      <ButtonLink variant="polos" compact to={BUKU} className="-ml-3 min-h-12">
        <ChevronLeft aria-hidden className="size-5" />
        Buku obat
      </ButtonLink>
      <h1 className="mt-1 [overflow-wrap:anywhere]">{nama}</h1>
      <p className="mt-1 text-tinta-2">
        {KERAMBA_KINDS[jenis]}, {IKAN[ikan].toLowerCase()}
        {ringkasan(keramba, remainingFish(keramba, deaths, addHari(buku.hariIni, 1)))}
      </p>
      {catatan && <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{catatan}</p>}
      <SendStatus buku={buku} />
      <div className="mt-4 grid gap-5">
        {critical && <ManyDead critical={critical} />}
        <Panen safe={safe} obat={obat} />
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <ButtonLink
            to={recordAddress('pengobatan', id)}
            // A closed cage needs the officer's answer first; its button is in the notice above.
            variant={safe.status === 'jangan_dipanen' ? 'garis' : 'utama'}
            className="min-h-12"
          >
            Catat obat
          </ButtonLink>
          <ButtonLink to={recordAddress('kematian', id)} variant="garis" className="min-h-12">
            Catat kematian
          </ButtonLink>
          <ButtonLink to={recordAddress('air', id)} variant="garis" className="min-h-12">
            Catat air
          </ButtonLink>
        </div>
        <Riwayat buku={buku} keramba={keramba} />
        <section className="kartu p-5">
          <h2 className="text-lg">Lembar dan berkas</h2>
          <ButtonLink to={printAddress(id)} variant="garis" className="mt-3 min-h-12 max-sm:w-full">
            <Printer aria-hidden className="size-5" />
            Lembar A4 untuk audit atau pembeli
          </ButtonLink>
          <Downloads buku={buku} keramba={id} />
        </section>
        <ChangeKeramba buku={buku} keramba={keramba} />
        <p className="text-sm text-tinta-2">
          Tanggal panen dihitung dari catatan Anda sendiri. Ada ikan pindahan dari keramba lain?{' '}
          <Link to={recordAddress('pengobatan', id)} className="tautan-kalimat">
            Catat juga obat yang pernah diterimanya
          </Link>
          .
        </p>
      </div>
    </>
  )
}

/** Contacts for advice after many deaths. */
function ManyDead({ critical }: { critical: NonNullable<ReturnType<typeof reachedLimit>> }) {
  return (
    <div className="grid gap-3">
      <ContactBox
        title={
          critical === 'sehari'
            ? 'Ikan mati 5% atau lebih dalam sehari'
            : 'Ikan mati 1% atau lebih, dua hari berturut-turut'
        }
      />
      <ButtonLink to="/layanan/cek-gejala" variant="garis" className="min-h-12 justify-self-start">
        Cek gejala ikan ini
      </ButtonLink>
    </div>
  )
}

/** Edits or deletes the cage; its entries are deleted with it. */
function ChangeKeramba({ buku, keramba: { id, nama } }: { buku: Buku; keramba: Catatan<'keramba'> }) {
  const { confirm } = useAlerts()
  const write = useWrite(buku)
  const navigate = useNavigate()

  async function discard() {
    const entry = buku.linesOf(id)
    const isSure = await confirm({
      title: `Hapus ${nama}?`,
      text: 'Semua catatan obat, kematian, dan air keramba ini ikut terhapus, juga tanggal aman panennya.',
      confirm: 'Hapus keramba',
      cancel: 'Batal',
      bahaya: true,
    })
    if (!isSure || !entry) return
    if (await write(remove(entry, buku.now()))) void navigate(BUKU, { replace: true })
  }

  return (
    <div className="flex flex-wrap gap-3 max-sm:grid">
      <ButtonLink to={editAddress('keramba', id)} variant="garis" className="min-h-12">
        <Pencil aria-hidden className="size-5" />
        Ubah keramba
      </ButtonLink>
      <Button variant="polos" className="min-h-12" onClick={() => void discard()}>
        Hapus keramba
      </Button>
    </div>
  )
}

function ringkasan(keramba: Catatan<'keramba'>, remaining: number | undefined): string {
  const volumeM3 = volume(keramba)
  return [
    volumeM3 !== undefined && `, ${formatNumber(volumeM3)} m³`,
    remaining !== undefined && `, kira-kira ${formatNumber(remaining)} ekor`,
    keramba.berat !== null && `, ${formatNumber(keramba.berat)} g per ekor`,
    keramba.tebar && `, ditebar ${formatHari(keramba.tebar)}`,
  ]
    .filter(Boolean)
    .join('')
}
