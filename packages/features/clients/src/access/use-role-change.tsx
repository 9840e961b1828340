import type { ClientView } from '@seriba/contracts/client-view'
import { type ClientRole, clientRoleOf } from '@seriba/domain/clients/client-roles'
import { type ReactNode, useState } from 'react'
import { type BidByHand, ByHandDialog } from './ByHandDialog.tsx'
import { RoleQuestion } from './RoleQuestion.tsx'

type RoleChange = { role: ClientRole; ask: (wanted: ClientRole) => void; question: ReactNode }

/**
 * Another kind of account begins with its own template, so the change has to be confirmed. Draw `question` next to
 * the control.
 */
export function useRoleChange(client: ClientView, onChanged: () => void): RoleChange {
  const [wanted, setWanted] = useState<ClientRole | null>(null)
  const [byHand, setByHand] = useState<readonly BidByHand[]>([])
  const role = clientRoleOf(client.detail.roleId)
  const close = () => setWanted(null)

  function changed(stopped: readonly BidByHand[]) {
    setByHand(stopped)
    onChanged()
    close()
  }

  const question = (
    <>
      {wanted && <RoleQuestion client={client} wanted={wanted} onChanged={changed} onClose={close} />}
      {byHand.length > 0 && <ByHandDialog bids={byHand} onClose={() => setByHand([])} />}
    </>
  )
  return { role, ask: (next) => next !== role && setWanted(next), question }
}
