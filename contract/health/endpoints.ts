import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

/** Is the process alive? Answers without touching anything else. */
export const getHealth = endpoint({
  name: 'getHealth',
  summary: 'Proses hidup.',
  method: 'GET',
  path: '/healthz',
  access: 'publik',
  response: z.object({ status: z.literal('ok') }),
  errors: [],
})

/** Can it take customers? Asks the database whether it can be written to, for two seconds at most, and whether there is room. */
export const getReadiness = endpoint({
  name: 'getReadiness',
  summary: 'Siap melayani: basis data menjawab dan dapat ditulisi, dan ada ruang untuk menyimpan.',
  method: 'GET',
  path: '/readyz',
  access: 'publik',
  response: z.object({ status: z.literal('ready') }),
  errors: ['SERVICE_UNAVAILABLE', 'RUANG_HABIS'],
})
