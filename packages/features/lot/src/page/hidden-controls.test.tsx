import '@testing-library/jest-dom/vitest'
import { type ControlIn, hiddenIn } from '@seriba/domain/access/control-locations'
import type { Permissions } from '@seriba/domain/access/permissions'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CorrectLot } from '../correction/CorrectLot.tsx'
import { carLot } from '../testing/car-lot.ts'
import { renderPage } from '../testing/render-page.tsx'
import { LotPage } from './LotPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(flags: Partial<Permissions>) {
  const page = (
    <LotPage
      pageType="car-auction"
      bidPanel={() => null}
      actions={() => null}
      note={(lot) => <CorrectLot lot={lot} />}
    />
  )
  await renderPage(page, {
    path: '/car-auctions/8841207',
    route: '/car-auctions/:id',
    flags,
    lots: { 'car-auction': carLot() },
  })
  await screen.findAllByText(/Prado/)
}

/** Each control of this feature, as a lot's page names it. */
const names: Record<ControlIn<'lot'>, () => HTMLElement | null> = {
  lotCorrection: () => screen.queryByRole('button', { name: 'Correct the lot' }),
  share: () => screen.queryAllByRole('button', { name: /^Share/ })[0] ?? null,
  sheetTranslation: () => screen.queryAllByRole('tab', { name: /translation/i })[0] ?? null,
}

const pairs = hiddenIn('lot')

test('every control of this feature is tested', () => {
  expect([...new Set(pairs.map(([, control]) => control))].sort()).toEqual(Object.keys(names).sort())
})

test.each(pairs)('%s shows and hides %s', async (flag, control) => {
  await open({ [flag]: true })
  expect(names[control]()).toBeVisible()
  cleanup()
  await open({ [flag]: false })
  expect(names[control]()).not.toBeInTheDocument()
})
