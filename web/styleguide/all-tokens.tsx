import type { CSSProperties } from 'react'
import css from '#web/app.css?raw'
import { BORDER_CONTRAST, BORDER_PAIRS, contrast, TEXT_CONTRAST, TEXT_PAIRS } from './contrast.ts'
import { Bagian, Contoh, Grid } from './example.tsx'
import { readTokens } from './token.ts'

const TOKENS = readTokens(css)
const byName = new Map(TOKENS.map((token) => [token.nama, token]))
/** Returns the tokens of a kind, without secondary ones like the line height. */
const ofKind = (kind: RegExp) => TOKENS.filter(({ nama }) => kind.test(nama) && !nama.includes('--'))
const ratio = (number: number) => `${number.toLocaleString('id-ID', { maximumFractionDigits: 1 })} : 1`

/** All design tokens of `app.css`, by kind. */
export function AllTokens() {
  return (
    <Bagian id="token" title="Token">
      <Contoh name="Warna">
        <Grid width="9rem">
          {ofKind(/^color-/).map(({ nama, lightTheme, darkTheme }) => (
            <div key={nama}>
              <div className="gaya-warna" style={{ background: `var(--${nama})` }} />
              <p className="font-semibold">{nama.replace('color-', '')}</p>
              <p className="text-xs text-tinta-2">{lightTheme}</p>
              <p className="text-xs text-tinta-2">{darkTheme}</p>
            </div>
          ))}
        </Grid>
      </Contoh>
      <Contoh name={`Teks di atas alasnya: paling sedikit ${ratio(TEXT_CONTRAST)}, terang dan gelap`}>
        <Pair pair={TEXT_PAIRS} />
      </Contoh>
      <Contoh name={`Tepi dan cincin fokus: paling sedikit ${ratio(BORDER_CONTRAST)}`}>
        <Pair pair={BORDER_PAIRS} />
      </Contoh>
      <Contoh name="Huruf">
        {ofKind(/^text-/).map(({ nama, lightTheme }) => (
          <p key={nama} style={{ fontSize: `var(--${nama})`, lineHeight: `var(--${nama}--line-height, 1.2)` }}>
            Kerapu sehat, panen selamat 12.500{' '}
            <span className="text-sm text-tinta-2">
              {nama} {lightTheme}
            </span>
          </p>
        ))}
        <p className="mt-3">
          Biasa 400, <span className="font-medium">sedang 500</span>, <span className="font-semibold">tebal 600</span>,{' '}
          <span className="font-bold">judul 700</span>
        </p>
        <p className="mt-3">
          Angka sama lebar: <span className="harga">Rp 1.111.111</span> <span className="harga">Rp 8.888.888</span>
        </p>
      </Contoh>
      <Contoh name={`Jarak: kelipatan ${byName.get('spacing')?.lightTheme}`}>
        {[1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((times) => (
          <div key={times} className="gaya-jarak">
            {times}
            <span style={{ width: `calc(var(--spacing) * ${times})` }} />
          </div>
        ))}
      </Contoh>
      <Grid width="9rem">
        {ofKind(/^radius/).map(({ nama, lightTheme }) => (
          <TokenSample key={nama} name={`${nama} ${lightTheme}`} style={{ borderRadius: `var(--${nama})` }} />
        ))}
        {ofKind(/^shadow-/).map(({ nama }) => (
          <TokenSample key={nama} name={nama} style={{ boxShadow: `var(--${nama})` }} />
        ))}
        {ofKind(/^animate-/).map(({ nama, lightTheme }) => (
          <TokenSample key={nama} name={`${nama} ${lightTheme}`} style={{ animation: `var(--${nama})` }} />
        ))}
      </Grid>
      {ofKind(/^(container|grid|breakpoint|default-transition)/).map(({ nama, lightTheme }) => (
        <p key={nama} className="gaya-nama">
          {nama} {lightTheme}
        </p>
      ))}
    </Bagian>
  )
}

function Pair({ pair }: { pair: typeof TEXT_PAIRS }) {
  return (
    <Grid width="12rem">
      {pair.map(([one, second]) => (
        <p
          key={`${one} ${second}`}
          className="rounded-sm px-3 py-2"
          style={{
            color: `var(--color-${one})`,
            background: `var(--color-${second})`,
            border: `1px solid var(--color-${one})`,
          }}
        >
          {one} di {second}
          <span className="harga block text-sm">
            {ratio(contrastOf(one, second, 'lightTheme'))} · {ratio(contrastOf(one, second, 'darkTheme'))}
          </span>
        </p>
      ))}
    </Grid>
  )
}

function contrastOf(one: string, second: string, theme: 'lightTheme' | 'darkTheme'): number {
  const colorOf = (name: string) => byName.get(`color-${name}`)?.[theme] ?? ''
  return contrast(colorOf(one), colorOf(second))
}

function TokenSample({ name, style }: { name: string; style: CSSProperties }) {
  return (
    <div>
      <div className="kartu h-16 w-28" style={style} />
      <p className="gaya-nama mt-2">{name}</p>
    </div>
  )
}
