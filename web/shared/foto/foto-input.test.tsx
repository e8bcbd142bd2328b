import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { discardFoto, Foto, uploadFoto } from '#contract/foto/endpoints.ts'
import { answer, later, refuseFields, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, pick, press, see, seeNot, text } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { Button } from '#web/ui/button.tsx'
import { FotoField } from './foto-input.tsx'
import { useFoto } from './use-foto.ts'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const foto = (n: number) => contoh(Foto, { fotoId: id(n), ukuran: 150_000 })

function FormValues({ max = 2 }: { max?: number }) {
  const foto = useFoto()
  const [error, setError] = useState<string>()
  const [send, setSend] = useState('')
  return (
    <>
      <FotoField
        foto={foto}
        max={max}
        title="Foto"
        hint="Sampai dua."
        error={error}
        onChange={() => setError(undefined)}
      />
      <Button
        onClick={() =>
          void foto.all().then((present) => {
            setError(present ? undefined : 'Ada foto yang belum terkirim.')
            setSend(present ? present.map(({ fotoId }) => fotoId).join(' ') : '')
          })
        }
      >
        Kirim
      </Button>
      <p>Terkirim: {send}</p>
    </>
  )
}

describe('photos', () => {
  test('are sent one by one as they are chosen, and shown as uploaded', async () => {
    let n = 0
    answer(uploadFoto, () => foto(++n))
    await show(<FormValues />)
    await pick(field('Pilih Foto'), file('satu.png'))
    await see(/Terkirim, 150 KB/)
    // A browser reports no change if the field still holds the file that is chosen.
    await expect.element(field('Tambah Foto')).toHaveValue('')
    await pick(field('Tambah Foto'), file('dua.png'))
    await expect.poll(() => text(/Terkirim, 150 KB/).elements().length).toBe(2)
    expect(sent(uploadFoto)).toHaveLength(2)
    await press('Kirim')
    await see(`Terkirim: ${id(1)} ${id(2)}`)
  })

  test('are limited to the allowed number', async () => {
    let n = 0
    answer(uploadFoto, () => foto(++n))
    answer(discardFoto, { message: 'ok' })
    await show(<FormValues />)
    await pick(field('Pilih Foto'), file('satu.png'))
    await see(/Terkirim, 150 KB/)
    await pick(field('Tambah Foto'), file('dua.png'))
    await expect.element(field('Tambah Foto')).not.toBeInTheDocument()
    await expect.poll(() => text(/Terkirim, 150 KB/).elements().length).toBe(2)
    await press('Hapus satu.png')
    await expect.element(field('Tambah Foto')).toBeInTheDocument()
    await expect.poll(() => sent(discardFoto)[0]?.params).toEqual({ fotoId: id(1) })
  })

  test("show the shop's reason for rejecting one, and continue without it", async () => {
    answer(uploadFoto, refuseFields({ foto: 'Gambar tidak bisa dibaca. Pilih foto JPG, PNG, atau WebP.' }))
    await show(<FormValues />)
    await pick(field('Pilih Foto'), file('rusak.heic'))
    await see('Gambar tidak bisa dibaca. Pilih foto JPG, PNG, atau WebP.')
    await press('Kirim')
    await see('Ada foto yang belum terkirim.')
    await press('Hapus rusak.heic')
    await seeNot('Ada foto yang belum terkirim.')
    await press('Kirim')
    await see(/^Terkirim: *$/)
  })

  test('are sent again after a lost answer', async () => {
    answer(uploadFoto, silence)
    await show(<FormValues />)
    await pick(field('Pilih Foto'), file('satu.png'))
    await see('Belum terkirim. Periksa koneksi internet, lalu kirim ulang.')
    answer(uploadFoto, foto(1))
    await press('Kirim ulang')
    await see(/Terkirim, 150 KB/)
  })

  test('delay the form while they upload', async () => {
    const wait = later<Foto>()
    answer(uploadFoto, wait.answer)
    await show(<FormValues />)
    await pick(field('Pilih Foto'), file('satu.png'))
    await see('Mengirim…')
    await press('Kirim')
    wait.come(foto(1))
    await see(`Terkirim: ${id(1)}`)
  })

  test('keep no photo that was removed during its upload', async () => {
    const wait = later<Foto>()
    answer(uploadFoto, wait.answer)
    await show(<FormValues />)
    await pick(field('Pilih Foto'), file('satu.png'))
    await expect.poll(() => sent(uploadFoto).length).toBe(1)
    await press('Hapus satu.png')
    wait.come(foto(1))
    await press('Kirim')
    await see(/^Terkirim: *$/)
  })
})
