import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Html, html } from '#dev/midtrans-simulator/pages/html.ts'
import { sendInbound, sendState } from './events.ts'
import { notFound, press, refuseStrangers } from './hooks.ts'
import type { Message, Simulation, Template } from './simulation.ts'
import { approveDue, setTemplateStatus } from './templates.ts'

const SHOWN = 50
const STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'PAUSED', 'DISABLED']

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 46rem; padding: 1rem }
article { border: 1px solid #8886; border-radius: .75rem; margin: .75rem 0; padding: .75rem 1rem; overflow-wrap: anywhere }
article p { margin: .25rem 0; white-space: pre-line }
small { opacity: .8 }
form { display: inline-flex; flex-wrap: wrap; gap: .5rem; margin: .25rem .5rem .25rem 0 }
button, input, select { font: inherit; min-height: 2.75rem; padding: 0 .75rem; max-width: 100%; box-sizing: border-box }`

/** A page for developers: messages of the shop, with what the recipient may do, and templates with their states. */
export function page(app: FastifyInstance, sim: Simulation) {
  app.addHook('onRequest', refuseStrangers)

  app.get('/', async (_request, reply) => {
    approveDue(sim)
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    return whole(sim).markup
  })

  app.post('/page/inbound', async (request, reply) => {
    const { from, text } = z
      .object({ from: z.string().regex(/^\d{7,15}$/), text: z.string().min(1) })
      .parse(request.body)
    sendInbound(sim, { from, name: 'Pembeli', hidesNumber: false, content: { type: 'text', text: { body: text } } })
    return reply.redirect('/', 303)
  })

  app.post('/page/messages/:id', async (request, reply) => {
    const message = sim.messages.get((request.params as { id: string }).id)
    if (!message) throw notFound('message')
    const { button } = z.object({ button: z.coerce.number().int().optional() }).parse(request.body)
    if (button === undefined) sendState(sim, message, 'read')
    else press(sim, message, button)
    return reply.redirect('/', 303)
  })

  app.post('/page/templates/:id', async (request, reply) => {
    const template = sim.templates.get((request.params as { id: string }).id)
    if (!template) throw notFound('template')
    setTemplateStatus(sim, template, z.object({ status: z.enum(STATUSES) }).parse(request.body).status)
    return reply.redirect('/', 303)
  })
}

function whole(sim: Simulation): Html {
  const messages = [...sim.messages.values()].slice(-SHOWN).reverse()
  const templates = [...sim.templates.values()]
  return html`<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Simulasi WhatsApp</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<h1>Simulasi WhatsApp</h1>
<p>Pesan di sini tidak sampai ke siapa pun.</p>
<form method="post" action="/page/inbound">
<label>Dari nomor <input name="from" inputmode="numeric" pattern="[0-9]{7,15}" placeholder="6281234567890" required></label>
<label>Pesan <input name="text" maxlength="4096" required></label>
<button>Kirim ke toko</button>
</form>
<h2>Pesan dari toko</h2>
${messages.length === 0 ? html`<p>Belum ada pesan.</p>` : messages.map(messageCard)}
<h2>Templat</h2>
${templates.length === 0 ? html`<p>Belum ada templat.</p>` : templates.map(templateCard)}
</body>
</html>`
}

function messageCard({ id, to, userId, template, text, buttons, states, code, at }: Message): Html {
  const time = new Date(at).toLocaleTimeString('id-ID', { timeZone: 'Asia/Jakarta' })
  return html`<article>
<small>${time} WIB · ${to || userId} · ${template || 'teks'} · ${states.join(', ') || 'diterima'}${code && ` ${code}`}</small>
<p>${text}</p>
${buttons.map((button, index) =>
  button.type === 'QUICK_REPLY'
    ? html`<form method="post" action="/page/messages/${id}"><button name="button" value="${index}">${button.text}</button></form>`
    : html`<p>${button.text}: ${button.value}</p>`,
)}
<form method="post" action="/page/messages/${id}"><button>Tandai dibaca</button></form>
</article>`
}

function templateCard({ id, name, language, category, status, body }: Template): Html {
  return html`<article>
<small>${name} · ${language} · ${category}</small>
<p>${body}</p>
<form method="post" action="/page/templates/${id}">
<select name="status" aria-label="Keadaan ${name}">${STATUSES.map((item) => html`<option${item === status && html` selected`}>${item}</option>`)}</select>
<button>Simpan</button>
</form>
</article>`
}
