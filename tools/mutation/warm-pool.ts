import { ForksPoolWorker, type PoolOptions, type WorkerRequest } from 'vitest/node'

type Listener = (value: unknown) => void

/** Runs per process. Each run leaks a few listeners and module state that a mutant corrupted. */
const RUNS = 100

let warm: { worker: ForksPoolWorker; runs: number } | undefined

/**
 * Vitest pool that reuses its process with all modules loaded: Stryker starts one run per mutant, and loading the server takes
 * longer than the tests. A static mutant gets a new process, because it takes effect at module load.
 */
export const warmPool = {
  name: 'warm',
  createPoolWorker: (options: PoolOptions) => new WarmWorker(options),
}

class WarmWorker {
  name = 'warm'
  cacheFs = true
  private readonly options: PoolOptions
  private worker: ForksPoolWorker | undefined
  private readonly stopListeners = new Set<Listener>()

  constructor(options: PoolOptions) {
    this.options = options
  }

  async start() {
    const isStatic = Reflect.get(this.options.project.getProvidedContext(), 'mutantActivation') === 'static'
    if (warm && (isStatic || warm.runs >= RUNS)) {
      await warm.worker.stop()
      warm = undefined
    }
    if (!warm) {
      warm = { worker: new ForksPoolWorker(this.options), runs: isStatic ? RUNS : 0 }
      await warm.worker.start()
      warm.worker.on('exit', () => {
        warm = undefined
      })
    }
    warm.runs++
    this.worker = warm.worker
  }

  on(event: string, listener: Listener) {
    if (event === 'message') this.stopListeners.add(listener)
    this.worker?.on(event, listener)
  }

  off(event: string, listener: Listener) {
    this.stopListeners.delete(listener)
    this.worker?.off(event, listener)
  }

  send(message: WorkerRequest) {
    // The process outlives the run and never receives "stop", so the pool gets the response from here.
    if (message.type !== 'stop') return this.worker?.send(message)
    for (const listener of this.stopListeners) listener({ __vitest_worker_response__: true, type: 'stopped' })
  }

  deserialize(data: unknown) {
    return data
  }

  async stop() {
    for (const listener of this.stopListeners) this.worker?.off('message', listener)
  }
}
