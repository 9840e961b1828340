import { syncServerClock } from '@seriba/api/server-clock'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useToday } from './use-today.ts'

const dayMs = 86_400_000
/** As if the server had answered this many days in the future. */
const serverIsAhead = (days: number) =>
  syncServerClock(Date.now(), new Date(Date.now() + days * dayMs).toUTCString())

afterEach(() => serverIsAhead(0))

test('today is the server’s day in Japan, whatever the local clock says', () => {
  serverIsAhead(3)
  expect(renderHook(useToday).result.current).toBe(addDays(jstDay(new Date()), 3))
})
