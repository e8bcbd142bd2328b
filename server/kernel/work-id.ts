import { AsyncLocalStorage } from 'node:async_hooks'

const ids = new AsyncLocalStorage<string>()

/** Runs `work` under the ID of a request or of a job's run. All its log lines carry the ID, also after the response. */
export const runAs = <T>(id: string, work: () => T): T => ids.run(id, work)

/** Returns the fields that the log adds to every line. */
export function workFields(): { reqId?: string } {
  const reqId = ids.getStore()
  return reqId === undefined ? {} : { reqId }
}
