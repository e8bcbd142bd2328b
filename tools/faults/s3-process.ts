import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

/* Object storage for the shop: the four S3 calls that it uses, on a folder. */

const [folder = '', host, port] = process.argv.slice(2)

createServer(async (request, answer) => {
  const file = join(folder, encodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname))
  try {
    if (request.method === 'PUT') {
      const draft = `${file}.${process.hrtime.bigint()}`
      await writeFile(draft, await buffer(request))
      await rename(draft, file)
      answer.end()
    } else if (request.method === 'DELETE') {
      await rm(file, { force: true })
      answer.writeHead(204).end()
    } else {
      const bytes = await readFile(file)
      answer.writeHead(200, { 'content-length': bytes.length }).end(request.method === 'HEAD' ? undefined : bytes)
    }
  } catch {
    answer.writeHead(404).end()
  }
}).listen(Number(port), host)
