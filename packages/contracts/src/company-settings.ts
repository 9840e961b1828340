import { signUpExtras } from '@seriba/domain/access/sign-up-fields'
import { defaultBidStep } from '@seriba/domain/bids/bid-amount'
import { sameLotPriorities } from '@seriba/domain/bids/same-lot'
import * as z from 'zod/mini'
import { accountSettings } from './account-settings.ts'
import { documentSettings } from './document-settings.ts'
import { text } from './fields.ts'
import { latenessSettings } from './lateness-settings.ts'
import { moneySettings } from './money-settings.ts'
import { retentionSettings } from './retention-settings.ts'

type Common = {
  /** The part of the console that it belongs to. */
  section: 'bidding' | 'accounts' | 'money' | 'retention'
  /** For operators, in `docs/configuration.md`. */
  about: string
  /** Whether the console shows a sentence below it: `help.{name}` in the company's texts. */
  help?: true
}

type Kind =
  | { kind: 'whole'; fallback: number; unit: '¥' | ''; min: number; max?: number }
  | { kind: 'switch'; fallback: boolean }
  | { kind: 'text'; fallback: string; form: 'address' | 'email' | 'sku' | 'day'; max: number }
  /** `options` is where the names of the choices are in the company's texts. */
  | {
      kind: 'choice'
      fallback: string
      values: readonly string[]
      options: 'access' | 'priorities' | 'steps' | 'periods'
    }
  | {
      kind: 'choices'
      fallback: readonly string[]
      values: readonly string[]
      options: 'extras' | 'languages'
      /** At least this many have to be chosen. */
      least?: 1
    }
  | { kind: 'names'; fallback: readonly string[]; max: number; tidy: (names: readonly string[]) => string[] }

export type CompanySetting = Common & Kind

/**
 * A company setting with a plain value. The company's file, the console's form, the requests and the table in
 * docs/configuration.md are all made from these; its name in the console is `fields.{name}` in the company's texts.
 */
export const companySettings = {
  bidStep: {
    section: 'bidding',
    kind: 'whole',
    fallback: defaultBidStep,
    unit: '¥',
    min: 1,
    help: true,
    about: 'yen between one bid and the next',
  },
  depositAmount: {
    section: 'bidding',
    kind: 'whole',
    fallback: 150_000,
    unit: '¥',
    min: 0,
    help: true,
    about: 'yen that open bidding to a new account',
  },
  agentFee: {
    section: 'bidding',
    kind: 'whole',
    fallback: 0,
    unit: '¥',
    min: 0,
    help: true,
    about: 'yen charged for every purchase',
  },
  skuPrefix: {
    section: 'bidding',
    kind: 'text',
    fallback: 'SB',
    form: 'sku',
    max: 4,
    help: true,
    about: 'one to four capitals that begin a purchase’s number',
  },
  sameLotPriority: {
    section: 'bidding',
    kind: 'choice',
    fallback: 'highest',
    values: sameLotPriorities,
    options: 'priorities',
    help: true,
    about:
      'which bid leads if several clients bid on one lot: `highest`, with the earlier of equal ones first, or `first`',
  },
  countOverbidAllowance: {
    section: 'bidding',
    kind: 'switch',
    fallback: false,
    help: true,
    about:
      '`true` counts the overbid allowance of a bid against the client’s credit, from the next time that it is placed or edited',
  },
  tellSameLot: {
    section: 'bidding',
    kind: 'switch',
    fallback: false,
    help: true,
    about: '`true` tells clients on the lot’s page that another client of the company is ahead of them',
  },
  cancelAlertMinutes: {
    section: 'bidding',
    kind: 'whole',
    fallback: 60,
    unit: '',
    min: 0,
    max: 1440,
    help: true,
    about:
      'how many minutes before the cancellation deadline clients with a live bid are reminded; 0 reminds nobody',
  },
  ...latenessSettings,
  ...documentSettings,
  ...accountSettings,
  ...moneySettings,
  signUpMail: {
    section: 'accounts',
    kind: 'text',
    fallback: '',
    form: 'email',
    max: 200,
    help: true,
    about: 'where new clients are announced to staff by email; without it nobody is told',
  },
  signUpFields: {
    section: 'accounts',
    kind: 'choices',
    fallback: [],
    values: signUpExtras,
    options: 'extras',
    about:
      'what the sign-up form asks for besides its eight fields, never required: `company`, `officePhone`, `messengerNumber`, `address`, `port`',
  },
  ...retentionSettings,
} as const satisfies Record<string, CompanySetting>

type Table = typeof companySettings
export type SettingSection = CompanySetting['section']
export type SettingName<S extends SettingSection = SettingSection> = {
  [Name in keyof Table]: Table[Name]['section'] extends S ? Name : never
}[keyof Table]

export type SettingValue<Name extends SettingName> = Table[Name] extends { kind: 'choice' | 'choices' }
  ? Table[Name] extends { kind: 'choice'; values: readonly (infer Value)[] }
    ? Value
    : Table[Name]['values'][number][]
  : {
      whole: number
      switch: boolean
      text: string
      names: string[]
      choice: never
      choices: never
    }[Table[Name]['kind']]

export const settingNames = Object.keys(companySettings) as SettingName[]

export const settingsOf = <S extends SettingSection>(section: S) =>
  settingNames.filter((name) => companySettings[name].section === section) as SettingName<S>[]

function wireOf(setting: CompanySetting): z.ZodMiniType {
  switch (setting.kind) {
    case 'whole':
      return z.number()
    case 'switch':
      return z.boolean()
    case 'text':
      return text(300)
    case 'choice':
      return z.enum(setting.values)
    case 'choices':
      return z.array(z.enum(setting.values))
    case 'names':
      return z.array(text(300)).check(z.maxLength(30))
  }
}

/** A part as it is read. */
export const settingsSchema = <S extends SettingSection>(section: S) =>
  z.object(
    Object.fromEntries(settingsOf(section).map((name) => [name, wireOf(companySettings[name])])),
  ) as unknown as z.ZodMiniObject<{
    [Name in SettingName<S>]: z.ZodMiniType<SettingValue<Name>, SettingValue<Name>>
  }>
