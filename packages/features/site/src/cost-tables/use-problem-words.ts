import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import type { VehicleKind } from '@seriba/domain/landed-cost/tables'
import { useTranslation } from 'react-i18next'

/**
 * A position in words: a step by its number and name, a fee by its row, anything else by its position in the
 * document.
 */
export function useProblemWords(document: CostDocument | null) {
  const { t, i18n } = useTranslation('costTables')
  return (at: string): string => {
    const [, hall] = at.match(/^tables\.halls\.(.+)\.auctionFee$/) ?? []
    if (hall !== undefined)
      return t('rowAt', { table: t('parts.halls'), row: hall === '*' ? t('row.others') : hall })
    const [, kind] = at.match(/^tables\.agentFee\.(car|bike|machinery)$/) ?? []
    if (kind !== undefined)
      return t('rowAt', { table: t('parts.agentFee'), row: t(`row.${kind as VehicleKind}`) })
    const [, from, to] = at.match(/^tables\.halls\.(.+)\.inland\.([^.]+)/) ?? []
    if (from !== undefined)
      return t('rowAt', { table: t('parts.inland'), row: `${from === '*' ? t('row.others') : from}, ${to}` })
    const [, part, row] = at.match(/^tables\.(fx|freight)\.(.+)$/) ?? []
    if (row !== undefined)
      return t('rowAt', { table: t(`parts.${part as 'fx' | 'freight'}`), row: row.split('.').join(', ') })
    const [, key, id] = at.match(/^tables\.programmes\.(.+)\.steps\.([^.]+)$/) ?? []
    if (key === undefined || id === undefined) return at
    const code = key.split('/')[0] ?? ''
    const { steps = [] } = document?.tables.programmes[key] ?? {}
    const number = steps.findIndex((step) => step.id === id) + 1
    const language = i18n.language === 'ru' ? 'ru' : 'en'
    return t('stepAt', {
      country: document?.countries[code]?.names[language] ?? code,
      number,
      name: steps[number - 1]?.label?.[language] || id,
    })
  }
}
