import { useStopClientBidsMutation } from '@seriba/api/manager/client-parts'
import { useUpdateClientMutation } from '@seriba/api/manager/clients'
import type { ClientView } from '@seriba/contracts/client-view'
import { roleIds } from '@seriba/domain/access/roles'
import { type ClientRole, clientRoleOf } from '@seriba/domain/clients/client-roles'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoleName } from '../shared/RoleBadge.tsx'
import { useSave } from '../shared/use-save.ts'
import { type BidByHand, ByHandDialog } from './ByHandDialog.tsx'
import { RoleQuestion } from './RoleQuestion.tsx'

type RoleChange = { role: ClientRole; ask: (wanted: ClientRole) => void; question: ReactNode }

/** Another kind of account begins with its own template, so it is asked first. Draw `question` beside what asks. */
export function useRoleChange(client: ClientView, onChanged: () => void): RoleChange {
  const { detail } = client
  const { t } = useTranslation('clients')
  const roleName = useRoleName()
  const [update] = useUpdateClientMutation()
  const [stopBids] = useStopClientBidsMutation()
  const sending = useSave()
  const [wanted, setWanted] = useState<ClientRole | null>(null)
  const [byHand, setByHand] = useState<readonly BidByHand[]>([])
  const role = clientRoleOf(detail.roleId)
  const close = () => {
    setWanted(null)
    sending.forget()
  }

  async function change(next: ClientRole, { reason, stop }: { reason: string; stop: boolean }) {
    const said = t('access.roleSaved', { name: detail.fullName, role: roleName(next) })
    const send = async () => {
      await update({ id: detail.userId, roleId: roleIds[next], reason }).unwrap()
      if (stop) setByHand((await stopBids({ id: detail.userId, reason }).unwrap()).byHand)
    }
    if (!(await sending.save(send, said))) return
    onChanged()
    close()
  }

  const question = (
    <>
      {wanted && (
        <RoleQuestion
          client={client}
          wanted={wanted}
          sending={sending}
          onConfirm={(answer) => void change(wanted, answer)}
          onClose={close}
        />
      )}
      {byHand.length > 0 && <ByHandDialog bids={byHand} onClose={() => setByHand([])} />}
    </>
  )
  return { role, ask: (next) => next !== role && setWanted(next), question }
}
