import type { Endpoint } from '#contract/endpoint.ts'

export interface CallParts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** Returns the URL of an endpoint (`/api/produks/{produkId}`): parameters filled in, empty query values left out. */
export function endpointUrl(endpoint: Pick<Endpoint, 'path'>, { params = {}, query = {} }: CallParts): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** Returns the `Authorization` value. A stored token may already carry the prefix; it is never doubled. */
export function bearer(token: string): string {
  return /^bearer\s/i.test(token) ? token : `Bearer ${token}`
}

/** Returns a multipart body. Undefined fields are left out. */
export function toFormData(body: Record<string, string | Blob | undefined>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.set(name, value)
  return form
}
