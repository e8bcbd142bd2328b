import { randomInt, randomUUID } from 'node:crypto'
import { request } from 'undici'

/** Calls the API as the browser does. @throws if the response status is not a success */
export async function call<T>(
  url: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { body, token, alamat }: { body?: object; token?: string; alamat?: string } = {},
): Promise<T> {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(alamat && { 'x-forwarded-for': alamat }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const answer = await request(url + path, { method, headers, body: body && JSON.stringify(body) })
  if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${await answer.body.text()}`)
  return (await answer.body.json()) as T
}

export interface Customer {
  token: string
  user: { userId: number }
}

const randomIpAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** Registers a new customer with an address. The customer is signed in. */
export async function newCustomer(url: string): Promise<Customer> {
  const akun = { nama: 'Pak Budi', email: `${randomUUID()}@contoh.id`, no_hp: '081234567890', password: 'rahasia-uji' }
  await call(url, 'POST', '/api/auth/register', { body: akun, alamat: randomIpAddress() })
  const { token, user } = await call<Customer>(url, 'POST', '/api/auth/login', { body: akun })
  await call(url, 'PUT', '/api/auth/profile', { body: { alamat: 'Dermaga 3, Teluk Hurun, Lampung' }, token })
  return { token, user }
}
