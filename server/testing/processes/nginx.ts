import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const OPS = resolve('ops/nginx')

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0

/** Returns the nginx settings for its temporary files. */
export const temporaryPaths = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')

interface Before {
  /** Port of the shop on this machine. */
  port: number
  /** Port of another instance, which is asked before the shop. */
  firstPort?: number
  dataDir: string
  /** True to use a self-signed certificate; otherwise plain HTTP. */
  tls?: boolean
  /** True to run a master process with a worker, as in production; then `takeOut` works. */
  hasMaster?: boolean
}

/**
 * Starts nginx with the configuration in `ops/nginx`, except for addresses and paths, as one process with its files in
 * `folder`.
 */
export async function startNginx(
  folder: string,
  { port: shop, firstPort, dataDir, tls = false, hasMaster = false }: Before,
) {
  const [port, plainPort] = [await freePort(), await freePort()]
  const changes: [string, string][] = [
    ['server 127.0.0.1:3040 ', `${firstPort ? `server 127.0.0.1:${firstPort}; ` : ''}server 127.0.0.1:${shop} `],
    ['/srv/kerapusehat/data/', `${resolve(dataDir)}/`],
    ['/srv/kerapusehat/build/', `${resolve('build')}/`],
    ['/var/cache/nginx/kerapusehat', join(folder, 'cache')],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ...(tls
      ? ([
          ['listen 80 default_server;', `listen 127.0.0.1:${plainPort} default_server;`],
          ['listen 443 ssl default_server;', `listen 127.0.0.1:${port} ssl default_server;`],
        ] satisfies [string, string][])
      : []),
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ${tls ? 'ssl http2' : ''} backlog=511;`],
    ['/etc/letsencrypt/live/toko.example', folder],
  ]
  // Without TLS, benchmarks and tests call nginx by its address instead of a name.
  const names = tls ? ['kerapusehat.conf', 'other-names.conf'] : ['kerapusehat.conf']
  let configuration = names.map((name) => readFileSync(join(OPS, name), 'utf8')).join('\n')
  for (const [from, to] of changes) {
    if (!configuration.includes(from)) throw new Error(`ops/nginx/kerapusehat.conf no longer says ${from}`)
    configuration = configuration.replaceAll(from, to)
  }
  if (tls) makeCertificate(folder)
  else configuration = configuration.replace(/^ *ssl_.*\n/gm, '')
  mkdirSync(join(folder, 'cache'))
  symlinkSync(OPS, join(folder, 'kerapusehat'))
  const file = join(folder, 'nginx.conf')
  const processes = hasMaster ? 'user root; worker_processes 1;' : 'master_process off;'
  const text = `daemon off; ${processes} pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 1000000;
  ${temporaryPaths(folder)}
${configuration}}
`
  writeFileSync(file, text)
  const options = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log']
  const tested = spawnSync('nginx', ['-t', ...options], { encoding: 'utf8' })
  if (tested.status !== 0) throw new Error(tested.stderr)
  const child: ChildProcess = spawn('nginx', options, { stdio: 'inherit' })
  while (child.exitCode === null && !(await listens(port))) await delay(20)
  return {
    port,
    plainPort,
    pid: child.pid ?? 0,
    /** Sends no more requests to the instance at this port; without a port, to all of them again. As docs/operations.md says. */
    takeOut(down?: number) {
      writeFileSync(file, text.replace(new RegExp(`(server 127.0.0.1:${down}\\b[^;]*);`), '$1 down;'))
      child.kill('SIGHUP')
    },
    async close() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

function makeCertificate(folder: string): void {
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    join(folder, 'privkey.pem'),
  ]
  const args = [
    'req',
    '-x509',
    ...key,
    '-out',
    join(folder, 'fullchain.pem'),
    '-days',
    '2',
    '-subj',
    '/CN=toko.example',
  ]
  execFileSync('openssl', args, { stdio: 'ignore' })
}

export async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise((answer) => {
    socket.once('error', () => answer(false))
    socket.once('connect', () => socket.end(() => answer(true)))
  })
}
