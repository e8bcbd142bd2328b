import { AsyncLocalStorage } from 'node:async_hooks'

const ids = new AsyncLocalStorage<string>()

/** Runs `work` of a request, or a run of a job, under a name by which all is found that is logged of it, also after its answer. */
export const runAs = <T>(id: string, work: () => T): T => ids.run(id, work)

/** For the log to add to every line. */
export function workFields(): { reqId?: string } {
  const reqId = ids.getStore()
  return reqId === undefined ? {} : { reqId }
}
