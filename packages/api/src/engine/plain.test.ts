// @vitest-environment jsdom
import { viewSharedLot } from '@seriba/contracts/lot'
import { siteConfig } from '@seriba/contracts/site'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { toApiError } from '../api-error.ts'
import { defaultSiteConfig } from '../default-site-config.ts'
import { mutation, query, upsertCached, useMutationOf, useQueryOf } from './plain.ts'

afterEach(() => vi.unstubAllGlobals())

test('data embedded in the page is not requested', () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  upsertCached(siteConfig, { language: 'en' }, { ...defaultSiteConfig, brand: 'Vostok' })()
  const useSiteConfig = useQueryOf(query(siteConfig))
  const { result } = renderHook(() => useSiteConfig({ language: 'en' }))
  expect(result.current.data?.brand).toBe('Vostok')
  expect(fetch).not.toHaveBeenCalled()
})

test('errors are read as in the other engine, and the next try can succeed', async () => {
  const lot = { lotDetail: { id: 1 } }
  const answers = [
    Response.json({ messageCode: 'wrong_code' }, { status: 403 }),
    Response.json({ result: lot }),
  ]
  const fetch = vi.fn(async () => answers.shift())
  vi.stubGlobal('fetch', fetch)
  const useViewSharedLot = useMutationOf(mutation(viewSharedLot))
  const { result } = renderHook(() => useViewSharedLot())
  await act(async () => void (await result.current[0]({ pageType: 'car-auction', id: '7', password: '1' })))
  expect(toApiError(result.current[1].error)).toMatchObject({ code: 'wrong_code', status: 403 })
  await act(async () => void (await result.current[0]({ pageType: 'car-auction', id: '7', password: '2' })))
  await waitFor(() => expect(result.current[1].data).toEqual(lot))
  expect(fetch).toHaveBeenCalledTimes(2)
})
