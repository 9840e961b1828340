import { passwordMinLengthFor, passwordProblem } from '@seriba/domain/access/password'
import { type RoleName, roleIds } from '@seriba/domain/access/roles'
import { allowBids } from '@seriba/server-account/allow-bids'
import { createUser } from '@seriba/server-account/create-user'
import { openCompany } from '@seriba/server-company/company-store'
import { companyOf } from '@seriba/server-demo/company-file'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import type { Language } from '@seriba/server-kit/language'
import { Command, InvalidArgumentError, Option } from 'commander'
import * as z from 'zod'
import { manageCommands, printLink } from './manage-commands.ts'
import { withDatabase } from './with-database.ts'

type Options = {
  email: string
  name: string
  password?: string
  manager?: true
  role: RoleName
  language: Language
}

/** `user create`: creates a company's first manager; `user allow-bids`: lets a buyer start. */
export function userCommand() {
  const create = new Command('create')
    .description('create an account')
    .requiredOption('--email <address>', 'the address to log in with', emailOf)
    .requiredOption('--name <name>', 'the person’s full name')
    .option('--password <text>', 'the password; without it, a link for choosing one is printed')
    .option('--manager', 'short for --role manager')
    .addOption(
      new Option('--role <role>', 'the role of the account').choices(Object.keys(roleIds)).default('client'),
    )
    .addOption(
      new Option('--language <code>', 'the language of its emails').choices(['en', 'ru']).default('en'),
    )
    .action(async ({ manager, password, role, ...rest }: Options) => {
      const kind = manager ? 'manager' : role
      await withDatabase(async (context) => {
        if (password !== undefined) {
          const company = await openCompany({ db: context.db, file: companyOf(context.config) })
          assertLongEnough(password, kind, company.current.passwordMinLength)
        }
        const user = await createUser(context, { ...rest, password, role: kind })
        console.log(`Account ${user.id} for ${user.email} is ready.`)
        if (password === undefined) await printLink(context, user)
      })
    })
  const allow = new Command('allow-bids')
    .description('let an account bid without a deposit')
    .requiredOption('--email <address>', 'the address of the account', emailOf)
    .requiredOption('--credit-limit <yen>', 'the most that all its live bids may add up to', yenOf)
    .action(async (options: { email: string; creditLimit: number }) => {
      await withDatabase((context) => allowBids(context, options))
      console.log(`${options.email} can bid now.`)
    })
  const user = new Command('user').description('manage accounts').addCommand(create).addCommand(allow)
  for (const command of manageCommands(emailOf)) user.addCommand(command)
  return user
}

function emailOf(text: string) {
  if (!z.email().safeParse(text).success) throw new InvalidArgumentError('It must be an email address.')
  return text
}

function assertLongEnough(password: string, role: RoleName, company: number) {
  const shortest = passwordMinLengthFor(role === 'manager', company)
  if (passwordProblem(password, shortest))
    throw new ConfigurationError(`The password must have at least ${shortest} characters.`)
}

function yenOf(text: string) {
  const yen = Number(text)
  if (!Number.isSafeInteger(yen) || yen < 0)
    throw new InvalidArgumentError('It must be a whole number of yen.')
  return yen
}
