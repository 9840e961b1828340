import type { Tx } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { type TwoStepMails, twoStepMailTexts } from './two-step-mail-texts.ts'

type Owner = { email: string; full_name: string; language: number }
type Plain = {
  [Name in keyof TwoStepMails]: keyof TwoStepMails[Name] extends 'name' ? Name : never
}[keyof TwoStepMails]

/** Tells an account's owner what was done to it, in case somebody else did it. */
export const sendTwoStepMail = (tx: Tx, { email, full_name, language }: Owner, template: Plain) =>
  sendMail(tx, twoStepMailTexts, {
    to: email,
    language: languageOf(language),
    template,
    values: { name: full_name },
  })
