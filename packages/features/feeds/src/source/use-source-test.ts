import { type ApiError, toApiError } from '@seriba/api/api-error'
import { useTestSourceMutation } from '@seriba/api/manager/feed-sources'
import type { SourceTest } from '@seriba/contracts/feed-sources'
import type { SourceTable } from '@seriba/domain/feeds/feed-source'
import { useState } from 'react'
import { problemsOf, settingsOf } from './source-values.ts'
import type { SourceForm } from './use-source-form.ts'

type Shown = { table: SourceTable; skip: number; result: SourceTest | null; error: ApiError | null }

/** Reads ten lots with the typed settings, whether or not they are saved. */
export function useSourceTest(form: SourceForm, id: number | null) {
  const [ask, { isLoading }] = useTestSourceMutation()
  const [shown, setShown] = useState<Shown | null>(null)

  async function run(table: SourceTable | undefined, skip: number) {
    if (table === undefined || Object.keys(problemsOf(form.values, id !== null)).length > 0) {
      // It is not accepted as it is, and the fields show what is missing.
      await form.submit()
      return
    }
    const { values } = form
    const { data, error } = await ask({
      id,
      settings: settingsOf(values),
      code: values.code.trim() || null,
      table,
      skip,
    })
    setShown({ table, skip, result: data ?? null, error: error ? toApiError(error) : null })
  }
  return { shown, run, running: isLoading }
}

export type SourceTester = ReturnType<typeof useSourceTest>
