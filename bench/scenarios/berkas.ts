import { besideServer, type Question } from '#bench/beside.ts'
import { hasNginx, nginxServer } from '#bench/nginx.ts'
import type { Scenario } from '#bench/scenario.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'

/** Pictures of the catalogue and files of the build. */
export const berkas: Scenario = {
  name: 'berkas',
  describe: 'Pictures and built files, beside one process of nginx that sends the same bytes from a file.',
  async run(bench) {
    if (!hasNginx()) return { skipped: 'nginx is not installed (`apt-get install nginx-light`).' }
    const shop = await bench.shop()
    const [produk] = await (await fetch(`${shop.url}/api/produks?limit=1`)).json()
    const picture = `/api/produks/images/${produk.gambar}`
    const page = await (await fetch(shop.url)).text()
    const script = page.match(/\/assets\/dasar-[\w-]+\.js/)?.[0] ?? ''
    const small = page.match(/\/assets\/beranda\.page-[\w-]+\.js/)?.[0] ?? ''
    const style = page.match(/\/assets\/[\w-]+\.css/)?.[0] ?? ''
    const questions = [
      [`${picture}?w=320`, { accept: 'image/avif,image/webp,*/*' }],
      [`${picture}?w=640`, { accept: 'image/webp,*/*' }],
      ...[script, small, style, '/og.png'].map((path) => [path, { 'accept-encoding': 'gzip, deflate, br' }] as const),
    ] as const
    const folder = makeTempFolder()
    try {
      return await besideServer(
        shop,
        await nginxServer(folder),
        questions.map(([path, headers]): Question => ({ name: path, request: { path, headers }, goal: 0.6 })),
        bench,
        ({ status }, { name }) => {
          if (status !== 200) throw new Error(`${name}: ${status}`)
        },
      )
    } finally {
      removeTempFolder(folder)
    }
  },
}
