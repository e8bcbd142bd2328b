import { z } from 'zod'

/** Body of a step that needs a reason. */
export const ReasonBody = z.object({
  alasan: z.string().trim().min(1, 'Tuliskan alasannya').max(300, 'Alasan terlalu panjang'),
})
export type ReasonBody = z.infer<typeof ReasonBody>
