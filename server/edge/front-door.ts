import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import type { Answers } from './answers.ts'
import { type Files, pictureKey } from './files.ts'
import type { Form, Kept } from './kept.ts'
import { chooseEncoding, keptHeaders } from './send-kept.ts'

/** Hears of everything that the door has handed out. */
export type OnHandedOut = (request: IncomingMessage, id: string, status: 200 | 304, bytes: number) => void

interface FrontDoorOptions {
  answers: Answers
  files: Files
  /** Does this cookie come from the office? A public answer may be another one there; nobody else's cookie changes any. */
  isOffice(cookie: string | undefined): boolean
  /** Before the shop stops, connections are to end with their answers; the router sees to that. */
  isDraining(): boolean
  /** What every answer carries. */
  headers: Record<string, string>
  /** What every answer carries of its own: the name of its request. */
  idOf(request: IncomingMessage): string
  onHandedOut?: OnHandedOut | undefined
}

/**
 * Stands before the router and hands out what lies ready in memory, under the very address that is asked for, to those who
 * do not say who they are. That takes less than half of the router's own way to the same bytes; everything else goes in
 * to it, and is answered as if there were no door.
 * @returns whether it has answered
 */
export function frontDoor(options: FrontDoorOptions) {
  const { answers, files, isOffice, isDraining, headers: forAll, idOf, onHandedOut } = options
  const preparedHeaders = new WeakMap<Form, Prepared>()

  function prepare(kept: Kept, form: Form): Prepared {
    let prepared = preparedHeaders.get(form)
    if (!prepared) {
      const known = Object.entries({ ...forAll, ...keptHeaders(kept, form) }).flat()
      prepared = { known, full: [...known, 'content-length', String(form.bytes.length)] }
      preparedHeaders.set(form, prepared)
    }
    return prepared
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request
    if (method !== 'GET' || headers.authorization || isOffice(headers.cookie) || isDraining()) return false
    const kept = answers.ready(url) ?? files.ready(url) ?? files.ready(pictureKey(url, headers.accept))
    const form = kept?.ready(chooseEncoding(headers['accept-encoding']))
    if (!kept || !form) return false

    const prepared = prepare(kept, form)
    const id = idOf(request)
    const own = ['x-request-id', id]
    if (fresh(headers, { etag: form.etag })) {
      response.writeHead(304, prepared.known.concat(own)).end()
      onHandedOut?.(request, id, 304, 0)
    } else {
      response.writeHead(200, prepared.full.concat(own)).end(form.bytes)
      onHandedOut?.(request, id, 200, form.bytes.length)
    }
    return true
  }
}

interface Prepared {
  /** Names and values in turn, as they are written. */
  full: string[]
  /** For a browser that has the bytes already. */
  known: string[]
}
