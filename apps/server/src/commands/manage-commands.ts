import { allFlags, type PermissionFlag } from '@seriba/domain/access/permissions'
import { type RoleName, roleIds } from '@seriba/domain/access/roles'
import { shownLinkHours } from '@seriba/server-account/link-tokens.repository'
import {
  passwordLink,
  resetSecondStep,
  revokeAllSessions,
  setFlag,
  setRole,
} from '@seriba/server-account/manage-user'
import { Command, Option } from 'commander'
import { type CommandContext, withDatabase } from './with-database.ts'

/** Prints a link for choosing a password. */
export async function printLink({ db, config }: CommandContext, { email }: { email: string }) {
  const base = config.publicUrl ?? `http://localhost:${config.port}`
  console.log(`To choose the password, once and within ${shownLinkHours} hours:`)
  console.log(await passwordLink({ db }, { email, base }))
}

/** What an operator can do to existing accounts. */
export function manageCommands(emailOf: (text: string) => string): Command[] {
  const address = () =>
    new Option('--email <address>', 'whose account').argParser(emailOf).makeOptionMandatory()
  const role = new Command('role')
    .description('make an account another kind; `disabled` shuts it')
    .addOption(address())
    .addOption(new Option('--role <role>', 'its kind').choices(Object.keys(roleIds)).makeOptionMandatory())
    .action(async (options: { email: string; role: RoleName }) => {
      await withDatabase((context) => setRole(context, options))
      console.log(`${options.email} is ${options.role} now, and has to log in again.`)
    })
  const permit = new Command('permit')
    .description('switch one of the permissions of an account')
    .addOption(address())
    .addOption(new Option('--flag <flag>', 'which one').choices(allFlags).makeOptionMandatory())
    .option('--off', 'take it instead of giving it')
    .action(async ({ off, ...rest }: { email: string; flag: PermissionFlag; off?: true }) => {
      await withDatabase((context) => setFlag(context, { ...rest, on: !off }))
      console.log(`${rest.flag} of ${rest.email} is ${off ? 'off' : 'on'} now.`)
    })
  const signOut = new Command('sign-out')
    .description('end every session of an account')
    .addOption(address())
    .action(async (options: { email: string }) => {
      const closed = await withDatabase((context) => revokeAllSessions(context, options))
      console.log(`${closed} sessions of ${options.email} have been ended.`)
    })
  const reset2fa = new Command('reset-2fa')
    .description('take the second step off an account whose owner has lost it')
    .addOption(address())
    .action(async (options: { email: string }) => {
      await withDatabase((context) => resetSecondStep(context, options))
      console.log(`${options.email} signs in with the password alone, until it is set up again.`)
    })
  const link = new Command('password-link')
    .description('print a link by which somebody chooses their password, as when no mail reaches them')
    .addOption(address())
    .action((options: { email: string }) => withDatabase((context) => printLink(context, options)))
  return [role, permit, signOut, reset2fa, link]
}
