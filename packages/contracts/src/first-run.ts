import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { int, text } from './fields.ts'

/** The token in the printed link: 32 bytes as text. */
const token = () => text(100).check(z.minLength(1))

/** Whether a one-time link still works, and how long the owner's password must be. */
export const checkFirstRun = contract({
  method: 'GET',
  path: '/first-run/check',
  operation: 'firstRun.checkFirstRun',
  audience: 'anyone',
  input: z.object({ token: token() }),
  output: z.object({ passwordMinLength: z.int() }),
  errors: ['link_expired'],
})

/**
 * Creates the first owner of an installation that has no staff yet; the link works once. Setting up two-step login
 * comes next, in the same browser.
 */
export const createOwner = contract({
  method: 'POST',
  path: '/first-run/owner',
  operation: 'firstRun.createOwner',
  audience: 'anyone',
  input: z.object({
    token: token(),
    fullName: text(200),
    email: text(200),
    password: text(200),
    confirmPassword: text(200),
    language: z._default(int(692, 693), 692),
  }),
  output: z.object({ success: z.literal(true), secondStep: z.literal('setUp') }),
  errors: [
    'link_expired',
    'field_required',
    'email_invalid',
    'email_taken',
    'password_too_short',
    'password_too_common',
    'passwords_differ',
  ],
})
