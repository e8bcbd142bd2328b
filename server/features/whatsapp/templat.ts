import type { WhatsAppOffice } from '#contract/saluran/admin.ts'
import {
  KODE_TEMPLAT_WA,
  type KodeTemplatWa,
  numberedBody,
  templatWaName,
  templatWaOf,
  VARIABLES_WA,
  variablesWaOf,
} from '#contract/saluran/templat-wa.ts'
import { dateWib } from '#contract/wib.ts'
import { takeJatah } from '#server/db/jatah.ts'
import type { Deps } from '#server/deps.ts'
import { templatRepository } from '#server/features/saluran/templat-wa.repository.ts'
import { waRepository } from '#server/features/saluran/wa.repository.ts'
import type { WhatsAppAccess } from '#server/features/sambungan/whatsapp-access.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { TemplateDefinition, WhatsApp } from '#server/whatsapp/whatsapp.ts'
import { kabarMetaRepository } from './kabar-meta.repository.ts'
import { keepState } from './kabar-meta.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'settings' | 'connections'>

/** 40 days: of this month and the one before. */
const USAGE_MS = 40 * 86_400_000

/** Returns the templates with their state at Meta, and the messages of this month and the one before. */
export async function readOffice({ db, clock, connections }: Omit<Needs, 'log'>): Promise<WhatsAppOffice> {
  const [access, known] = [await connections.whatsapp(), await templatRepository(db).list()]
  const since = dateWib(new Date(clock().getTime() - USAGE_MS)).slice(0, 7)
  return {
    mode: access.mode,
    simulator: (await access.page?.()) ?? null,
    templat: KODE_TEMPLAT_WA.map((kode) => {
      const name = templatWaName(kode)
      const state = known.find((one) => one.nama === name)
      const status = state?.status.toLowerCase() ?? 'belum'
      return { kode, nama: name, status, kategori: state?.kategori ?? null, alasan: state?.alasan ?? '' }
    }),
    pemakaian: await waRepository(db).listUsage(since),
    pagu: access.pagu,
    kabar: await kabarMetaRepository(db).list(),
  }
}

/**
 * Submits a template to Meta.
 * @throws WHATSAPP_MATI, WHATSAPP_MENOLAK, TERLALU_SERING
 */
export async function submitTemplat(deps: Needs, kode: KodeTemplatWa): Promise<void> {
  const { db, clock, settings } = deps
  await takeJatah(db, 'whatsapp-templat', 'toko', clock())
  const definition = definitionOf(kode, settings.publicUrl)
  await atMeta(deps, async (client) => {
    const existing = (await client.listTemplates()).find(({ name }) => name === definition.name)
    const state = existing ?? { ...(await client.createTemplate(definition)), name: definition.name }
    await templatRepository(db).put(state, clock())
  })
}

/**
 * Reads the states of all templates from Meta.
 * @throws WHATSAPP_MATI, WHATSAPP_MENOLAK, TERLALU_SERING
 */
export async function refreshTemplat(deps: Needs): Promise<void> {
  await takeJatah(deps.db, 'whatsapp-templat', 'toko', deps.clock())
  await atMeta(deps, (client) => storeStates(deps, client))
}

/** Reads the states of templates and number once a day, for webhooks that were lost. */
export async function refreshDaily(deps: Needs): Promise<void> {
  const access = await deps.connections.whatsapp()
  if (access.mode !== 'aktif') return
  const client = await access.client()
  await storeStates(deps, client)
  const { quality, status } = await client.checkAccount()
  await keepState(deps.db, { quality, status }, deps.clock())
}

async function storeStates({ db, clock }: Needs, client: WhatsApp): Promise<void> {
  const states = await client.listTemplates()
  const templat = templatRepository(db)
  const known = new Set(KODE_TEMPLAT_WA.map(templatWaName))
  for (const state of states) if (known.has(state.name)) await templat.put(state, clock())
  const names = new Set(states.map(({ name }) => name))
  await templat.forget(
    (await templat.list()).flatMap(({ nama: name }) => (names.has(name) ? [] : [name])),
    clock(),
  )
}

async function atMeta({ connections, log }: Needs, work: (client: WhatsApp) => Promise<void>): Promise<void> {
  const access: WhatsAppAccess = await connections.whatsapp()
  if (access.mode === 'mati') throw new AppError('WHATSAPP_MATI')
  const { WhatsAppError } = await import('#server/whatsapp/errors.ts')
  try {
    await work(await access.client())
  } catch (error) {
    if (!(error instanceof WhatsAppError)) throw error
    log.warn({ reason: error.message, trace: error.trace }, 'WhatsApp refused a template')
    throw new AppError('WHATSAPP_MENOLAK', { rincian: { alasan: error.message.slice(0, 200) } })
  }
}

/** Returns a template as Meta gets it. Its address is one base of the shop with the notice's page as the value. */
function definitionOf(kode: KodeTemplatWa, publicUrl: string): TemplateDefinition {
  const templat = templatWaOf(kode)
  const named = { name: templatWaName(kode), language: 'id', ...(templat.minutes && { ttl: templat.minutes * 60 }) }
  const { category, minutes = 0, buttons } = templat
  if (category === 'AUTHENTICATION') return { ...named, category, minutes, button: buttons[0]?.label ?? '' }
  return {
    ...named,
    category,
    body: numberedBody(templat),
    examples: variablesWaOf(templat).map((name) => VARIABLES_WA[name].example),
    ...(templat.footer && { footer: templat.footer }),
    buttons: buttons.map(({ label, action }) =>
      action === 'open'
        ? {
            type: 'url',
            text: label,
            url: `${publicUrl}/{{1}}`,
            example: `${publicUrl}/riwayat-pembayaran/${VARIABLES_WA.nomor.example}`,
          }
        : { type: 'reply', text: label },
    ),
  }
}
