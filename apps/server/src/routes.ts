import type { FastifyInstance } from 'fastify'
import { authRoutes } from './account/auth.routes.ts'
import type { AppContext } from './context.ts'

/** Everything the API offers. */
export const routes: readonly ((app: FastifyInstance, ctx: AppContext) => void)[] = [authRoutes]
