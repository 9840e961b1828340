import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { instant, lotId, success } from './fields.ts'

/** The latest request to fetch a lot's pictures again, as staff see it. */
export const ImageReload = z.object({ askedAt: instant(), state: z.enum(['open', 'done', 'failed']) })
export type ImageReload = z.infer<typeof ImageReload>

/** Requests the pictures of a car again; while a request is open, another one changes nothing (GAP28). */
export const reloadImages = contract({
  method: 'POST',
  path: '/car-auction/reload-images',
  operation: 'imageReloads.reloadImages',
  audience: 'manager',
  input: z.object({ carId: lotId() }),
  slow: true,
  output: success(),
  errors: ['lot_not_found'],
})
