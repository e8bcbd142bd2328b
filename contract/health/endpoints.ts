import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

/** Liveness check: responds without access to database or disk. */
export const getHealth = endpoint({
  name: 'getHealth',
  summary: 'Proses hidup.',
  method: 'GET',
  path: '/healthz',
  access: 'publik',
  response: z.object({ status: z.literal('ok') }),
  errors: [],
})

/** Readiness check: tests whether the database is writable, with a timeout of 2 s, and whether there is disk space. */
export const getReadiness = endpoint({
  name: 'getReadiness',
  summary: 'Siap melayani: basis data menjawab dan dapat ditulisi, dan ada ruang untuk menyimpan.',
  method: 'GET',
  path: '/readyz',
  access: 'publik',
  response: z.object({ status: z.literal('ready') }),
  errors: ['SERVICE_UNAVAILABLE', 'RUANG_HABIS'],
})
