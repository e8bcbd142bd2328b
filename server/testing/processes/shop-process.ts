import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { clockEnvironment } from '#server/testing/test-clock.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { freePort } from './free-port.ts'

/** Effectively unlimited orders, for tests with few accounts. */
const UNLIMITED = { UNPAID_PER_ACCOUNT: '1000000', UNPAID_PER_ADDRESS: '1000000' }

/** Start timeout in milliseconds: a whole process with database and pages, on a busy machine. */
const START_MS = 90_000

/** Returns the environment of a process under test: the given settings, without those of the test run. */
const environment = (settings: Record<string, string>) => {
  const { PATH, HOME } = process.env
  return {
    PATH,
    HOME,
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '1',
    ...clockEnvironment(),
    ...settings,
  }
}

/**
 * Starts a shop like `npm start`, for one test.
 * @param within command prefix, to run it in another environment
 */
export async function startShopProcess(
  dataDir: string,
  settings: Record<string, string> = {},
  within: readonly string[] = [],
) {
  const port = settings.PORT ?? `${await freePort()}`
  const env = environment({
    DATA_DIR: dataDir,
    PORT: port,
    LOG_LEVEL: 'error',
    SEED: 'none',
    ...UNLIMITED,
    ...settings,
  })
  const [program = '', ...args] = [...within, process.execPath, 'build/shop/main.js']
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
  return {
    child,
    ended,
    url: `http://127.0.0.1:${port}`,
    ready: () =>
      waitFor(
        'the shop to be ready',
        async () => {
          if (child.exitCode !== null || child.signalCode !== null) throw new Error(output)
          return output.includes('KerapuSehat siap')
        },
        START_MS,
      ),
  }
}

/** Runs one of the owner's scripts, like `npm run`. */
export function startScript(script: string, args: string[], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]).then(([output, complaint, code]) => ({ code, output, complaint }))
  return { child, ended }
}
