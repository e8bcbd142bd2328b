import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import '#web/app.css'
import './styleguide.css'
import { NoticeProvider } from '#web/admin/ui/notice.tsx'
import logo from '#web/drawings/logo.svg'
import { Button } from '#web/ui/button.tsx'
import { AdminComponents } from './admin-components.tsx'
import { AllTokens } from './all-tokens.tsx'
import { ButtonComponents } from './button-components.tsx'
import { AllDrawings } from './drawings.tsx'
import { FieldComponents } from './field-components.tsx'
import { ListComponents } from './list-components.tsx'
import { MessageComponents } from './message-components.tsx'
import { applyTheme, showState, type Theme } from './stylesheet.ts'
import { usedIcons } from './used-icons.server.ts'

const BAGIAN = { token: 'Token', komponen: 'Komponen', kantor: 'Kantor', gambar: 'Gambar' }
const THEMES: Record<Theme, string> = { perangkat: 'Ikut perangkat', lightTheme: 'Terang', darkTheme: 'Gelap' }

export const loader = () => usedIcons()

export const meta = () => [{ title: 'Gaya KerapuSehat' }]

/** All components in every state on one page, for developers that change the design. */
export default function StylePage() {
  useEffect(showState, [])
  return (
    <NoticeProvider>
      <header className="gaya-kepala">
        <div className="wadah">
          <img src={logo} alt="" width={36} height={36} />
          <nav aria-label="Bagian">
            {Object.entries(BAGIAN).map(([id, name]) => (
              <a key={id} href={`#${id}`}>
                {name}
              </a>
            ))}
          </nav>
          <ChooseTheme />
        </div>
      </header>
      <main className="wadah">
        <h1 className="pt-8">Gaya KerapuSehat</h1>
        <AllTokens />
        <section id="komponen">
          <ButtonComponents />
          <FieldComponents />
          <MessageComponents />
          <ListComponents />
        </section>
        <AdminComponents />
        <AllDrawings ikon={useLoaderData<typeof loader>()} />
      </main>
    </NoticeProvider>
  )
}

function ChooseTheme() {
  const [theme, setTheme] = useState<Theme>('perangkat')
  useEffect(() => applyTheme(theme), [theme])
  return (
    <fieldset className="gaya-deret">
      <legend className="sr-only">Tema</legend>
      {Object.entries(THEMES).map(([value, name]) => (
        <Button
          key={value}
          compact
          variant={value === theme ? 'isi' : 'polos'}
          aria-pressed={value === theme}
          onClick={() => setTheme(value as Theme)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  )
}
