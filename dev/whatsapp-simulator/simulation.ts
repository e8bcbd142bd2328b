import { type Clock, createClock } from '#dev/midtrans-simulator/clock.ts'
import { createRandom, type Random } from '#dev/midtrans-simulator/random.ts'
import { Faults } from './faults.ts'
import { type Saved, StateFile } from './state-file.ts'
import { Webhooks } from './webhooks.ts'

export interface WhatsAppSimulatorOptions {
  /** 0 = any free port. */
  port: number
  /** Loopback only; default '127.0.0.1'. */
  host?: string
  token: string
  appSecret: string
  phoneNumberId: string
  wabaId: string
  /** Target of webhooks. POST /__sim/config can set it later. */
  webhookUrl?: string
  /** Time of windows and timers; default: real time, which POST /__sim/clock moves. */
  clock?: Clock
  /** Repeats ids; default: different ids in each run, because a shop stores them. */
  seed?: number
  /** Scales the gaps between retries of webhooks; default 1 = the simulator's seconds. */
  timeScale?: number
  /** File that keeps templates and windows over a restart. */
  stateFile?: string
}

/** Settings that POST /__sim/config changes. */
export interface Config {
  webhookUrl: string | undefined
  /** States of each accepted message, in this order: other orders, repetitions and gaps are faults. */
  plan: State[]
  /** Milliseconds from acceptance to the first state, and between states. */
  stateMs: number
  /** Milliseconds until a submitted template is approved; null = by hand. */
  approveMs: number | null
  /** True if a text outside the window is refused at once; else it fails later. Meta does both. */
  refusesLateText: boolean
  /** State of the number; only CONNECTED can send. */
  status: string
  quality: string
  limit: string
  timeScale: number
  webhookTimeoutMs: number
}

export type State = 'sent' | 'delivered' | 'read' | 'failed'

export interface Template {
  id: string
  name: string
  language: string
  category: string
  status: string
  reason: string
  body: string
  /** Number of variables of the body. */
  variables: number
  footer: string
  buttons: { type: 'URL' | 'QUICK_REPLY' | 'OTP'; text: string; url: string }[]
  /** Time of the automatic approval. */
  approveAt: number | null
}

export interface Message {
  id: string
  /** Number of the recipient; '' if only the business scoped id is known. */
  to: string
  userId: string
  template: string
  category: string
  /** Filled text. */
  text: string
  buttons: { type: string; text: string; value: string }[]
  reference: string | undefined
  at: number
  states: State[]
  /** Error code of a failed message. */
  code: number | undefined
}

/** State and services shared by all parts of the simulator. */
export interface Simulation {
  readonly options: WhatsAppSimulatorOptions
  readonly config: Config
  readonly clock: Clock
  readonly random: Random
  readonly faults: Faults
  readonly webhooks: Webhooks
  readonly templates: Map<string, Template>
  readonly messages: Map<string, Message>
  /** Ends of the 24 h windows, by number or business scoped id. */
  readonly windows: Map<string, number>
  /** Writes templates and windows to the state file. */
  save(): void
  reset(): void
}

const defaults = (options: WhatsAppSimulatorOptions): Config => ({
  webhookUrl: options.webhookUrl,
  plan: ['sent', 'delivered'],
  stateMs: 50,
  approveMs: 1000,
  refusesLateText: false,
  status: 'CONNECTED',
  quality: 'GREEN',
  limit: 'TIER_250',
  timeScale: options.timeScale ?? 1,
  webhookTimeoutMs: 10_000,
})

export function createSimulation(options: WhatsAppSimulatorOptions): Simulation {
  const config = defaults(options)
  const clock = options.clock ?? createClock()
  const random = createRandom()
  if (options.seed !== undefined) random.seed(options.seed)
  const file = options.stateFile ? new StateFile(options.stateFile) : undefined
  const saved: Saved = file?.read() ?? { templates: [], windows: [] }
  const templates = new Map(saved.templates.map((template) => [template.id, template]))
  const windows = new Map(saved.windows)
  const messages = new Map<string, Message>()
  const faults = new Faults()
  const webhooks = new Webhooks(clock, config, options.appSecret)
  const save = () => file?.write({ templates: [...templates.values()], windows: [...windows] })
  return {
    options,
    config,
    clock,
    random,
    faults,
    webhooks,
    templates,
    messages,
    windows,
    save,
    reset() {
      Object.assign(config, defaults(options))
      clock.skipped = 0
      for (const part of [templates, messages, windows, faults, webhooks]) part.clear()
      save()
    },
  }
}
