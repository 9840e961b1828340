import { AmountField } from '@seriba/ui/AmountField'
import { useChangedChoices } from './cost-choices.tsx'
import styles from './costs.module.css'
import { useCostWords } from './use-cost-words.ts'
import type { ReadyCosts } from './use-costs.ts'

/**
 * If customs use the official list price, which no lot states, the viewer may enter it. Empty if they use the price
 * paid.
 */
export function ListValue({ costs, touch }: { costs: ReadyCosts; touch: boolean }) {
  const { t } = useCostWords()
  const { listValue, setListValue } = useChangedChoices()
  const { programme, document } = costs.estimator
  const { customsValue, currency } = document.tables.programmes[programme ?? ''] ?? {}
  if (customsValue !== 'REF' && customsValue !== 'max(REF,CIF)') return null
  return (
    <div className={styles.budget}>
      <AmountField
        label={t('listValue.label')}
        size={touch ? 'touch' : 'sm'}
        unit={currency ?? ''}
        value={listValue}
        onChange={setListValue}
        // It is not a field of the bid: the key would place the bid.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p className={styles.quiet}>{t(customsValue === 'REF' ? 'listValue.only' : 'listValue.higher')}</p>
    </div>
  )
}
