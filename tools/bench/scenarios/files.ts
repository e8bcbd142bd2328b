import { hasNginx, startNginx } from '#server/testing/processes/nginx.ts'
import { atExit, openFolder } from '#tools/bench/at-exit.ts'
import { compareWithServer, type MeasuredRequest } from '#tools/bench/beside.ts'
import { nginxServer } from '#tools/bench/nginx.ts'
import type { Bench, Scenario } from '#tools/bench/scenario.ts'
import type { BenchShop } from '#tools/bench/shop.ts'

/** Goal behind nginx as configured in `ops/nginx`: nginx serves the files itself. */
const BEHIND_GOAL = 0.9
/**
 * Lower goal for Node: nginx sends the kernel's own pages, Node copies every byte (`docs/decisions/0010-pages-from-memory.md`).
 */
const GOAL = 0.35

const SKIPPED = { skipped: 'nginx is not installed (`apt-get install nginx-light`).' }

/** Measures pictures of the catalogue and files of the build. */
export const files: Scenario = {
  name: 'files',
  description: 'Pictures and built files, beside one process of nginx that sends the same bytes from a file.',
  async run(bench) {
    if (!hasNginx()) return SKIPPED
    const shop = await bench.shop()
    return besideNginx(shop, GOAL, shop, bench)
  },
}

/** Measures pictures and built files with nginx in front of the shop. */
export const proxy: Scenario = {
  name: 'proxy',
  description:
    'Pictures and built files from nginx with the configuration of `ops/nginx`, compared with nginx that serves one file.',
  async run(bench) {
    if (!hasNginx()) return SKIPPED
    const shop = await bench.shop()
    const { folder, remove } = openFolder()
    const nginx = await startNginx(folder, shop)
    const forget = atExit(() => void nginx.close())
    try {
      return await besideNginx(nginx, BEHIND_GOAL, shop, bench)
    } finally {
      await nginx.close()
      forget()
      remove()
    }
  },
}

async function besideNginx(server: { port: number; pid: number }, goal: number, shop: BenchShop, bench: Bench) {
  const { folder, remove } = openFolder()
  try {
    return await compareWithServer(
      server,
      await nginxServer(folder),
      (await questions(shop.url)).map(
        ([path, headers]): MeasuredRequest => ({ name: path, request: { path, headers }, goal }),
      ),
      bench,
      ({ status }, { name }) => {
        if (status !== 200) throw new Error(`${name}: ${status}`)
      },
    )
  } finally {
    remove()
  }
}

/** Returns the requests: two pictures, the largest and the smallest script, the stylesheet, and a link preview picture. */
async function questions(url: string): Promise<(readonly [path: string, headers: Record<string, string>])[]> {
  const [produk] = await (await fetch(`${url}/api/produks?limit=1`)).json()
  const picture = `/api/produks/images/${produk.gambar}`
  const page = await (await fetch(url)).text()
  const named = [...page.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path)
  const files = await Promise.all(
    [...new Set(named)].map(async (path) => ({ path, size: (await (await fetch(url + path)).bytes()).length })),
  )
  const scripts = files.filter(({ path }) => path.endsWith('.js')).sort((one, other) => other.size - one.size)
  const style = files.find(({ path }) => path.endsWith('.css'))
  const built = [scripts[0], scripts.at(-1), style].flatMap((file) => (file ? [file.path] : []))
  return [
    [`${picture}?w=320`, { accept: 'image/avif,image/webp,*/*' }],
    [`${picture}?w=640`, { accept: 'image/webp,*/*' }],
    ...[...built, '/og.png'].map((path) => [path, { 'accept-encoding': 'gzip, deflate, br' }] as const),
  ]
}
