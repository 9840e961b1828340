import { useCreateClientMutation } from '@seriba/api/manager/clients'
import { roleIds } from '@seriba/domain/access/roles'
import { newClientProblems } from '@seriba/domain/clients/client-fields'
import type { ClientRole } from '@seriba/domain/clients/client-roles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSave } from '../shared/use-save.ts'

const empty = {
  fullName: '',
  email: '',
  company: '',
  mobile: '',
  countryId: 0,
  city: '',
  language: 692,
  role: 'client' as ClientRole,
  managerId: 0,
  dealerId: 0,
  creditLimit: null as number | null,
  dailyBidLimit: null as number | null,
  dailyUssLimit: null as number | null,
  notes: '',
}
export type NewClientValues = typeof empty

/** Somebody whom staff opens an account for; his page is opened with it. */
export function useNewClient(onClose: () => void) {
  const { t } = useTranslation(['clients', 'refusal'])
  const navigate = useNavigate()
  const [create] = useCreateClientMutation()
  const { save, ...sending } = useSave()
  const [values, setValues] = useState(empty)
  const [asked, setAsked] = useState(false)
  const problems = asked ? newClientProblems(values) : {}
  const [created, setCreated] = useState<number | null>(null)

  // Once nothing is unsaved any more: the way to his page is free.
  useEffect(() => {
    if (created === null) return
    onClose()
    void navigate(`/clients/${created}`)
  }, [created])

  return {
    ...sending,
    values,
    dirty:
      created === null &&
      Object.entries(empty).some(([name, value]) => values[name as keyof NewClientValues] !== value),
    errorOf(field: keyof NewClientValues) {
      const problem = problems[field as keyof typeof problems]
      return problem ? t(`refusal:${problem}`) : sending.errorOf(field)
    },
    edit(part: Partial<NewClientValues>) {
      sending.forget()
      setValues((current) => ({ ...current, ...part }))
    },
    async submit() {
      setAsked(true)
      if (Object.keys(newClientProblems(values)).length > 0) return
      const { role, creditLimit, dailyBidLimit, dailyUssLimit, ...rest } = values
      const sent = {
        ...rest,
        roleId: roleIds[role],
        creditLimit: creditLimit ?? 0,
        dailyBidLimit: dailyBidLimit ?? 0,
        dailyUssLimit: dailyUssLimit ?? 0,
      }
      const open = async () => setCreated((await create(sent).unwrap()).userId)
      const said = t('clients:add.created', { name: values.fullName.trim(), email: values.email.trim() })
      await save(open, said)
    },
  }
}

export type NewClientForm = ReturnType<typeof useNewClient>
