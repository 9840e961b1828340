import type { ErrorCode } from '@seriba/contracts/errors'
import { changeMinLength, type PasswordChange } from '@seriba/domain/access/change-password'
import { account as en } from '@seriba/i18n/en/account'
import { account as ru } from '@seriba/i18n/ru/account'
import type { FieldText } from '@seriba/server-kit/api-error'

const texts = { en: en.changePassword, ru: ru.changePassword }

/** The form for changing a password has its own texts (1§5); the answers to its request have the same ones. */
export const changePasswordText =
  (minLength: number): FieldText =>
  (code: ErrorCode, field: string, language) => {
    const { required, mustMatch, minLength: tooShort } = texts[language]
    if (code === 'field_required') return required
    if (code === 'passwords_differ') return mustMatch
    if (code !== 'password_too_short') return undefined
    const length = changeMinLength(field as keyof PasswordChange, minLength)
    return tooShort.replace('{{length}}', String(length))
  }
