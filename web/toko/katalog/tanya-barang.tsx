import { useTokoName } from '#web/lib/settings.ts'
import { AskToko } from '#web/shared/tanya-toko.tsx'

/** Link to ask the shop about a product or package. */
export function AskAboutBarang({ name, kind = 'produk' }: { name: string; kind?: 'produk' | 'paket' }) {
  return (
    <AskToko
      text={`Halo ${useTokoName()}, saya mau bertanya tentang ${name}: `}
      input={{ tentang: name }}
      variant="polos"
      compact
    >
      {`Tanya ${kind} ini`}
    </AskToko>
  )
}
