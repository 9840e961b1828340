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
  console.log(`This link for choosing the password works once, within ${shownLinkHours} hours:`)
  console.log(await passwordLink({ db }, { email, base }))
}

/** What an operator can do to existing accounts. */
export function manageCommands(emailOf: (text: string) => string): Command[] {
  const address = () =>
    new Option('--email <address>', 'the address of the account').argParser(emailOf).makeOptionMandatory()
  const role = new Command('role')
    .description('change the role of an account; `disabled` keeps it from logging in')
    .addOption(address())
    .addOption(
      new Option('--role <role>', 'the new role').choices(Object.keys(roleIds)).makeOptionMandatory(),
    )
    .action(async (options: { email: string; role: RoleName }) => {
      await withDatabase((context) => setRole(context, options))
      console.log(`${options.email} now has the role ${options.role} and has to log in again.`)
    })
  const permit = new Command('permit')
    .description('give an account a permission, or take it away')
    .addOption(address())
    .addOption(new Option('--flag <flag>', 'the permission').choices(allFlags).makeOptionMandatory())
    .option('--off', 'take it away')
    .action(async ({ off, ...rest }: { email: string; flag: PermissionFlag; off?: true }) => {
      await withDatabase((context) => setFlag(context, { ...rest, on: !off }))
      console.log(`${rest.flag} is now ${off ? 'off' : 'on'} for ${rest.email}.`)
    })
  const signOut = new Command('sign-out')
    .description('end all sessions of an account')
    .addOption(address())
    .action(async (options: { email: string }) => {
      const closed = await withDatabase((context) => revokeAllSessions(context, options))
      console.log(`${closed} sessions of ${options.email} were ended.`)
    })
  const reset2fa = new Command('reset-2fa')
    .description('turn off two-step login for an account whose owner has lost their device')
    .addOption(address())
    .action(async (options: { email: string }) => {
      await withDatabase((context) => resetSecondStep(context, options))
      console.log(`${options.email} logs in with only the password until two-step login is set up again.`)
    })
  const link = new Command('password-link')
    .description('print a link for choosing a password, for people whom no email reaches')
    .addOption(address())
    .action((options: { email: string }) => withDatabase((context) => printLink(context, options)))
  return [role, permit, signOut, reset2fa, link]
}
