import { useActor } from '@seriba/api/use-actor'
import { useControl } from '@seriba/api/use-control'
import type { Consignee } from '@seriba/contracts/consignees'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { isManager } from '@seriba/domain/access/actor'
import { isTerminal } from '@seriba/domain/money/purchase-moves'
import { isPurchaseStatus } from '@seriba/domain/money/purchase-status'
import { Badge } from '@seriba/ui/Badge'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts, Section } from '../shared/Section.tsx'
import { useCountryName } from '../shared/use-countries.ts'
import { ConsigneeForm } from './ConsigneeForm.tsx'
import styles from './consignee.module.css'

type ConsigneePartProps = {
  purchase: PurchaseDetails
  /** For staff: asks the client to name one. */
  ask?: ReactNode
}

/** The person who receives the car at the port, and the person who is notified of its arrival. */
export function ConsigneePart({ purchase, ask }: ConsigneePartProps) {
  const { t } = useTranslation('purchases')
  const actor = useActor()
  const edits = useControl('purchaseEditor')
  const [editing, edit] = useState(false)
  const { consignee, consigneeLocked, status } = purchase
  const isStaff = actor !== null && isManager(actor)
  const over = isPurchaseStatus(status) && isTerminal(status)
  const changes = !over && (isStaff ? edits : !consigneeLocked)
  const fills = changes && (editing || (consignee === null && !isStaff))

  return (
    <Section
      id="consignee"
      title={
        <>
          {t('consignee.title')}
          {consigneeLocked && !over && <Badge>{t('consignee.locked')}</Badge>}
          {consignee === null && isStaff && <Badge tone="orange">{t('consignee.none')}</Badge>}
        </>
      }
      about={t('consignee.about')}
      action={
        changes &&
        !fills && (
          <Button size="sm" onClick={() => edit(true)}>
            {consignee === null ? t('needs.fill') : t('consignee.change')}
          </Button>
        )
      }
    >
      {fills ? (
        <ConsigneeForm purchase={purchase} isStaff={isStaff} onClose={() => edit(false)} />
      ) : (
        <>
          {consignee && <Parties purchase={purchase} consignee={consignee} />}
          {consignee === null && changes && ask}
          {consignee === null && !changes && !isStaff && (
            <p>{t(over ? 'consignee.none' : 'consignee.noneLocked')}</p>
          )}
          {consignee && consigneeLocked && !over && (
            <Note className={styles.note}>
              {t(isStaff ? 'consignee.lockedStaff' : 'consignee.lockedText')}
            </Note>
          )}
        </>
      )}
    </Section>
  )
}

function Parties({ purchase, consignee }: { purchase: PurchaseDetails; consignee: Consignee }) {
  const { t } = useTranslation('purchases')
  return (
    <div className={styles.parties}>
      <PartyFacts party={consignee} />
      <div>
        <h3>{t('consignee.notify')}</h3>
        {purchase.notifyParty ? (
          <PartyFacts party={purchase.notifyParty} />
        ) : (
          <p className={styles.quiet}>
            {t('consignee.same')}. {t('consignee.sameText')}
          </p>
        )}
      </div>
    </div>
  )
}

function PartyFacts({ party }: { party: Consignee }) {
  const { t } = useTranslation('purchases')
  const countryName = useCountryName()
  const facts = [
    [t('consignee.fullName'), party.fullName],
    [t('consignee.company'), party.company],
    [t('consignee.address'), party.address],
    [t('consignee.city'), party.city],
    [t('consignee.country'), countryName(party.countryId)],
    [t('consignee.port'), party.port],
    [t('consignee.telephone'), party.telephone],
    [t('consignee.email'), party.email],
    [t('consignee.paymentMethod'), party.paymentMethod],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return <Facts facts={facts} />
}
