import { zodResolver } from '@hookform/resolvers/zod'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Controller, type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { JENIS_ALAMAT } from '#contract/alamat/format-alamat.ts'
import {
  BayarAdmin,
  createManualPesanan,
  NewPesananBody,
  QuoteBody,
  quotePesanan,
  SumberAdmin,
} from '#contract/checkout/manual-admin.ts'
import type { Output } from '#contract/endpoint.ts'
import { JUMLAH_MAX } from '#contract/jumlah.ts'
import type { AkunPengguna } from '#contract/pengguna/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { BAYAR_ADMIN, SUMBER } from '#web/admin/pesanan/kata-pesanan.ts'
import { RekeningToko } from '#web/admin/pesanan/rekening-toko.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { errorText } from '#web/lib/api-error.ts'
import { ChooseWilayah } from '#web/shared/choose-wilayah.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { ChooseBarang, type SoldBarang } from './choose-barang.tsx'
import { ChoosePelanggan } from './choose-pelanggan.tsx'
import type { InitialPengganti } from './initial-pengganti.ts'

type Isian = z.input<typeof NewPesananBody>
type Baris = SoldBarang & { jumlah: number }

interface Props {
  metode: readonly { shippingId: number; nama: string; biaya: number }[]
  /** Initial values of a replacement order. */
  awal?: InitialPengganti | undefined
  /** Path of the list to return to. */
  kembali: string
}

const EMPTY_TUJUAN = { jenis: 'rumah', wilayah: null, kode_pos: '', rincian: '', patokan: '' } as const

type Wish = z.input<typeof QuoteBody>

/** Returns the form values that the price depends on. Invalid amounts count as 0. */
const wishOf = (isian: Wish & Pick<Isian, 'penggunaId' | 'shippingId' | 'pengganti'>): QuoteBody => ({
  items: isian.items,
  ongkir: isian.shippingId === null ? 0 : rupiahOf(isian.ongkir),
  diskon: rupiahOf(isian.diskon),
  penggunaId: isian.penggunaId,
  isPengganti: Boolean(isian.pengganti),
})
const rupiahOf = (typed: unknown): number => QuoteBody.shape.diskon.safeParse(typed).data ?? 0

/** Query of the total. Only the server computes it: prices depend on time and quantity. */
const quoteQuery = (wish: QuoteBody) => ({
  queryKey: ['admin', quotePesanan.name, wish],
  queryFn: () => callAdmin(quotePesanan, { body: wish }),
  retry: false,
})

/** Form that enters an order: buyer, items, shipping and payment. */
export function NewPesananForm({ metode, awal, kembali }: Props) {
  const queries = useQueryClient()
  const [akun, setAkun] = useState<AkunPengguna | null>(null)
  /** Path to open after saving: the created order, or the complaint it replaces goods for. */
  const next = useRef(kembali)
  // With names and prices, which are not sent to the server.
  const [barang, setBarang] = useState<readonly Baris[]>(awal?.barang ?? [])
  const form = useForm<Isian, unknown, NewPesananBody>({
    resolver,
    defaultValues: {
      sumber: 'whatsapp',
      penggunaId: null,
      nama: '',
      no_hp: '',
      items: [],
      shippingId: null,
      tujuan: EMPTY_TUJUAN,
      ongkir: '',
      diskon: '',
      alasan_diskon: '',
      catatan: '',
      bayar: 'tautan',
      bukti: '',
      total_harga: 0,
      pengganti: null,
      ...awal?.isian,
    },
  })
  const { errors } = form.formState
  const [penggunaId, shippingId, bayar] = form.watch(['penggunaId', 'shippingId', 'bayar'])
  const [ongkir, diskon] = form.watch(['ongkir', 'diskon'])
  const pengganti = awal?.isian.pengganti ?? null
  const wish = wishOf({ items: form.watch('items'), penggunaId, shippingId, ongkir, diskon, pengganti })
  const hitungan = useQuery({ ...quoteQuery(wish), placeholderData: keepPreviousData, enabled: barang.length > 0 })
  const save = useSave({
    form,
    fields: ['no_hp', 'items', 'tujuan.wilayah', 'shippingId', 'penggunaId'],
    async save(body) {
      // Use the total that the screen shows, or load it first.
      const { total_harga } = await queries.fetchQuery({
        ...quoteQuery(wishOf(body)),
        staleTime: Number.POSITIVE_INFINITY,
      })
      const dibuat = await callAdmin(createManualPesanan, { body: { ...body, total_harga } }).catch(async (error) => {
        // Prices may have changed: show the new total together with the error.
        await queries.invalidateQueries({ queryKey: ['admin', quotePesanan.name] })
        throw error
      })
      next.current = pengganti?.keluhanId ? kembali : `/detail-pesanan-${dibuat.jenis}/${dibuat.orderId}`
      return dibuat
    },
    // A new record has no previous values.
    suntingan: undefined,
    to: () => next.current,
    galat: 'Gagal menyimpan pesanan',
  })

  function chooseAkun(baru: AkunPengguna | null) {
    setAkun(baru)
    form.setValue('penggunaId', baru?.userId ?? null, { shouldDirty: true })
    if (!baru) return
    form.setValue('nama', baru.nama, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    form.setValue('no_hp', baru.no_hp, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  function changeBarang(rows: readonly Baris[]) {
    setBarang(rows)
    const items = rows.map((row) =>
      'produkId' in row ? { produkId: row.produkId, jumlah: row.jumlah } : { paketId: row.paketId, jumlah: row.jumlah },
    )
    form.setValue('items', items, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  function chooseMetode(id: string) {
    const selected = metode.find((satu) => String(satu.shippingId) === id)
    form.setValue('shippingId', selected?.shippingId ?? null, { shouldDirty: true })
    form.setValue('ongkir', selected ? String(selected.biaya) : '', { shouldDirty: true })
  }

  return (
    <FormFrame
      onSubmit={save.submit}
      isPending={save.isPending}
      failure={save.failure}
      kembali={kembali}
      save="Simpan Pesanan"
    >
      {awal && (
        <Notice kind="info">
          Barang dari pesanan {awal.nomor} dikirim lagi tanpa biaya untuk {awal.pembeli.nama}. Stoknya langsung diambil,
          dan pesanannya siap dikemas.
        </Notice>
      )}
      <SelectField label="Pesanan datang lewat" {...form.register('sumber')}>
        {SumberAdmin.options.map((value) => (
          <option key={value} value={value}>
            {SUMBER[value]}
          </option>
        ))}
      </SelectField>

      <Bagian judul="Pembeli">
        {!awal && <ChoosePelanggan value={akun} onChange={chooseAkun} error={errors.penggunaId?.message} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={akun ? 'Nama penerima' : 'Nama'}
            autoComplete="off"
            error={errors.nama?.message}
            {...form.register('nama')}
          />
          <TextField
            label={akun ? 'Nomor HP penerima' : 'Nomor HP'}
            type="tel"
            autoComplete="off"
            error={errors.no_hp?.message}
            {...form.register('no_hp')}
          />
        </div>
      </Bagian>

      <Bagian judul="Barang">
        <ChooseBarang
          error={errors.items?.message}
          onChoose={(baru) =>
            changeBarang(
              barang.some(({ kunci }) => kunci === baru.kunci)
                ? barang.map((satu) => (satu.kunci === baru.kunci ? { ...satu, jumlah: satu.jumlah + 1 } : satu))
                : [...barang, { ...baru, jumlah: 1 }],
            )
          }
        />
        {barang.length > 0 && (
          <ul aria-label="Barang pesanan" className="divide-y divide-garis rounded border border-garis">
            {barang.map((satu) => (
              <li key={satu.kunci} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
                <span className="min-w-40 flex-1 [overflow-wrap:anywhere]">
                  <span className="block font-medium">{satu.nama}</span>
                  <span className="harga block text-sm text-tinta-2">
                    {formatRupiah(hitungan.data?.baris.find(({ nama }) => nama === satu.nama)?.harga ?? satu.harga)}
                  </span>
                </span>
                <Stepper
                  label={`Jumlah ${satu.nama}`}
                  value={satu.jumlah}
                  min={1}
                  max={JUMLAH_MAX}
                  onChange={(jumlah) =>
                    changeBarang(barang.map((lain) => (lain.kunci === satu.kunci ? { ...lain, jumlah } : lain)))
                  }
                />
                <IconButton
                  label={`Keluarkan ${satu.nama}`}
                  onClick={() => changeBarang(barang.filter(({ kunci }) => kunci !== satu.kunci))}
                >
                  <Trash2 aria-hidden className="size-5" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </Bagian>

      <Bagian judul="Pengiriman">
        <SelectField
          label="Cara kirim"
          error={errors.shippingId?.message}
          value={shippingId ?? ''}
          onChange={({ target }) => chooseMetode(target.value)}
        >
          <option value="">Ambil sendiri di toko</option>
          {metode.map(({ shippingId: id, nama }) => (
            <option key={id} value={id}>
              {nama}
            </option>
          ))}
        </SelectField>
        {shippingId !== null && (
          <>
            {!awal && (
              <TextField
                label="Ongkir"
                hint="Anda yang menentukan; dibayar pembeli."
                inputMode="numeric"
                autoComplete="off"
                error={errors.ongkir?.message}
                {...form.register('ongkir')}
              />
            )}
            <SelectField label="Jenis alamat" {...form.register('tujuan.jenis')}>
              {Object.entries(JENIS_ALAMAT).map(([value, nama]) => (
                <option key={value} value={value}>
                  {nama}
                </option>
              ))}
            </SelectField>
            <Controller
              control={form.control}
              name="tujuan.wilayah"
              render={({ field: { value, onChange, ref } }) => (
                <ChooseWilayah
                  label="Kecamatan"
                  error={errors.tujuan?.wilayah?.message}
                  {...{ value: value ?? null, onChange, ref }}
                />
              )}
            />
            <TextField
              label="Kode pos"
              inputMode="numeric"
              maxLength={5}
              autoComplete="off"
              error={errors.tujuan?.kode_pos?.message}
              {...form.register('tujuan.kode_pos')}
            />
            <TextArea label="Alamat" error={errors.tujuan?.rincian?.message} {...form.register('tujuan.rincian')} />
            <TextField
              label="Patokan"
              autoComplete="off"
              error={errors.tujuan?.patokan?.message}
              {...form.register('tujuan.patokan')}
            />
          </>
        )}
        <TextArea label="Catatan pembeli" rows={2} error={errors.catatan?.message} {...form.register('catatan')} />
      </Bagian>

      <Bagian judul="Pembayaran">
        {!awal && (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label="Potongan harga (opsional)"
                hint="Dalam rupiah."
                inputMode="numeric"
                autoComplete="off"
                error={errors.diskon?.message}
                {...form.register('diskon')}
              />
              <TextField
                label="Alasan potongan"
                hint="Dibaca pembeli."
                autoComplete="off"
                error={errors.alasan_diskon?.message}
                {...form.register('alasan_diskon')}
              />
            </div>
            <SelectField label="Cara bayar" {...form.register('bayar')}>
              {BayarAdmin.options.toReversed().map((value) => (
                <option key={value} value={value}>
                  {BAYAR_ADMIN[value]}
                </option>
              ))}
            </SelectField>
            {bayar === 'transfer' && (
              <RekeningToko
                nama={form.watch('nama')}
                no_hp={form.watch('no_hp')}
                total={barang.length > 0 ? hitungan.data?.total_harga : undefined}
              />
            )}
            {bayar === 'transfer' && (
              <TextField
                label="Rekening dan nomor bukti"
                hint="Tercatat di catatan admin pesanan ini."
                autoComplete="off"
                error={errors.bukti?.message}
                {...form.register('bukti')}
              />
            )}
          </>
        )}
        {hitungan.error && barang.length > 0 && (
          <Notice kind="galat">{errorText(hitungan.error, { answered: 'Total gagal dihitung' })}</Notice>
        )}
        {hitungan.data && barang.length > 0 && <Hitungan {...hitungan.data} />}
      </Bagian>
    </FormFrame>
  )
}

/** Validates the form. An order for pickup ignores an address and a fee that were typed before. */
const resolver: Resolver<Isian, unknown, NewPesananBody> = (isian, context, options) => {
  const isPickup = isian.shippingId === null
  return zodResolver(NewPesananBody)(
    {
      ...isian,
      tujuan: isPickup ? null : isian.tujuan,
      ongkir: isPickup ? '' : isian.ongkir,
      bukti: isian.bayar === 'transfer' ? isian.bukti : '',
    },
    context,
    options,
  )
}

function Bagian({ judul, children }: { judul: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4 border-garis border-t pt-4">
      <legend className="float-left mb-1 w-full font-bold text-lg">{judul}</legend>
      {children}
    </fieldset>
  )
}

/** Totals as the server computed them. */
function Hitungan({ subtotal, diskon, ppn_ditambah, biaya_kirim, total_harga }: Output<typeof quotePesanan>) {
  const baris = [
    ['Subtotal', subtotal],
    ['Ongkir', biaya_kirim],
    ['Potongan', -diskon],
    ...(ppn_ditambah > 0 ? [['PPN', ppn_ditambah] as const] : []),
  ] as const
  return (
    <dl aria-live="polite" className="grid gap-1.5 border-garis border-t pt-3">
      {baris.map(([nama, nilai]) => (
        <div key={nama} className="flex justify-between gap-4">
          <dt className="text-tinta-2">{nama}</dt>
          <dd className="harga">{formatRupiah(nilai)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 font-bold text-lg">
        <dt>Total</dt>
        <dd className="harga">{formatRupiah(total_harga)}</dd>
      </div>
    </dl>
  )
}
