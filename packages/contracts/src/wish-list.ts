import * as z from 'zod/mini'

/** The groups of favorites of a user, with the one that holds a lot. */
export const WishList = z.array(z.object({ group: z.string(), value: z.boolean() }))
