import type { AnyEndpoint, Input } from '#contract/endpoint.ts'
import { isUnauthenticated, send } from './api.ts'
import { endSession, readSession } from './session-store.ts'

/** Downloads a file of the signed-in account; the URL alone gives no access. @param name file name if the server sends none */
export async function startDownload<E extends AnyEndpoint>(endpoint: E, input: Input<E>, name: string): Promise<void> {
  const { token } = readSession()
  const response = await send(token, endpoint, input).catch((error: unknown) => {
    if (isUnauthenticated(error) && readSession().token === token) endSession()
    throw error
  })
  const from = response.headers.get('Content-Disposition')?.match(/filename="(.+)"/)?.[1]
  saveBerkas(new File([await response.blob()], from ?? name))
}

/** Saves a file as a browser download. */
export function saveBerkas(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  URL.revokeObjectURL(url)
}
