import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** Starts an in-memory S3 server with the calls that the shop uses, for one test. Lists have pages of two. */
export async function tinyS3() {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://s3')
    const [, bucket = '', ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    const isListing = key === '' && url.searchParams.has('list-type')
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) response.statusCode = 403
    else if (request.method === 'PUT') objects.set(key, await buffer(request))
    else if (request.method === 'DELETE') objects.delete(key)
    else if (!isListing && !objects.has(key)) response.statusCode = 404
    response.end(request.method === 'GET' ? (isListing ? list(bucket, url.searchParams) : objects.get(key)) : undefined)
  })

  function list(bucket: string, query: URLSearchParams): string {
    const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? '']
    const found = new Set<string>()
    for (const key of [...objects.keys()].filter((name) => name.startsWith(prefix)).sort()) {
      const cut = delimiter ? key.indexOf(delimiter, prefix.length) : -1
      found.add(cut < 0 ? key : key.slice(0, cut + 1))
    }
    const from = Number(query.get('continuation-token') ?? 0)
    const page = [...found].slice(from, from + 2)
    const next = from + 2 < found.size ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
    const items = page.map((name) =>
      name.endsWith('/')
        ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
        : `<Contents><Key>${name}</Key><Size>1</Size></Contents>`,
    )
    return `<ListBucketResult><Name>${bucket}</Name>${items.join('')}${next}</ListBucketResult>`
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  return { objects, endpoint: `http://127.0.0.1:${port}` }
}
