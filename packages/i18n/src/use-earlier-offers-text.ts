import { formatMoney } from '@seriba/domain/format/number'
import { type Refused, refusedBefore } from '@seriba/domain/lots/evidence/earlier-auctions'
import { useTranslation } from 'react-i18next'

type Auctions = Parameters<typeof refusedBefore>[0]

/** How often a car was offered before, and what its owner refused, as one sentence (BEY03). */
export function useEarlierOffersText() {
  const { t } = useTranslation('evidence')
  const refused = ({ most, same }: Refused) =>
    t(same ? 'before.ownerRefused' : 'before.ownerRefusedMost', { price: formatMoney(most) })
  return (auctions: Auctions) => {
    const known = refusedBefore(auctions)
    const offered = t('before.offered', { count: auctions.length })
    return known ? `${offered}, ${refused(known)}` : offered
  }
}
