import type { CSSProperties } from 'react'
import css from '#web/app.css?raw'
import { KONTRAS_TEKS, KONTRAS_TEPI, kontras, PASANGAN_TEKS, PASANGAN_TEPI } from './contrast.ts'
import { Bagian, Contoh, Kisi } from './example.tsx'
import { readToken } from './token.ts'

const TOKENS = readToken(css)
const byName = new Map(TOKENS.map((token) => [token.nama, token]))
/** Returns the tokens of a kind, without secondary ones like the line height. */
const ofKind = (jenis: RegExp) => TOKENS.filter(({ nama }) => jenis.test(nama) && !nama.includes('--'))
const rasio = (angka: number) => `${angka.toLocaleString('id-ID', { maximumFractionDigits: 1 })} : 1`

/** All design tokens of `app.css`, by kind. */
export function SemuaToken() {
  return (
    <Bagian id="token" judul="Token">
      <Contoh nama="Warna">
        <Kisi lebar="9rem">
          {ofKind(/^color-/).map(({ nama, terang, gelap }) => (
            <div key={nama}>
              <div className="gaya-warna" style={{ background: `var(--${nama})` }} />
              <p className="font-semibold">{nama.replace('color-', '')}</p>
              <p className="text-xs text-tinta-2">{terang}</p>
              <p className="text-xs text-tinta-2">{gelap}</p>
            </div>
          ))}
        </Kisi>
      </Contoh>
      <Contoh nama={`Teks di atas alasnya: paling sedikit ${rasio(KONTRAS_TEKS)}, terang dan gelap`}>
        <Pasangan pasangan={PASANGAN_TEKS} />
      </Contoh>
      <Contoh nama={`Tepi dan cincin fokus: paling sedikit ${rasio(KONTRAS_TEPI)}`}>
        <Pasangan pasangan={PASANGAN_TEPI} />
      </Contoh>
      <Contoh nama="Huruf">
        {ofKind(/^text-/).map(({ nama, terang }) => (
          <p key={nama} style={{ fontSize: `var(--${nama})`, lineHeight: `var(--${nama}--line-height, 1.2)` }}>
            Kerapu sehat, panen selamat 12.500{' '}
            <span className="text-sm text-tinta-2">
              {nama} {terang}
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
      <Contoh nama={`Jarak: kelipatan ${byName.get('spacing')?.terang}`}>
        {[1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((kali) => (
          <div key={kali} className="gaya-jarak">
            {kali}
            <span style={{ width: `calc(var(--spacing) * ${kali})` }} />
          </div>
        ))}
      </Contoh>
      <Kisi lebar="9rem">
        {ofKind(/^radius/).map(({ nama, terang }) => (
          <Ukuran key={nama} nama={`${nama} ${terang}`} style={{ borderRadius: `var(--${nama})` }} />
        ))}
        {ofKind(/^shadow-/).map(({ nama }) => (
          <Ukuran key={nama} nama={nama} style={{ boxShadow: `var(--${nama})` }} />
        ))}
        {ofKind(/^animate-/).map(({ nama, terang }) => (
          <Ukuran key={nama} nama={`${nama} ${terang}`} style={{ animation: `var(--${nama})` }} />
        ))}
      </Kisi>
      {ofKind(/^(container|grid|breakpoint|default-transition)/).map(({ nama, terang }) => (
        <p key={nama} className="gaya-nama">
          {nama} {terang}
        </p>
      ))}
    </Bagian>
  )
}

function Pasangan({ pasangan }: { pasangan: typeof PASANGAN_TEKS }) {
  return (
    <Kisi lebar="12rem">
      {pasangan.map(([satu, dua]) => (
        <p
          key={`${satu} ${dua}`}
          className="rounded-sm px-3 py-2"
          style={{
            color: `var(--color-${satu})`,
            background: `var(--color-${dua})`,
            border: `1px solid var(--color-${satu})`,
          }}
        >
          {satu} di {dua}
          <span className="harga block text-sm">
            {rasio(kontrasOf(satu, dua, 'terang'))} · {rasio(kontrasOf(satu, dua, 'gelap'))}
          </span>
        </p>
      ))}
    </Kisi>
  )
}

function kontrasOf(satu: string, dua: string, tema: 'terang' | 'gelap'): number {
  const nilai = (nama: string) => byName.get(`color-${nama}`)?.[tema] ?? ''
  return kontras(nilai(satu), nilai(dua))
}

function Ukuran({ nama, style }: { nama: string; style: CSSProperties }) {
  return (
    <div>
      <div className="kartu h-16 w-28" style={style} />
      <p className="gaya-nama mt-2">{nama}</p>
    </div>
  )
}
