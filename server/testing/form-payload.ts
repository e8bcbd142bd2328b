/** A body as multipart/form-data, the way a browser sends it. What is undefined is not sent. */
export async function formPayload(body: object): Promise<{ contentType: string; payload: Buffer }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, value)
  const request = new Request('http://toko', { method: 'POST', body: form })
  return {
    contentType: request.headers.get('content-type') ?? '',
    payload: Buffer.from(await request.arrayBuffer()),
  }
}
