import { hasConsented } from '@seriba/api/consent'
import { signUpExtras } from '@seriba/domain/access/sign-up-fields'
import type { SignUpForm } from './sign-up-form.ts'

const key = 'user-reg-form'

/** What is stored of a form: no passwords, and the terms are agreed to on submit. */
const kept = ['fullName', 'referralCode', 'email', 'mobile', 'country', 'city', ...signUpExtras] as const
type Draft = Partial<Pick<SignUpForm, (typeof kept)[number]>>

/** Stored only with the visitor's consent (1§4.7). */
export function saveDraft(values: SignUpForm) {
  if (!hasConsented()) return
  localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept.map((field) => [field, values[field]]))))
}

export function readDraft(): Draft {
  if (!hasConsented()) return {}
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
    // No country (0) is not an answer: it must not override the form's default.
    const fits = (field: string) =>
      typeof stored[field] === (field === 'country' ? 'number' : 'string') && stored[field] !== 0
    return Object.fromEntries(kept.filter(fits).map((field) => [field, stored[field]]))
  } catch {
    return {}
  }
}

export const clearDraft = () => localStorage.removeItem(key)
