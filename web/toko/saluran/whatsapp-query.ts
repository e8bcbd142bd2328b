import { queryOptions } from '@tanstack/react-query'
import { getWhatsApp } from '#contract/saluran/whatsapp.ts'
import { call } from '#web/lib/api.ts'

export const whatsAppQuery = () => queryOptions({ queryKey: ['whatsapp'], queryFn: () => call(getWhatsApp, {}) })
