import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '#server/testing/processes/free-port.ts'
import { listens, temporaryPaths } from '#server/testing/processes/nginx.ts'
import { atExit } from './at-exit.ts'
import type { LimitServer, RecordedResponse } from './bare.ts'

/** Headers that nginx sets itself. */
const OWN_HEADERS = new Set(['content-length', 'content-type', 'etag', 'last-modified'])

/** Returns nginx as a single process. It sends a file from a temporary `folder` with the headers of the recorded response. */
export async function nginxServer(folder: string): Promise<LimitServer> {
  const port = await freePort()
  let child: ChildProcess | undefined
  atExit(() => child?.kill())

  async function stop(): Promise<void> {
    if (!child) return
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }

  return {
    port,
    get pid() {
      return child?.pid ?? 0
    },
    async respondWith({ headers, body }) {
      await stop()
      mkdirSync(join(folder, 'files'), { recursive: true })
      writeFileSync(join(folder, 'files/body'), body)
      writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, headers))
      child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' })
      while (!(await listens(port))) await delay(20)
    },
    close: () => void child?.kill(),
  }
}

function configuration(folder: string, port: number, headers: RecordedResponse['headers']): string {
  const pairs = headers.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), headers[at + 1] ?? '']] : []))
  const type = pairs.find(([name]) => name === 'content-type')?.[1]
  const added = pairs.filter(([name = '']) => !OWN_HEADERS.has(name))
  return `daemon off; master_process off; pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=100; open_file_cache_valid 60s;
  ${temporaryPaths(folder)}
  default_type '${type}'; types {}
  server {
    listen 127.0.0.1:${port} backlog=511;
    location / {
      root ${folder}/files; rewrite ^ /body break;
      ${added.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join('\n      ')}
    }
  }
}
`
}
