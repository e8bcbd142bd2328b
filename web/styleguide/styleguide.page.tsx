import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import '#web/app.css'
import './styleguide.css'
import { KabarProvider } from '#web/admin/ui/kabar.tsx'
import logo from '#web/drawings/logo.svg'
import { Button } from '#web/ui/button.tsx'
import { KomponenAdmin } from './admin-components.tsx'
import { SemuaToken } from './all-tokens.tsx'
import { KomponenTombol } from './button-components.tsx'
import { GambarSemua } from './drawings.tsx'
import { KomponenIsian } from './field-components.tsx'
import { KomponenDaftar } from './list-components.tsx'
import { KomponenPesan } from './message-components.tsx'
import { applyTheme, showState, type Tema } from './stylesheet.ts'
import { ikonDipakai } from './used-icons.server.ts'

const BAGIAN = { token: 'Token', komponen: 'Komponen', kantor: 'Kantor', gambar: 'Gambar' }
const TEMA: Record<Tema, string> = { perangkat: 'Ikut perangkat', terang: 'Terang', gelap: 'Gelap' }

export const loader = () => ikonDipakai()

export const meta = () => [{ title: 'Gaya KerapuSehat' }]

/** All components in every state on one page, for developers that change the design. */
export default function GayaPage() {
  useEffect(showState, [])
  return (
    <KabarProvider>
      <header className="gaya-kepala">
        <div className="wadah">
          <img src={logo} alt="" width={36} height={36} />
          <nav aria-label="Bagian">
            {Object.entries(BAGIAN).map(([id, nama]) => (
              <a key={id} href={`#${id}`}>
                {nama}
              </a>
            ))}
          </nav>
          <PilihTema />
        </div>
      </header>
      <main className="wadah">
        <h1 className="pt-8">Gaya KerapuSehat</h1>
        <SemuaToken />
        <section id="komponen">
          <KomponenTombol />
          <KomponenIsian />
          <KomponenPesan />
          <KomponenDaftar />
        </section>
        <KomponenAdmin />
        <GambarSemua ikon={useLoaderData<typeof loader>()} />
      </main>
    </KabarProvider>
  )
}

function PilihTema() {
  const [tema, setTema] = useState<Tema>('perangkat')
  useEffect(() => applyTheme(tema), [tema])
  return (
    <fieldset className="gaya-deret">
      <legend className="sr-only">Tema</legend>
      {Object.entries(TEMA).map(([nilai, nama]) => (
        <Button
          key={nilai}
          rapat
          variant={nilai === tema ? 'isi' : 'polos'}
          aria-pressed={nilai === tema}
          onClick={() => setTema(nilai as Tema)}
        >
          {nama}
        </Button>
      ))}
    </fieldset>
  )
}
