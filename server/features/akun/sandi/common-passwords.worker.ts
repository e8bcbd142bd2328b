import { parentPort } from 'node:worker_threads'
import { dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as en } from '@zxcvbn-ts/language-en'
import { dictionary as id } from '@zxcvbn-ts/language-id'
import { PASSWORD_MIN } from '#contract/akun/forms.ts'

const LISTS = [
  common['passwords-common'],
  id['commonWords-id'],
  id['names-id'],
  en['commonWords-en'],
  en['firstnames-en'],
]

const words = new Set(LISTS.flat().map((word) => word.toLowerCase()))
parentPort?.postMessage([...words].filter((word) => word.length >= PASSWORD_MIN).join('\n'))
