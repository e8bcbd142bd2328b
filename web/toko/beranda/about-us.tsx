import { useState } from 'react'
import { ABOUT_TEXT } from '#contract/beranda/defaults.ts'
import { useBeranda, useSampleToko } from '#web/lib/settings.ts'
import { useRotation } from '#web/lib/use-rotation.ts'
import { TIM, useTim } from '#web/shared/tim.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { RotateButton } from './rotate-button.tsx'

export function AboutUs() {
  const { tentang = ABOUT_TEXT } = useBeranda()
  const tim = useTim()
  return (
    <section
      id="tentang-kami"
      aria-labelledby="judul-tentang"
      className="border-garis border-y bg-kertas py-10 md:py-16"
    >
      <div className="wadah grid gap-8 md:grid-cols-2 md:items-center md:gap-14">
        <div className="min-w-0">
          <h2 id="judul-tentang">Tentang Kami</h2>
          {tentang.map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-prose text-tinta-2">
              {paragraph}
            </p>
          ))}
          <ButtonLink to="/tentang-kami" variant="garis" className="mt-5">
            Selengkapnya
          </ButtonLink>
        </div>
        {tim && <Team tim={tim} />}
      </div>
    </section>
  )
}

/** Portraits of the team, one at a time. */
function Team({ tim }: { tim: typeof TIM }) {
  const isMarked = useSampleToko()
  const [shown, setShown] = useState(0)
  const rotation = useRotation(() => setShown((now) => (now + 1) % tim.length))
  const person = tim[shown] ?? tim[0]
  return (
    <section aria-label="Tim kami" className="min-w-0" {...rotation.holders}>
      <div className="flex items-center gap-5">
        <img
          key={person.nama}
          src={person.gambar}
          alt={`Potret ${person.nama}`}
          width={480}
          height={480}
          loading="lazy"
          className="size-36 shrink-0 rounded object-cover sm:size-48"
        />
        <div className="min-w-0" aria-live={rotation.paused ? 'polite' : 'off'}>
          {tim === TIM && !isMarked && <Badge tone="abu">Contoh</Badge>}
          <h3 className="mt-2 text-xl">{person.nama}</h3>
          <p className="text-tinta-2">{person.tugas}</p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-2">
        {tim.map(({ nama, gambar }, index) => (
          <button
            key={nama}
            type="button"
            aria-label={nama}
            aria-pressed={index === shown}
            onClick={() => setShown(index)}
            className={cx(
              'size-12 overflow-hidden rounded-full border-2',
              index === shown ? 'border-laut' : 'border-transparent opacity-75 hover:opacity-100',
            )}
          >
            <img src={gambar} alt="" width={48} height={48} loading="lazy" className="size-full object-cover" />
          </button>
        ))}
        <RotateButton what="foto tim" rotation={rotation} />
      </div>
    </section>
  )
}
