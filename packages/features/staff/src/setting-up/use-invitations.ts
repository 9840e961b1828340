import { type ApiError, toApiError } from '@seriba/api/api-error'
import { useCreateStaffMutation } from '@seriba/api/manager/staff'
import { emailProblem } from '@seriba/domain/access/sign-up'
import type { StaffRole } from '@seriba/domain/access/staff-roles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Field = 'email' | 'fullName'
type Row = {
  key: number
  email: string
  fullName: string
  staffRole: StaffRole
  errors: Partial<Record<Field, string>>
  /** Already invited: if a later line is refused, this one is not sent again. */
  sent: boolean
}

const first: readonly StaffRole[] = ['manager', 'accountant', 'translator']
const emptyRow = (key: number, staffRole: StaffRole = 'manager'): Row => ({
  key,
  email: '',
  fullName: '',
  staffRole,
  errors: {},
  sent: false,
})
const isEmpty = ({ email, fullName }: Row) => email.trim() === '' && fullName.trim() === ''

/** Colleagues to be invited, one per line; empty lines are ignored. */
export function useInvitations(onAllSent: (invited: number) => void) {
  const { t, i18n } = useTranslation('refusal')
  const [create] = useCreateStaffMutation()
  const [rows, setRows] = useState<readonly Row[]>(() => first.map((role, at) => emptyRow(at, role)))
  const [busy, setBusy] = useState(false)
  const textOf = (code: ApiError['code']) => t(code)

  function problemsOf({ email, fullName }: Row): Row['errors'] {
    const wrong = emailProblem(email)
    return {
      ...(fullName.trim() === '' && { fullName: textOf('field_required') }),
      ...(wrong && { email: textOf(wrong) }),
    }
  }

  async function invite(row: Row): Promise<Row> {
    const { error } = await create({
      email: row.email.trim(),
      fullName: row.fullName.trim(),
      staffRole: row.staffRole,
      language: i18n.language === 'ru' ? 693 : 692,
    })
    if (!error) return { ...row, sent: true, errors: {} }
    const failure = toApiError(error)
    const fields = Object.entries(failure?.fields ?? {}).map(([name, code]) => [name, textOf(code)])
    const errors =
      fields.length > 0 ? Object.fromEntries(fields) : { email: textOf(failure?.code ?? 'internal') }
    return { ...row, errors }
  }

  async function send() {
    setBusy(true)
    const next: Row[] = []
    for (const row of rows) {
      if (isEmpty(row) || row.sent) next.push({ ...row, errors: {} })
      else {
        const errors = problemsOf(row)
        next.push(Object.keys(errors).length > 0 ? { ...row, errors } : await invite(row))
      }
    }
    setRows(next)
    setBusy(false)
    if (next.every(({ errors }) => Object.keys(errors).length === 0))
      onAllSent(next.filter(({ sent }) => sent).length)
  }

  return {
    rows,
    busy,
    filled: rows.filter((row) => !isEmpty(row) && !row.sent).length,
    edit: (at: number, part: Partial<Pick<Row, Field | 'staffRole'>>) =>
      setRows(rows.map((row, place) => (place === at ? { ...row, ...part, errors: {} } : row))),
    add: () => setRows([...rows, emptyRow(rows.length)]),
    send,
  }
}
