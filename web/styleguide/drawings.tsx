import { useQuery } from '@tanstack/react-query'
import * as lucide from 'lucide-react'
import { listPaket, listProduk } from '#contract/katalog/endpoints.ts'
import { listArtikel } from '#contract/konten/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { Bagian, Contoh, Grid } from './example.tsx'

const DRAWINGS = import.meta.glob<string>('/web/drawings/*.svg', { eager: true, query: '?url', import: 'default' })
const PUBLIC = Object.keys(import.meta.glob('/public/**/*.{svg,png,ico}')).map((path) => path.replace('/public', ''))
/** All icons by name, including former names. */
const IKON = lucide as unknown as Record<string, lucide.LucideIcon>

/** All drawings: of the site, of the catalog, and for app icons and social previews. */
export function AllDrawings({ ikon }: { ikon: string[] }) {
  return (
    <Bagian id="gambar" title="Gambar">
      <Contoh name="Situs">
        <Grid>
          {Object.entries(DRAWINGS).map(([path, url]) => (
            <Gambar key={path} name={path.replace('/web/drawings/', '')} src={url} />
          ))}
        </Grid>
      </Contoh>
      <Katalog />
      <Contoh name="Ikon aplikasi dan gambar sosial">
        <Grid>
          {PUBLIC.map((src) => (
            <Gambar key={src} name={src} src={src} />
          ))}
        </Grid>
      </Contoh>
      <Contoh name="Ikon">
        <Grid width="7rem">
          {ikon.map((name) => {
            const Icon = IKON[name]
            return (
              Icon && (
                <p key={name} className="text-sm text-tinta-2">
                  <Icon aria-hidden className="size-5 text-laut" />
                  {name}
                </p>
              )
            )
          })}
        </Grid>
      </Contoh>
    </Bagian>
  )
}

/** Drawings of the catalog by category, as in the shop: they must be distinguishable there. */
function Katalog() {
  const { data: produk } = useQuery({ queryKey: ['gaya', 'produk'], queryFn: () => call(listProduk, { query: {} }) })
  const { data: paket } = useQuery({ queryKey: ['gaya', 'paket'], queryFn: () => call(listPaket, { query: {} }) })
  const { data: artikel } = useQuery({ queryKey: ['gaya', 'artikel'], queryFn: () => call(listArtikel, { query: {} }) })
  const kategori = Map.groupBy(produk?.items ?? [], ({ kategoriNama }) => kategoriNama)
  return (
    <>
      {Array.from(kategori, ([name, items]) => (
        <Contoh key={name} name={name}>
          <Grid width="9rem">
            {items.map(({ produkId, nama, gambar }) => (
              <div key={produkId}>
                <GambarKatalog kind="produks" gambar={gambar} alt="" sizes="9rem" />
                <p className="text-sm">{nama}</p>
              </div>
            ))}
          </Grid>
        </Contoh>
      ))}
      <Contoh name="Paket">
        <Grid width="11rem">
          {paket?.map(({ paketId, title, gambar }) => (
            <div key={paketId}>
              <GambarKatalog kind="paket" gambar={gambar} alt="" sizes="11rem" />
              <p className="text-sm">{title}</p>
            </div>
          ))}
        </Grid>
      </Contoh>
      <Contoh name="Artikel">
        <Grid>
          {artikel?.items.map(({ artikelId, judul, gambar }) => (
            <div key={artikelId}>
              <GambarKatalog kind="auth/artikel" gambar={gambar} alt="" sizes="15rem" />
              <p className="text-sm">{judul}</p>
            </div>
          ))}
        </Grid>
      </Contoh>
    </>
  )
}

function Gambar({ name, src }: { name: string; src: string }) {
  return (
    <div>
      <img src={src} alt="" loading="lazy" className="gaya-gambar" />
      <p className="gaya-nama">{name}</p>
    </div>
  )
}
