import * as contracts from '@seriba/contracts/staff'
import { linkBase } from '@seriba/server-account/link-base'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { closeStaff } from './close-staff.ts'
import { correctStaff } from './correct-staff.ts'
import { createStaff, inviteStaff } from './create-staff.ts'
import { staffExport } from './export-staff.ts'
import { listStaff } from './list-staff.ts'
import { closeStaffSessions, resetStaffTwoStep } from './staff-security.ts'
import { updateStaff } from './update-staff.ts'
import { viewStaff } from './view-staff.ts'

export function staffRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.listStaff, () => listStaff(ctx))
  const file = staffExport(ctx)
  serve(app, contracts.exportStaff, ({ actor, input }) => exportLink(file, ctx, actor, input))
  exportRoute(app, ctx, file)
  serve(app, contracts.viewStaff, ({ actor, input }) => viewStaff(ctx, actor, input))
  serve(app, contracts.createStaff, ({ actor, input, caller, request }) =>
    createStaff(ctx, actor, input, { ...caller, linkBase: linkBase(ctx.config, request) }),
  )
  serve(app, contracts.inviteStaff, async ({ actor, input, caller, request }) => {
    await inviteStaff(ctx, actor, input, { ...caller, linkBase: linkBase(ctx.config, request) })
    return successResponse
  })
  serve(app, contracts.updateStaff, async ({ actor, input, caller }) => {
    await updateStaff(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.correctStaff, async ({ actor, input, caller, request }) => {
    await correctStaff(ctx, actor, input, { ...caller, linkBase: linkBase(ctx.config, request) })
    return successResponse
  })
  serve(app, contracts.resetStaffTwoStep, async ({ actor, input, caller }) => {
    await resetStaffTwoStep(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.closeStaffSessions, async ({ actor, input, caller }) => {
    await closeStaffSessions(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.closeStaff, ({ actor, input, caller }) => closeStaff(ctx, actor, input, caller))
}
