import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { deleteUlasan, type MyUlasan } from '#contract/ulasan/mine.ts'
import type { StatusUlasan } from '#contract/ulasan/ulasan.ts'
import { formatDate } from '#contract/wib.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Bintang } from '#web/shared/bintang.tsx'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { alamatBarang } from './alamat-barang.ts'
import { myUlasanQuery } from './my-ulasan-query.ts'
import { UlasanForm } from './ulasan-form.tsx'

const STATUS: Record<StatusUlasan, { kata: string; tone: BadgeTone }> = {
  menunggu: { kata: 'Menunggu dibaca toko', tone: 'kuning' },
  tayang: { kata: 'Tayang', tone: 'hijau' },
  ditolak: { kata: 'Tidak ditayangkan', tone: 'merah' },
}

/** A purchased item, with the customer's review or a form to write one. */
export function UlasanItem({ item, isOpen }: { item: MyUlasan; isOpen: boolean }) {
  const { jenis, id, barang, gambar, nomor, ulasan } = item
  const [isWriting, setWriting] = useState(isOpen)
  const [kabar, setNotice] = useState('')
  const { remove, deletion } = useRemoveUlasan(item, setNotice)

  return (
    <article className="kartu p-4 sm:p-5" aria-label={barang}>
      <div className="flex gap-4">
        <div className="w-16 shrink-0 sm:w-20">
          <GambarKatalog kind={jenis === 'produk' ? 'produks' : 'paket'} gambar={gambar} alt="" sizes="5rem" />
        </div>
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold text-base tracking-normal [overflow-wrap:anywhere]">
            <Link to={alamatBarang(jenis, id)} className="hover:text-laut">
              {barang}
            </Link>
          </h2>
          <p className="text-sm text-tinta-2 [overflow-wrap:anywhere]">Pesanan {nomor}</p>
          {ulasan && !isWriting && <Ulasan ulasan={ulasan} />}
        </div>
      </div>
      {kabar && (
        <div className="mt-3">
          <Notice kind="berhasil" announce>
            {kabar}
          </Notice>
        </div>
      )}
      {deletion.isError && (
        <div className="mt-3">
          <Notice kind="galat">{errorText(deletion.error, { answered: 'Ulasan gagal dihapus. Coba lagi.' })}</Notice>
        </div>
      )}
      {isWriting ? (
        <UlasanForm
          item={item}
          onDone={(message) => {
            setWriting(false)
            setNotice(message)
          }}
          onCancel={() => setWriting(false)}
        />
      ) : (
        <UlasanActions
          item={item}
          isRemoving={deletion.isPending}
          onWrite={() => {
            setNotice('')
            setWriting(true)
          }}
          onRemove={remove}
        />
      )}
    </article>
  )
}

/** Deletes a review after a confirmation. */
function useRemoveUlasan({ jenis, id, barang }: MyUlasan, onRemoved: (message: string) => void) {
  const queries = useQueryClient()
  const { confirm } = useAlerts()
  const deletion = useMutation({
    mutationFn: () => call(deleteUlasan, { params: { jenis, id } }),
    onSuccess({ message }) {
      onRemoved(message)
      return queries.invalidateQueries(myUlasanQuery())
    },
  })

  async function remove() {
    const yes = await confirm({
      title: 'Hapus ulasan ini?',
      text: `Ulasan Anda tentang ${barang} tidak tayang lagi.`,
      confirm: 'Ya, Hapus',
      cancel: 'Batal',
      bahaya: true,
    })
    if (yes) deletion.mutate()
  }

  return { remove, deletion }
}

/** Review with its status and the shop's reply. */
function Ulasan({ ulasan }: { ulasan: NonNullable<MyUlasan['ulasan']> }) {
  const { kata, tone } = STATUS[ulasan.status]
  return (
    <div className="mt-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Bintang value={ulasan.bintang} />
        <Badge tone={tone}>{kata}</Badge>
        <span className="text-sm text-tinta-2">{formatDate(ulasan.dibuat)}</span>
      </p>
      <p className="mt-1.5 max-w-baca whitespace-pre-line [overflow-wrap:anywhere]">{ulasan.teks}</p>
      {ulasan.alasan && <p className="mt-2 font-medium text-merah">Alasan: {ulasan.alasan}</p>}
      {ulasan.balasan && (
        <p className="mt-2 whitespace-pre-line rounded bg-laut-muda px-4 py-3 [overflow-wrap:anywhere]">
          <b className="block text-sm">Balasan toko</b>
          {ulasan.balasan}
        </p>
      )}
    </div>
  )
}

interface TindakanProps {
  item: MyUlasan
  isRemoving: boolean
  onWrite(): void
  onRemove(): void
}

function UlasanActions({ item: { barang, ulasan }, isRemoving, onWrite, onRemove }: TindakanProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button
        variant={ulasan ? 'garis' : 'isi'}
        compact
        aria-label={`${ulasan ? 'Ubah' : 'Tulis'} ulasan ${barang}`}
        onClick={onWrite}
      >
        {ulasan ? 'Ubah ulasan' : 'Tulis ulasan'}
      </Button>
      {ulasan && (
        <Button variant="polos" compact aria-label={`Hapus ulasan ${barang}`} busy={isRemoving} onClick={onRemove}>
          Hapus
        </Button>
      )}
    </div>
  )
}
