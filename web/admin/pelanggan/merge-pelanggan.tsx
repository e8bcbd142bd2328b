import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Merge } from 'lucide-react'
import { useState } from 'react'
import { isWithoutEmail } from '#contract/akun/without-email.ts'
import { formatNoHp } from '#contract/no-hp.ts'
import {
  getPelanggan,
  listPelanggan,
  mergePelanggan,
  type PelangganAdmin,
  type PelangganSummary,
} from '#contract/pelanggan/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { Email } from '#web/admin/ui/email.tsx'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SearchSelect } from '#web/ui/search-select.tsx'

/** Merges another account of the same person into this one, after a side-by-side comparison. */
export function MergePelanggan({ pelanggan }: { pelanggan: PelangganAdmin }) {
  const [open, setOpen] = useState(false)
  const [selected, setSelected] = useState<PelangganSummary | null>(null)
  const other = usePelanggan(selected?.penggunaId)
  const merge = useMerge(pelanggan, close)

  function close() {
    setOpen(false)
    setSelected(null)
    merge.reset()
  }

  return (
    <>
      <Button variant="garis" onClick={() => setOpen(true)}>
        <Merge aria-hidden className="size-5" />
        Gabungkan akun kembar
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Gabungkan akun kembar"
        area
        footer={
          <>
            <Button variant="garis" onClick={close}>
              Batal
            </Button>
            <Button
              variant="utama"
              disabled={!other.data}
              busy={merge.isPending}
              onClick={() => other.data && merge.mutate(other.data)}
            >
              Gabungkan
            </Button>
          </>
        }
      >
        <div className="mt-4 grid gap-4">
          <ChooseAccount except={pelanggan.penggunaId} value={selected} onChange={setSelected} />
          {other.data && <Comparison kept={pelanggan} deleted={other.data} />}
          <AskingOutcome />
          {(merge.error ?? other.error) && (
            <Notice kind="galat">
              {errorText(merge.error ?? other.error, { answered: 'Gagal menggabungkan akun' })}
            </Notice>
          )}
        </div>
      </Dialog>
    </>
  )
}

const usePelanggan = (penggunaId: number | undefined) =>
  useQuery({
    queryKey: ['admin', 'pelanggan', penggunaId],
    queryFn: () => callAdmin(getPelanggan, { params: { penggunaId: penggunaId ?? 0 } }),
    enabled: penggunaId !== undefined,
  })

/** Mutation that merges an account into this one. */
function useMerge({ penggunaId, versi }: PelangganAdmin, onDone: () => void) {
  const queries = useQueryClient()
  const kabar = useNotice()
  return useMutation({
    mutationFn: (origin: PelangganAdmin) =>
      callAdmin(mergePelanggan, {
        params: { penggunaId },
        body: { dari: origin.penggunaId, versi, versiDari: origin.versi },
      }),
    async onSuccess({ message }) {
      onDone()
      kabar(message)
      await renewAdmin(queries)
    },
    onError: () => renewAdmin(queries),
  })
}

interface ChooseAccountProps {
  /** Account that cannot be chosen. */
  except: number
  value: PelangganSummary | null
  onChange(pelanggan: PelangganSummary | null): void
}

function ChooseAccount({ except, value, onChange }: ChooseAccountProps) {
  return (
    <SearchSelect<PelangganSummary>
      label="Akun lain milik pembeli yang sama"
      noun="pembeli"
      value={value}
      onChange={onChange}
      kunciOf={({ penggunaId }) => penggunaId}
      nameOf={({ nama }) => nama}
      remarkOf={({ email, no_hp }) => [!isWithoutEmail(email) && email, formatNoHp(no_hp)].filter(Boolean).join(', ')}
      kunci={['admin', 'gabung-pelanggan']}
      search={async (q, signal) => {
        const { items } = await callAdmin(listPelanggan, { query: { q, limit: 8 } }, { signal })
        return items.filter((item) => item.penggunaId !== except)
      }}
    />
  )
}

/** Both accounts side by side, with the consequences of the merge. */
function Comparison({ kept, deleted }: { kept: PelangganAdmin; deleted: PelangganAdmin }) {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Kartu title="Akun yang dipakai" pelanggan={kept} />
        <Kartu title="Akun yang dihapus" pelanggan={deleted} />
      </div>
      <Notice kind="hati">
        Pesanan, alamat, resep, keluhan, ulasan, dan buku obat {deleted.nama} pindah ke {kept.nama}. Akun kedua dihapus,
        dan pembeli login dengan {isWithoutEmail(kept.email) ? formatNoHp(kept.no_hp) : kept.email}. Kalau salah, kedua
        akun bisa dipisah lagi dalam 7 hari.
      </Notice>
    </>
  )
}

function Kartu({ title, pelanggan }: { title: string; pelanggan: PelangganAdmin }) {
  const { nama, email, no_hp, pesanan, belanja, alamat } = pelanggan
  return (
    <section aria-label={title} className="rounded border border-garis p-3">
      <h3 className="font-semibold text-sm text-tinta-2">{title}</h3>
      <p className="font-semibold [overflow-wrap:anywhere]">{nama}</p>
      <p>
        <Email>{email}</Email>
      </p>
      <p>{formatNoHp(no_hp) || '–'}</p>
      <p className="text-sm text-tinta-2">
        {pesanan} pesanan dibayar, {formatRupiah(belanja)}, {alamat.length} alamat
      </p>
    </section>
  )
}
