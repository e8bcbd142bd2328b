/** Encodes a body as multipart/form-data, like a browser. Undefined values are omitted. */
export async function formPayload(body: object): Promise<{ contentType: string; payload: Buffer }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, value)
  const request = new Request('http://toko', { method: 'POST', body: form })
  return {
    contentType: request.headers.get('content-type') ?? '',
    payload: Buffer.from(await request.arrayBuffer()),
  }
}
