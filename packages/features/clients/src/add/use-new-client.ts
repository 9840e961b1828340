import { useCreateClientMutation } from '@seriba/api/manager/clients'
import { useSiteConfigQuery } from '@seriba/api/public/site'
import { createClient } from '@seriba/contracts/clients'
import { roleIds } from '@seriba/domain/access/roles'
import { newClientProblems } from '@seriba/domain/clients/client-fields'
import type { ClientRole } from '@seriba/domain/clients/client-roles'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { languageIds } from '@seriba/i18n'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

const empty = {
  fullName: '',
  email: '',
  company: '',
  mobile: '',
  countryId: 0,
  city: '',
  language: languageIds.en as number,
  role: 'client' as ClientRole,
  managerId: 0,
  dealerId: 0,
  creditLimit: null as number | null,
  dailyBidLimit: null as number | null,
  dailyUssLimit: null as number | null,
  notes: '',
}

/** A person for whom staff open an account; afterwards the new client's page is opened. */
export function useNewClient(onClose: () => void) {
  const { t, i18n } = useTranslation('clients')
  const { data: site } = useSiteConfigQuery({ language: i18n.language === 'ru' ? 'ru' : 'en' })
  const navigate = useNavigate()
  const [create] = useCreateClientMutation()
  const { succeed } = useMessage()
  const [created, setCreated] = useState<number | null>(null)
  const form = useContractForm(createClient, {
    defaults: { ...empty, language: languageIds[site?.languages[0] ?? 'en'] as number },
    check: newClientProblems,
    names: { roleId: 'role' },
    request: ({ role, creditLimit, dailyBidLimit, dailyUssLimit, ...rest }) => ({
      ...rest,
      roleId: roleIds[role],
      creditLimit: creditLimit ?? 0,
      dailyBidLimit: dailyBidLimit ?? 0,
      dailyUssLimit: dailyUssLimit ?? 0,
    }),
    async onSubmit(client) {
      const { userId } = await create(client).unwrap()
      succeed(t('add.created', { name: client.fullName.trim(), email: client.email.trim() }))
      setCreated(userId)
    },
  })

  // Once nothing is unsaved any more, so that nothing blocks the navigation.
  useEffect(() => {
    if (created === null) return
    onClose()
    void navigate(`/clients/${created}`)
  }, [created])

  return { ...form, dirty: created === null && form.dirty }
}

export type NewClientForm = ReturnType<typeof useNewClient>
