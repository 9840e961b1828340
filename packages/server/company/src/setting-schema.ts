import {
  type CompanySetting,
  companySettings,
  type SettingName,
  type SettingValue,
  settingNames,
} from '@seriba/contracts/company-settings'
import { isDay } from '@seriba/domain/format/date'
import * as z from 'zod'
import { sentences } from './setting-errors.ts'

export const href = z
  .string()
  .regex(/^(https?:\/\/[^\s]+|mailto:\S+|tel:\S+|\/(?![/\\])\S*)$/, sentences.setting_address)

const forms = {
  address: href,
  email: z.union([z.literal(''), z.email(sentences.email_invalid)], sentences.email_invalid),
  sku: z.string().regex(/^[A-Z]{1,4}$/, sentences.setting_sku),
  day: z.string().refine((text) => text === '' || isDay(text), sentences.setting_day),
}

function schemaOf(setting: CompanySetting): z.ZodType {
  switch (setting.kind) {
    case 'whole':
      return z
        .int()
        .min(setting.min)
        .max(setting.max ?? Number.MAX_SAFE_INTEGER)
        .default(setting.fallback)
    case 'switch':
      return z.boolean().default(setting.fallback)
    case 'text':
      return forms[setting.form].default(setting.fallback)
    case 'choice':
      return z.enum(setting.values).default(setting.fallback)
    case 'choices':
      return z
        .array(z.enum(setting.values))
        .min(setting.least ?? 0)
        .default([...setting.fallback])
    case 'names': {
      const { fallback, max, tidy } = setting
      return z
        .array(z.string().min(1).max(max))
        .min(1)
        .default([...fallback])
        .transform(tidy)
    }
  }
}

/** The plain settings in the company's file. */
export const settingSchemas = Object.fromEntries(
  settingNames.map((name) => [name, schemaOf(companySettings[name]).describe(companySettings[name].about)]),
) as { [Name in SettingName]: z.ZodType<SettingValue<Name>> }
