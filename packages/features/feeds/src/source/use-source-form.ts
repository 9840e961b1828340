import { useSaveSourceMutation } from '@seriba/api/manager/feed-sources'
import { saveSource } from '@seriba/contracts/feed-sources'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { newSource, problemsOf, type SourceValues, settingsOf } from './source-values.ts'

/** A stored source. */
export type StoredSource = { id: number; values: SourceValues; codeEnd: string }

const ranges: Partial<Record<keyof SourceValues, { min: string; max: string }>> = {
  pageRows: { min: '10', max: '250' },
  historyDays: { min: '0', max: '1500' },
  comingMinutes: { min: '1', max: '10 080' },
  resultsMinutes: { min: '1', max: '10 080' },
}
const ownWords = ['address', 'imageHost', 'clientAddress', 'pauseSeconds'] as const

/** A source's form: it is saved as a whole. */
export function useSourceForm(stored: StoredSource | null) {
  const { t } = useTranslation(['feedSource', 'refusal'])
  const [save] = useSaveSourceMutation()
  const navigate = useNavigate()
  const { succeed } = useMessage()
  const [saved, setSaved] = useState<number | null>(null)
  const form = useContractForm<typeof saveSource, SourceValues>(saveSource, {
    defaults: stored?.values ?? newSource,
    check: (values) => ({
      ...problemsOf(values, stored !== null),
      ...(values.name.trim() === '' && { name: 'field_required' as const }),
    }),
    explain(code, field) {
      if (field === 'main') return t('feedSource:wrong.tables')
      const range = field && ranges[field]
      if (code === 'invalid_input' && range) return t('feedSource:wrong.range', range)
      const own = ownWords.find((name) => name === field)
      return code === 'invalid_input' && own ? t(`feedSource:wrong.${own}`) : t(`refusal:${code}`)
    },
    request: (values) => ({
      id: stored?.id ?? null,
      name: values.name.trim(),
      settings: settingsOf(values),
      code: values.code.trim() || null,
    }),
    async onSubmit(request) {
      const { id } = await save(request).unwrap()
      succeed(t('feedSource:saved'))
      setSaved(id)
    },
  })

  // Once nothing is unsaved any more, so that nothing blocks the navigation to the feed.
  useEffect(() => {
    if (saved !== null) void navigate(`/feeds?feed=${saved}`)
  }, [saved, navigate])

  return { ...form, dirty: saved === null && form.dirty }
}

export type SourceForm = ReturnType<typeof useSourceForm>
