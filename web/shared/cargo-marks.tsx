import { FlameKindling, FlaskConical, type LucideIcon, Snowflake, TriangleAlert } from 'lucide-react'
import { BAHAYA, type STORAGE_SUHU } from '#contract/katalog/golongan.ts'
import type { Bahaya } from '#contract/katalog/sifat.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TermText } from './terms/term.tsx'

/** Properties of a product or package that its carrier must know. */
export interface Sifat {
  bahaya: readonly Bahaya[]
  suhu_simpan: keyof typeof STORAGE_SUHU
}

const BAHAYA_ICON: Record<Bahaya, LucideIcon> = {
  pengoksidasi: TriangleAlert,
  korosif: FlaskConical,
  mudah_terbakar: FlameKindling,
}

/** Shows badges for hazards and for cold storage; nothing for harmless goods. */
export function CargoMarks({ bahaya, suhu_simpan }: Sifat) {
  return (
    <>
      {bahaya.map((item) => (
        <Mark key={item} Icon={BAHAYA_ICON[item]} tone="kuning">
          {BAHAYA[item]}
        </Mark>
      ))}
      {suhu_simpan === 'dingin' && (
        <Mark Icon={Snowflake} tone="laut">
          Harus dingin
        </Mark>
      )}
    </>
  )
}

function Mark({ Icon, tone, children }: { Icon: LucideIcon; tone: 'kuning' | 'laut'; children: string }) {
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-4 shrink-0" />
      <TermText>{children}</TermText>
    </Badge>
  )
}

/** Returns a sentence about the allowed transport, or null if the goods may travel any way. */
export function transportSentence({ bahaya, suhu_simpan }: Sifat): string | null {
  const terms = [
    ...(bahaya.length > 0 ? ['lewat darat atau laut'] : []),
    ...(suhu_simpan === 'dingin' ? ['dengan layanan yang menjaga 2–8 °C'] : []),
  ]
  return terms.length > 0 ? `Hanya dikirim ${terms.join(', ')}.` : null
}
