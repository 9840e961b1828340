import { formatDay } from '@seriba/domain/format/date'
import type { ImportVerdict } from '@seriba/domain/import-rules/import-verdict'
import { useCostWords } from './use-cost-words.ts'
import type { ReadyCosts } from './use-costs.ts'

/** Why a verdict is what it is, and on which day of arrival it changes, sentence by sentence. */
export function useVerdictReason(
  verdict: ImportVerdict,
  { costs, estimator }: Pick<ReadyCosts, 'costs' | 'estimator'>,
): string[] {
  const { t, named } = useCostWords()
  const code = costs.document.tables.ports[estimator.port ?? '']?.country
  const country = named(costs.document.countries[code ?? '']?.names)
  return [...because(), ...change()]

  function because(): string[] {
    if (verdict.basis === 'prohibited') return [t('rules.prohibited', { country })]
    if (verdict.basis === 'noRules') return [t('rules.noRules', { country })]
    const deciding = verdict.rules.filter((rule) => rule.verdict === verdict.verdict && !rule.formality)
    const [first] = deciding
    if (verdict.verdict === 'fits') {
      const [paper] = verdict.rules.filter(({ formality }) => formality)
      return [paper ? named(paper.says) : t('rules.nothingAgainst')]
    }
    if (!first) return []
    const said = first.exceptions ? `${named(first.says)} ${named(first.exceptions)}` : named(first.says)
    return [said, ...(first.missing ? [t(`rules.missing.${first.missing}`)] : [])]
  }

  function change(): string[] {
    const { changesOn, becomes } = verdict
    if (!changesOn || !becomes) return []
    const day = formatDay(changesOn)
    if (verdict.verdict === 'fits')
      return [t(becomes === 'doesNotFit' ? 'rules.arriveBefore' : 'rules.certainBefore', { day })]
    return [t(`rules.fromThen.${becomes}`, { day })]
  }
}
