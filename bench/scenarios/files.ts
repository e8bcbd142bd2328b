import { openFolder } from '#bench/at-exit.ts'
import { besideServer, type Question } from '#bench/beside.ts'
import { hasNginx, nginxServer } from '#bench/nginx.ts'
import type { Scenario } from '#bench/scenario.ts'

/** nginx hands over the kernel's own pages; a process of Node copies every byte (`docs/decisions/0023-front-door-tried.md`). */
const GOAL = 0.35

/** Pictures of the catalogue and files of the build. */
export const files: Scenario = {
  name: 'files',
  describe: 'Pictures and built files, beside one process of nginx that sends the same bytes from a file.',
  async run(bench) {
    if (!hasNginx()) return { skipped: 'nginx is not installed (`apt-get install nginx-light`).' }
    const shop = await bench.shop()
    const [produk] = await (await fetch(`${shop.url}/api/produks?limit=1`)).json()
    const picture = `/api/produks/images/${produk.gambar}`
    const page = await (await fetch(shop.url)).text()
    const named = [...page.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path)
    const files = await Promise.all(
      [...new Set(named)].map(async (path) => ({ path, size: (await (await fetch(shop.url + path)).bytes()).length })),
    )
    const scripts = files.filter(({ path }) => path.endsWith('.js')).sort((one, other) => other.size - one.size)
    const style = files.find(({ path }) => path.endsWith('.css'))
    const built = [scripts[0], scripts.at(-1), style].flatMap((file) => (file ? [file.path] : []))
    const questions = [
      [`${picture}?w=320`, { accept: 'image/avif,image/webp,*/*' }],
      [`${picture}?w=640`, { accept: 'image/webp,*/*' }],
      ...[...built, '/og.png'].map((path) => [path, { 'accept-encoding': 'gzip, deflate, br' }] as const),
    ] as const
    const { folder, remove } = openFolder()
    try {
      return await besideServer(
        shop,
        await nginxServer(folder),
        questions.map(([path, headers]): Question => ({ name: path, request: { path, headers }, goal: GOAL })),
        bench,
        ({ status }, { name }) => {
          if (status !== 200) throw new Error(`${name}: ${status}`)
        },
      )
    } finally {
      remove()
    }
  },
}
