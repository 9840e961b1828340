import * as z from 'zod/mini'

/** A user's groups of favorites, including the one that holds a lot. */
export const WishList = z.array(z.object({ group: z.string(), value: z.boolean() }))
