import { useState } from 'react'
import { TOXIC_AMMONIA, WATER_LIMITS } from '#content/water-limits.ts'
import { numberMessage, readNumber } from '#contract/gejala/input.ts'
import { rateWater } from '#contract/gejala/nilai-air.ts'
import { waterSentence } from '#contract/gejala/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

const NAMES = ['amonia', 'ph', 'suhu', 'salinitas'] as const

/**
 * Computes the toxic ammonia as it is typed. Its button leads to the symptom check with the same values, which also answers without
 * a script and without a connection.
 */
export function AmmoniaCalculator() {
  const [typed, setTyped] = useState<Partial<Record<(typeof NAMES)[number], string>>>({})
  const values = Object.fromEntries(NAMES.map((name) => [name, readNumber(name, typed[name] ?? '')]))
  const toxic = rateWater({ gejala: [], ...values }).find(({ nama }) => nama === 'nh3')
  return (
    <form method="get" action="/layanan/cek-gejala#hasil" className="kartu max-w-2xl p-4 md:p-5">
      <p className="max-w-baca">
        Alat uji menunjukkan amonia total. Yang beracun hanya sebagian: makin tinggi pH dan suhu, makin besar bagiannya.
      </p>
      <div className="mt-4 grid grid-cols-2 gap-4">
        {NAMES.map((name) => {
          const { nama, satuan } = WATER_LIMITS[name]
          const text = typed[name] ?? ''
          const isWrong = text.trim() !== '' && values[name] === undefined
          return (
            <TextField
              key={name}
              name={name}
              label={satuan ? `${nama}, ${satuan}` : nama}
              value={text}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              error={isWrong ? numberMessage(name) : undefined}
              inputMode="decimal"
              autoComplete="off"
              maxLength={9}
              className="min-h-12"
            />
          )
        })}
      </div>
      <p role="status" className="mt-4 max-w-baca font-semibold">
        {toxic ? waterSentence(toxic) : 'Isi amonia total dan pH. Suhu dan salinitas membuat hitungannya lebih tepat.'}
      </p>
      <Button type="submit" variant="garis" className="mt-4 min-h-12">
        Lihat langkahnya
      </Button>
      <p className="mt-3 max-w-baca text-sm text-tinta-2">{TOXIC_AMMONIA.sumber}.</p>
    </form>
  )
}
