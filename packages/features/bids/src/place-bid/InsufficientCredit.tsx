import { lowestBid } from '@seriba/domain/bids/amount-steps'
import { formatMoney } from '@seriba/domain/format/number'
import { addFundsParam } from '@seriba/domain/money/add-funds'
import { Button, LinkButton } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Figures } from '../bid-panel/Figures.tsx'
import type { BidPanelModel } from '../bid-panel/use-bid-panel.ts'
import { useSite } from '../shared/use-site.ts'
import styles from './place-bid.module.css'
import type { Stage } from './stage.ts'

type InsufficientCreditProps = { model: BidPanelModel; stage: Extract<Stage, { kind: 'short' }> }

/** Why the credit is not enough, and who can raise it (2§2.17). */
export function InsufficientCredit({ model, stage }: InsufficientCreditProps) {
  const { t } = useTranslation(['bids', 'common'])
  const { messenger } = useSite()
  const { bidder, placing } = model
  const { balance, amount } = stage
  const { client } = bidder
  // A fixed price is paid in full or not at all.
  const instead = !model.stock && balance.bidAllow >= lowestBid(model.rules.startPrice, model.rules.step)

  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      onClose={placing.close}
      title={t('credit.title')}
      actions={
        <>
          <Button size="lg" onClick={placing.close}>
            {t('common:actions.close')}
          </Button>
          {client && (
            <LinkButton
              variant={instead ? 'secondary' : 'primary'}
              size="lg"
              render={(props) => <Link {...props} to={`/clients/${client.userId}`} target="_blank" />}
            >
              {t('credit.clientPage')}
            </LinkButton>
          )}
          {!client && !instead && <AddFundsLink />}
          {instead && (
            <Button variant="primary" size="lg" onClick={() => model.bidInstead(balance.bidAllow)}>
              {t('credit.instead', { amount: formatMoney(balance.bidAllow) })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <p>{client ? t('credit.textClient') : t('credit.text')}</p>
        <Figures
          lines={[
            { label: client ? t('credit.amountClient') : t('credit.amount'), amount },
            { label: t('credit.maximum'), amount: balance.bidAllow, alarming: true },
            { label: t('credit.creditLimit'), amount: balance.creditLimit },
            { label: t('credit.balance'), amount: balance.balance, alarming: balance.balance < 0 },
            {
              label: t('credit.activeBids'),
              amount: balance.activeBids,
              note: t('common:count.bids', { count: balance.activeBidsCount }),
            },
          ]}
        />
        {!client && (
          <p className={styles.ways}>
            {instead && <AddFundsLink quiet />}
            {messenger && (
              <TextLink href={messenger.href} target="_blank" rel="noreferrer">
                {t('credit.contact')}
              </TextLink>
            )}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** Links to the balance with the ways to pay money in expanded. */
function AddFundsLink({ quiet = false }: { quiet?: boolean }) {
  const { t } = useTranslation('bids')
  const render = (props: object) => <Link {...props} to={`/balance?${addFundsParam}`} />
  return quiet ? (
    <TextLink render={render}>{t('credit.addFunds')}</TextLink>
  ) : (
    <LinkButton variant="primary" size="lg" render={render}>
      {t('credit.addFunds')}
    </LinkButton>
  )
}
