import { useState } from 'react'
import { type Percakapan, sendTemplatPercakapan, type TemplatPilihan } from '#contract/percakapan/admin.ts'
import { templatWaOf } from '#contract/saluran/templat-wa.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

const keyOf = ({ templat, nomor }: TemplatPilihan) => `${templat} ${nomor}`

/** Form for a template, after the 24 hours. */
export function TemplatForm({ percakapan }: { percakapan: Percakapan }) {
  const { percakapanId, penggunaId, terhubung, templat: choices, bisa_dibalas_sampai } = percakapan
  const [key, setKey] = useState('')
  const chosen = choices.find((one) => keyOf(one) === key) ?? choices[0]
  const send = useLangkah(({ templat, nomor }: TemplatPilihan) =>
    callAdmin(sendTemplatPercakapan, { params: { percakapanId }, body: { templat, nomor } }),
  )
  if (penggunaId !== null && !terhubung)
    return (
      <Notice kind="hati">
        Nomor ini tidak lagi terhubung dengan akun pembeli, jadi jawaban tidak bisa dikirim. Hubungi pembeli lewat
        email.
      </Notice>
    )
  const closed = `Sudah lewat 24 jam sejak pesan terakhir pembeli. Teks hanya bisa dikirim sampai ${formatTime(bisa_dibalas_sampai)}.`
  if (!chosen)
    return (
      <Notice kind="info">
        {closed}{' '}
        {penggunaId === null
          ? 'Nomor ini belum terhubung dengan akun, jadi tunggu pesan berikutnya.'
          : 'Belum ada templat yang bisa dikirim: pembeli tidak menyetujui kabar pesanan lewat WhatsApp, atau templatnya belum disetujui Meta.'}
      </Notice>
    )
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate(chosen)
      }}
      className="grid grid-cols-1 gap-3"
    >
      <p className="font-semibold">{closed} Pilih templat.</p>
      <SelectField
        label="Templat"
        hint={`Biaya: sekitar ${formatRupiah(percakapan.tarif.templat)} per templat yang sampai. Setelah pembeli membalas, Anda bisa menulis jawaban lagi.`}
        value={keyOf(chosen)}
        onChange={({ target }) => setKey(target.value)}
      >
        {choices.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {[templatWaOf(one.templat).event, one.nomor].filter(Boolean).join(', ')}
          </option>
        ))}
      </SelectField>
      <p className="rounded border border-garis bg-kertas px-4 py-3 whitespace-pre-line [overflow-wrap:anywhere]">
        {chosen.isi}
      </p>
      <AskingOutcome />
      {send.isError && <Notice kind="galat">{errorText(send.error, { answered: 'Templat gagal dikirim' })}</Notice>}
      <Button type="submit" busy={send.isPending} className="justify-self-start">
        {send.isPending ? 'Mengirim…' : 'Kirim Templat'}
      </Button>
    </form>
  )
}
